import { FATE } from '../../src/printed/fate.ts';
import { SHAPES, type Shape } from '../../src/printed/ids.ts';
import { useTable } from '../table.ts';
import { Art } from './art.tsx';

/** A fate card: its destiny, and a section for each shape; what counts now is dark and large. */
export function FateCard({ card, shapes }: { card: number; shapes: readonly Shape[] }) {
  const { text } = useTable();
  const printed = FATE[card]!;
  const { result, destinies } = text.words;
  return (
    <div class="fate">
      <header>
        <b>{card}</b>
        <span title={destinies[printed.destiny]}>
          <Art id={`destiny-${printed.destiny}`} class="ds" />
        </span>
      </header>
      <div class="secs">
        {SHAPES.map(shape => {
          const { damage, rout, special } = printed[shape];
          const kind = special > 0 ? 'special' : damage > 0 ? 'damage' : rout > 0 ? 'rout' : 'none';
          const said = `${text.words.shapes[shape]}: ${result(printed[shape])}`;
          return (
            <span key={shape} class={shapes.includes(shape) ? 'hit' : ''} title={said}>
              <Art id={`base-${shape}`} class="bs" />
              <i>
                <Art id={`fate-${kind}`} class="fs" />
                {(kind === 'damage' || kind === 'rout') && <b>{damage + rout}</b>}
              </i>
              {shapes.includes(shape) && <span class="vh"> {said} </span>}
            </span>
          );
        })}
      </div>
    </div>
  );
}
