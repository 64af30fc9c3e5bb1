import { FATE, type FateCard as Printed } from '../../src/printed/fate.ts';
import { SHAPES, type Shape } from '../../src/printed/ids.ts';
import { useTable } from '../table.ts';
import { Art } from './art.tsx';

interface FateProps {
  card: number;
  /** The shapes whose section counts now. */
  shapes: readonly Shape[];
}

/** A fate card: its destiny, and a section for each shape; what counts now is dark and large. */
export function FateCard({ card, shapes, isDown = false }: FateProps & { isDown?: boolean }) {
  const { text, words } = useTable();
  const printed = FATE[card]!;
  const { destinies } = text.words;
  if (isDown) return <div class="fate down" role="img" aria-label={words.faceDown} />;
  return (
    <div class="fate">
      <header>
        <b>{card}</b>
        <span title={destinies[printed.destiny]}>
          <Art id={`destiny-${printed.destiny}`} class="ds" />
        </span>
      </header>
      <div class="secs">
        {SHAPES.map(shape => (
          <Section key={shape} printed={printed} shape={shape} counts={shapes.includes(shape)} />
        ))}
      </div>
    </div>
  );
}

/** The same in short: only what counted. */
export function FateChip({ card, shapes }: FateProps) {
  return (
    <span class="fate-chip">
      {shapes.map(shape => (
        <Section key={shape} printed={FATE[card]!} shape={shape} counts={true} />
      ))}
    </span>
  );
}

function Section({ printed, shape, counts }: { printed: Printed; shape: Shape; counts: boolean }) {
  const { text } = useTable();
  const { damage, rout, special } = printed[shape];
  const kind = special > 0 ? 'special' : damage > 0 ? 'damage' : rout > 0 ? 'rout' : 'none';
  const said = `${text.words.shapes[shape]}: ${text.words.result(printed[shape])}`;
  return (
    <span class={counts ? 'hit' : ''} title={said}>
      <Art id={`base-${shape}`} class="bs" />
      <i>
        <Art id={`fate-${kind}`} class="fs" />
        {(kind === 'damage' || kind === 'rout') && <b>{damage + rout}</b>}
      </i>
      {counts && <span class="vh"> {said} </span>}
    </span>
  );
}
