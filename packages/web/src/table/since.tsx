import { Emblem, Icon } from '../parts/icon.tsx';
import { t } from '../words.ts';
import type { TableModel } from './model.ts';
import { sinceMine } from './since.ts';

/** What just happened: a line for everybody who has moved since I did, and a way to see it again on the board. */
export function Since({ model }: { model: TableModel }) {
  const { lines, table } = model.shown.value!;
  const words = t().since;
  const { n, of } = model.stage.back.value;
  const { text } = model.loaded.value;
  const deeds = sinceMine(lines, table.mySeat, model.loaded.value).flatMap(({ seat, entries }) => {
    const player = model.players.value[seat];
    const said = entries.map(entry => text.notes[entry.kind]?.(entry, model.nameOf) ?? '').join(' ');
    return player === undefined || said === '' ? [] : [{ player, said }];
  });
  if (deeds.length === 0 && n === 0) return null;
  return (
    <section class="since" aria-label={words.title}>
      <header>
        <h3>{n === 0 ? words.title : words.back(n)}</h3>
        <button
          type="button"
          class="btn quiet icon"
          title={`${words.earlier} (,)`}
          aria-label={words.earlier}
          aria-keyshortcuts=","
          disabled={n >= of || model.unsent.value}
          onClick={() => model.stepBack()}
        >
          <Icon name="ui-prev" />
        </button>
        <button
          type="button"
          class="btn quiet icon"
          title={`${words.later} (.)`}
          aria-label={words.later}
          aria-keyshortcuts="."
          disabled={n === 0}
          onClick={() => model.stage.stepOn()}
        >
          <Icon name="ui-next" />
        </button>
      </header>
      <ul>
        {deeds.map(({ player, said }) => (
          <li key={player.seat} title={said}>
            <Emblem colour={player.colour} />
            <span>{said}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
