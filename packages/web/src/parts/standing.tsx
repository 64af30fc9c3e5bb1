import { day } from '../format.ts';
import { me } from '../me.ts';
import { language, t } from '../words.ts';
import { Banner } from './controls.tsx';
import { Icon } from './icon.tsx';

/** Who was shut out reads why, and for how long, wherever they are. */
export function Standing() {
  const ban = me.value?.banned ?? null;
  if (ban === null) return null;
  const words = t().house.standing;
  const end = ban.until === null ? words.forGood : words.until(day(ban.until, language.value));
  return (
    <div class="standing">
      <Banner kind="warn" icon={<Icon name="ui-warn" />} title={words.banned}>
        {end} {words.why(ban.why)}
      </Banner>
    </div>
  );
}
