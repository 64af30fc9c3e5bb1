import '../styles/primer.css';
import { hasLessons, hasPrimer } from '../games.ts';
import { addressOf } from '../router.ts';
import { t } from '../words.ts';

/** The ways to learn a game, one beside the other. */
export function LearnTabs({ game, here }: { game: string; here: 'primer' | 'rules' }) {
  const words = t().learn;
  const ways = [
    ...(hasPrimer(game) ? [{ id: 'primer', name: words.three, href: addressOf({ screen: 'primer', game }) }] : []),
    { id: 'rules', name: words.book, href: addressOf({ screen: 'rules', game, rule: null }) },
    ...(hasLessons(game)
      ? [{ id: 'learn', name: words.lesson, href: addressOf({ screen: 'learn', game, lesson: null }) }]
      : []),
  ];
  return (
    <nav class="ways" aria-label={t().home.learn}>
      {ways.map(({ id, name, href }) => (
        <a key={id} href={href} aria-current={id === here ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
