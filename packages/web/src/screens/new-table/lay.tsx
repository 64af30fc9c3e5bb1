import { useSignal } from '@preact/signals';
import { call } from '../../api.ts';
import type { LoadedGame } from '../../games.ts';
import { me } from '../../me.ts';
import { layPractice } from '../../practice/store.ts';
import { sentence } from '../../refused.ts';
import { go, toTable } from '../../router.ts';
import { t } from '../../words.ts';
import { canPractise, levelsOf, type Objection, objectionTo, type Plan, wantedOf } from './plan.ts';

/** Lays the table as planned, at the teahouse or in this browser alone; or says why it cannot be. */
export function Lay({ loaded, plan }: { loaded: LoadedGame; plan: Plan }) {
  const words = t().newTable;
  const { game } = loaded;
  const refused = useSignal<string | null>(null);
  const objection = objectionTo(game, plan.seats, plan.options);
  const says = objection === null ? refused.value : objectionWords(objection, loaded);
  const alone = canPractise(plan.seats);
  const create = async (): Promise<void> => {
    try {
      const table = await call('tables.create', wantedOf(game.id, plan));
      go(toTable('table', table.id));
    } catch (error) {
      refused.value = sentence(error, t());
    }
  };
  const practise = (): void => go(toTable('practice', layPractice(game.id, plan.options, levelsOf(plan.seats))));
  return (
    <footer>
      <span class={says === null ? 'note' : 'refused'} role="status">
        {says ?? (alone ? words.practiseHelp : '')}
      </span>
      {alone ? (
        <button type="button" class="btn" disabled={objection !== null} onClick={practise}>
          {words.practise}
        </button>
      ) : null}
      <button
        type="button"
        class="btn primary"
        disabled={objection !== null || me.value === null}
        onClick={() => void create()}
      >
        {words.create}
      </button>
    </footer>
  );
}

function objectionWords(objection: Objection, { game, text }: LoadedGame): string {
  const words = t().newTable;
  if (objection.why === 'nobody') return words.needOne;
  if (objection.why === 'too-few') return words.tooFew(game.seats.min);
  return text.clashes?.[objection.clash] ?? t().no['options-clash'];
}
