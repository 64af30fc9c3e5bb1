import { Icon, Then } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { countPersons } from '../src/rules/vocabulary.ts';
import { pointsOf } from '../src/table.ts';
import type { SeenRuler } from '../src/view.ts';
import { Art } from './art.tsx';
import { at } from './flight.ts';
import { countRooms, handSize } from './reading.ts';
import type { SpriteId } from './sprite.ts';
import { useTable } from './table.tsx';

interface GoodsProps {
  seat: Seat;
  ruler: SeenRuler;
  /** What the aimed answer would make of them; the same ruler where none is aimed at. */
  after: SeenRuler;
}

/** Yuan, rice, fireworks and privileges: what changes is shown as it was and as it would be. */
export function Goods({ seat, ruler, after }: GoodsProps) {
  return (
    <span class="row goods" data-at={at.goods(seat)}>
      <Good icon="res-yuan" what="yuan" n={ruler.yuan} then={after.yuan} />
      <Good icon="res-rice" what="rice" n={ruler.rice} then={after.rice} />
      <Good icon="res-fireworks" what="fireworks" n={ruler.fireworks} then={after.fireworks} />
      <Good icon="priv-small" what="small" n={ruler.small} then={after.small} />
      {after.large > 0 && <Good icon="priv-large" what="large" n={ruler.large} then={after.large} />}
    </span>
  );
}

interface GoodProps {
  icon: SpriteId;
  what: 'yuan' | 'rice' | 'fireworks' | 'small' | 'large';
  n: number;
  then: number;
}

function Good({ icon, what, n, then }: GoodProps) {
  const { words } = useTable();
  const name = words.goods[what];
  return (
    <span class={n === 0 && then === 0 ? 'res zero' : 'res'} title={name}>
      <Art id={icon} />
      <Then n={n} will={then} />
      <span class="vh">{name}</span>
    </span>
  );
}

/** Persons and rooms, cards in hand: what a rival's court comes down to. */
export function Strength({ seat, ruler }: { seat: Seat; ruler: SeenRuler }) {
  const { words } = useTable();
  return (
    <>
      <span class="res" title={words.goods.persons}>
        <Art id="res-person" />
        <b>
          {countPersons(ruler)}/{countRooms(ruler)}
        </b>
        <span class="vh">{words.goods.persons}</span>
      </span>
      <span class="res" title={words.goods.cards} data-at={at.hand(seat)}>
        <Icon name="ui-stack" />
        <b>{handSize(ruler)}</b>
        <span class="vh">{words.goods.cards}</span>
      </span>
    </>
  );
}

export function Points({ seat, ruler, more = 0 }: { seat: Seat; ruler: SeenRuler; more?: number }) {
  const { words } = useTable();
  const points = pointsOf(ruler);
  return (
    <span class="vp" title={words.goods.points} data-at={at.points(seat)}>
      <Then n={points} will={points + more} /> {words.vp}
    </span>
  );
}
