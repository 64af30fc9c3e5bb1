import { COLOURS } from '../colours.ts';
import { changeMe, me } from '../me.ts';
import { Emblem } from '../parts/icon.tsx';
import { t } from '../words.ts';

/** A colour, always with its shape and its pattern. */
export function EmblemChoice() {
  const mine = me.value?.colour;
  return (
    <div class="emb" role="radiogroup" aria-label={t().me.emblem}>
      {COLOURS.map(colour => (
        <label key={colour} class={`p-${colour}${colour === mine ? ' on' : ''}`}>
          <input type="radio" name="emblem" checked={colour === mine} onChange={() => void changeMe({ colour })} />
          <Emblem colour={colour} />
          <span class="ribbon" />
          <small>{t().colours[colour]}</small>
        </label>
      ))}
    </div>
  );
}
