import { hiringCost } from '../src/forecast.ts';
import { Art } from './art.tsx';
import { useTable } from './table.tsx';

/** What an advisor and a clerk cost me now. Whoever only watches hires nobody. */
export function Fees() {
  const { seen, me, words } = useTable();
  if (me === null) return null;
  const { advisor, advisorLess, clerk, clerkLess } = hiringCost(seen, me);
  return (
    <span class="fees">
      <span title={words.advisorCost(advisor, advisorLess)}>
        <span class="n" aria-hidden="true">
          <Art id="ui-user" class="uic" />
          {advisor}
          <Art id="res-gold" />
        </span>
        <span class="vh">{words.advisorCost(advisor, advisorLess)}.</span>
      </span>
      <span title={words.clerkCost(clerk, clerkLess)}>
        <span class="n" aria-hidden="true">
          <Art id="troop-clerk" />
          {clerk}
          <Art id="res-gold" />
        </span>
        <span class="vh">{words.clerkCost(clerk, clerkLess)}.</span>
      </span>
    </span>
  );
}

export function HiringInWords() {
  const { seen, me, words } = useTable();
  if (me === null) return null;
  const { advisor, advisorLess, clerk, clerkLess } = hiringCost(seen, me);
  return (
    <p class="prices">
      {words.advisorCost(advisor, advisorLess)}. {words.clerkCost(clerk, clerkLess)}.
    </p>
  );
}
