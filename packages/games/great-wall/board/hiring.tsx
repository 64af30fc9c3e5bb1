import { hiringCost } from '../src/forecast.ts';
import { Art, Count } from './art.tsx';
import { useTable } from './table.tsx';

/** What an advisor and a clerk cost me now. Whoever only watches hires nobody. */
export function Fees() {
  const { seen, me, words } = useTable();
  if (me === null) return null;
  const { advisor, advisorLess, clerk, clerkLess } = hiringCost(seen, me);
  return (
    <span class="fees">
      <Count label={words.advisorCost(advisor, advisorLess)}>
        <Art id="ui-user" class="uic" />
        {advisor}
        <Art id="res-gold" />
      </Count>
      <Count label={words.clerkCost(clerk, clerkLess)}>
        <Art id="troop-clerk" />
        {clerk}
        <Art id="res-gold" />
      </Count>
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
