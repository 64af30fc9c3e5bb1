import { Icon } from './icon.tsx';

/** Beside how a game ended: a laurel for whoever won, and a cup of tea where nobody did. */
export const Laurel = ({ isWon }: { isWon: boolean }) => (
  <Icon name={isWon ? 'ui-laurel' : 'scene-cup'} class="laurel" box={isWon ? '0 0 48 48' : '0 0 96 84'} />
);
