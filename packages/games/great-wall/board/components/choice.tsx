import { isMix, offer, TROOPS, type Troop } from '../../src/ids.ts';
import { faceOf } from '../../src/printed/ids.ts';
import type { SpriteId } from '../art/sprite.ts';
import { useTable } from '../table.ts';
import { Art, ChangeIcons } from './art.tsx';
import { Pick } from './pick.tsx';

const QUIET = ['done', 'pass', 'donate-0', 'draw-0', 'keep'];

/** An answer that is no thing of the table, as a card: what it is, what it costs, what it brings. */
export function Choice({ id }: { id: string }) {
  const { foreseen, text, seen } = useTable();
  /** Of a soldier only the price is said: who comes for it stands before all his prices. */
  const { soldiers, ...change } = foreseen(id);
  const sign = offer(id) === undefined ? signOf(id) : null;
  /** A payment is nothing but its numbers. */
  const isPrice = isMix(id) || offer(id) !== undefined;
  return (
    <Pick answer={id} where="tray" class={QUIET.includes(id) ? 'choice quiet' : 'choice'} title={text.answer(id, seen)}>
      {sign !== null && <Art id={sign} class="sign" />}
      <span class={isPrice ? 'vh' : 'nm'}>{text.answer(id, seen)}</span>
      {Object.keys(change).length > 0 && <ChangeIcons change={change} />}
    </Pick>
  );
}

function signOf(id: string): SpriteId | null {
  if ((TROOPS as readonly string[]).includes(id)) return `troop-${id as Troop}`;
  if (id === 'clerk' || id === 'clerks') return 'troop-clerk';
  if (id === 'attack') return 'res-power';
  if (id === 'honor') return 'res-honor';
  if (id === 'post-to-post' || id === 'post-to-rest' || id === 'withdraw') return 'troop-archer';
  if (id === 'pay-chi') return 'res-chi';
  if (id === 'bribe') return 'res-gold';
  if (id.startsWith('draw-') && id !== 'draw-0') return 'res-tactic';
  return faceOf(id) === undefined ? null : 'res-tactic';
}
