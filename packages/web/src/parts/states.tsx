import type { ComponentChildren } from 'preact';
import { t } from '../words.ts';
import { Icon } from './icon.tsx';

/** Blank paper where real pieces will lie. */
export function Laying() {
  return (
    <div class="skel" role="status" aria-busy="true">
      <span class="skg">
        {[1, 2, 3, 4].map(n => (
          <i key={n} class="skp t" />
        ))}
      </span>
      <span class="ske">
        {[1, 2, 3, 4, 5, 6].map(n => (
          <i key={n} class="skp" />
        ))}
      </span>
      <p class="laying">
        <Icon name="scene-enso" class="enso" box="0 0 96 96" />
        {t().common.loading}
      </p>
    </div>
  );
}

/** Nothing here yet, or nothing here at all: a picture, a sentence, a way out. */
export function Empty({
  title,
  children,
  scene = 'scene-cup',
}: {
  title: string;
  children?: ComponentChildren;
  scene?: string;
}) {
  return (
    <div class="empty-state">
      <Icon name={scene} class="ill" box="0 0 96 84" />
      <h3>{title}</h3>
      {children}
    </div>
  );
}
