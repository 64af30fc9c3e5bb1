import { Count, Icon } from '@teahouse/boardkit';
import { hiringCost } from '../../src/foresight/prices.ts';
import { useTable } from '../table.ts';
import { Art } from './art.tsx';

/** What an advisor and a clerk cost me now. Whoever only watches hires nobody. */
export function Fees() {
  const { seen, me, words } = useTable();
  if (me === null) return null;
  const { advisor, advisorLess, advisorMore, clerk, clerkLess } = hiringCost(seen, me);
  return (
    <span class="fees">
      <Count label={words.advisorCost(advisor, advisorLess, advisorMore)}>
        <Icon name="ui-user" />
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
  const { advisor, advisorLess, advisorMore, clerk, clerkLess } = hiringCost(seen, me);
  return (
    <p class="prices">
      {words.advisorCost(advisor, advisorLess, advisorMore)}. {words.clerkCost(clerk, clerkLess)}.
    </p>
  );
}
