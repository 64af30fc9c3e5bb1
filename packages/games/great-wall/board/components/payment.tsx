import { useState } from 'preact/hooks';
import { type MixId, mix } from '../../src/ids.ts';
import { gentlestFirst, nudged, takenBy } from '../model/payment.ts';
import { useTable } from '../table.ts';
import { Art } from './art.tsx';
import { Choice } from './choice.tsx';

/** Many ways to pay: how much of each, step by step, beginning with what hurts least. Every step is a way that exists. */
export function Payment({ ways: all }: { ways: readonly MixId[] }) {
  const { seen, me, words, aimed, aim } = useTable();
  const ways = gentlestFirst(all, seen.players[me!]!.goods!);
  const [chosen, choose] = useState(ways[0]!);
  /** What is pointed at in the list is to be seen here as well. */
  const way = ways.find(id => id === aimed) ?? chosen;
  const step = (to: MixId | undefined): void => {
    if (to === undefined) return;
    choose(to);
    aim(to);
  };
  return (
    <li class="payment">
      {takenBy(ways).map(resource => {
        const [less, more] = ([-1, 1] as const).map(by => nudged(ways, way, resource, by));
        return (
          <fieldset key={resource} aria-label={words.resources[resource]}>
            <button
              type="button"
              disabled={less === undefined}
              aria-label={words.less(words.resources[resource])}
              onClick={() => step(less)}
            >
              −
            </button>
            <output>
              <b>{mix(way)[resource]}</b>
              <Art id={`res-${resource}`} />
            </output>
            <button
              type="button"
              disabled={more === undefined}
              aria-label={words.more(words.resources[resource])}
              onClick={() => step(more)}
            >
              +
            </button>
          </fieldset>
        );
      })}
      {ways.map(id => (
        <span key={id} hidden={id !== way}>
          <Choice id={id} />
        </span>
      ))}
    </li>
  );
}
