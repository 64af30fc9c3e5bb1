import { artOf } from '@teahouse/boardkit';
import { Icon } from './icon.tsx';

/** A symbol of a board's own sprite, or of the house; nothing where there is none. */
export function SpriteIcon({ id, sprite, class: kind = 'sym' }: { id: string; sprite: string; class?: string }) {
  if (id === '') return null;
  if (/^(ui|emblem|scene)-/.test(id)) return <Icon name={id} class={kind} />;
  const Art = artOf(sprite);
  return Art({ id, class: kind });
}
