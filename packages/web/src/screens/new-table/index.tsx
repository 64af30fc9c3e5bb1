import { useSignal } from '@preact/signals';
import { coverOf, type LoadedGame, shelf } from '../../games.ts';
import { Dialog, DialogHead } from '../../parts/dialog.tsx';
import { useGame } from '../../use-game.ts';
import { language, t } from '../../words.ts';
import { GameOptions } from './game-options.tsx';
import { Lay } from './lay.tsx';
import { Manners, PaceChoice } from './manners.tsx';
import { firstPlan, type Plan } from './plan.ts';
import { Seats } from './seats.tsx';

/** One dialog, no steps; every choice says in a line what it changes. */
export default function NewTable({ game, onClose }: { game: string | null; onClose(): void }) {
  const chosen = useSignal(game ?? shelf[0]!.id);
  const loaded = useGame(chosen.value);
  const words = t().newTable;
  return (
    <Dialog label={words.title} class="wide" onClose={onClose}>
      <DialogHead title={words.title} onClose={onClose} />
      <GameChoice
        chosen={chosen.value}
        onChange={id => {
          chosen.value = id;
        }}
      />
      {loaded === null ? <p class="note pad">{t().common.loading}</p> : <Choices key={loaded.id} loaded={loaded} />}
    </Dialog>
  );
}

function GameChoice({ chosen, onChange }: { chosen: string; onChange(id: string): void }) {
  const words = t().newTable;
  return (
    <div class="nt-games">
      <h3>{words.game}</h3>
      <div class="gcs" role="radiogroup" aria-label={words.game}>
        {shelf.map(({ id, words: names }) => (
          <label key={id} class={`gc${id === chosen ? ' on' : ''}`}>
            <input type="radio" name="game" checked={id === chosen} onChange={() => onChange(id)} />
            <img class="gcv" src={coverOf(id)} alt="" />
            <b>{names[language.value].title}</b>
          </label>
        ))}
      </div>
    </div>
  );
}

function Choices({ loaded }: { loaded: LoadedGame }) {
  const plan = useSignal<Plan>(firstPlan(loaded.game));
  const parts = {
    plan: plan.value,
    change: (change: Partial<Plan>): void => {
      plan.value = { ...plan.value, ...change };
    },
  };
  return (
    <>
      <div class="nt">
        <div>
          <Seats game={loaded.game} {...parts} />
          <PaceChoice {...parts} />
        </div>
        <div>
          <GameOptions loaded={loaded} {...parts} />
          <Manners {...parts} />
        </div>
      </div>
      <Lay loaded={loaded} plan={plan.value} />
    </>
  );
}
