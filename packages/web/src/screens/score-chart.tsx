import { useSignal } from '@preact/signals';
import type { TablePlayer } from '@teahouse/boardkit';
import { sentence } from '@teahouse/kernel';
import { COLOURS } from '../colours.ts';
import { Seg } from '../parts/controls.tsx';
import { Curve, CurveKey } from '../parts/curve.tsx';
import { t } from '../words.ts';
import type { Standing } from './standings.ts';

interface Props {
  standings: readonly Standing[];
  players: readonly TablePlayer[];
  /** Rivals that nobody plays: their figures follow those of the seats. */
  automata: readonly string[];
}

/** How everybody stood at the end of every part of the game: by points, or by what else the game lets one follow. */
export function StandingsChart({ standings, players, automata }: Props) {
  const chosen = useSignal(0);
  const measures = standings[0]?.measures ?? [];
  const which = chosen.value;
  return (
    <>
      <div class="panel-h">
        <h2>{t().score.over}</h2>
        {measures.length < 2 ? null : (
          <Seg
            label={t().score.over}
            value={which}
            choices={measures.map(({ name }, value) => ({ value, name: sentence(name) }))}
            onChange={value => {
              chosen.value = value;
            }}
          />
        )}
      </div>
      {standings.length < 2 ? (
        <p class="note pad">{t().common.loading}</p>
      ) : (
        <Lines standings={standings} players={[...players, ...rivals(players, automata)]} which={which} />
      )}
    </>
  );
}

/** They are drawn in colours that nobody else has. */
function rivals(players: readonly TablePlayer[], automata: readonly string[]): TablePlayer[] {
  const free = COLOURS.filter(colour => players.every(player => player.colour !== colour));
  return automata.map((name, i) => ({ seat: players.length + i, name, colour: free[i % free.length]! }));
}

function Lines({ standings, players, which }: Omit<Props, 'automata'> & { which: number }) {
  const zero = { short: '', figures: players.map(() => 0) };
  const points = [zero, ...standings.map(({ short, measures }) => ({ short, figures: measures[which]!.figures }))];
  const lines = players.map(({ seat }) => points.map(({ figures }) => figures[seat] ?? 0));
  const ticks = points.map(({ short }, i) => ({ at: i / (points.length - 1), name: short }));
  const { name } = standings[0]!.measures[which]!;
  return (
    <>
      <Curve
        players={players}
        lines={lines}
        max={Math.max(1, ...lines.flat())}
        ticks={ticks}
        label={`${t().score.over}, ${name}`}
        height={330}
      />
      <CurveKey players={players} />
    </>
  );
}
