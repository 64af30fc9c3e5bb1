import { Count } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { HERO } from '../../src/printed/heroes.ts';
import { ATTRIBUTES, type HeroId } from '../../src/printed/ids.ts';
import { at } from '../model/flight.ts';
import type { SeenPlayer } from '../model/reading.ts';
import { useTable } from '../table.ts';
import { Art, Face } from './art.tsx';
import { Pick } from './pick.tsx';

type SeenHero = SeenPlayer['heroes'][number];

/** The heroes of a seat with what they can, and what they carry. */
export function Heroes({ seat }: { seat: Seat }) {
  const { seen, words } = useTable();
  const { heroes } = seen.players[seat]!;
  return (
    <div class="heroes">
      {heroes.length === 0 && <p class="note">{words.noHeroes}</p>}
      {heroes.map(hero => (
        <HeroCard key={hero.id} hero={hero} seat={seat} />
      ))}
    </div>
  );
}

function HeroCard({ hero, seat }: { hero: SeenHero; seat: Seat }) {
  const { text, me } = useTable();
  const { cards } = text.words;
  return (
    <article class={hero.routed ? 'hc routed' : 'hc'} data-at={at.hero(hero.id)}>
      <Pick
        answer={hero.id}
        where={seat === me ? 'heroes' : 'rivals'}
        class="hero-pick"
        reads={{ card: hero.id }}
        label={`${cards.heroes[hero.id][0]} ${hero.area}`}
      >
        <Face hero={hero.id} seat={seat} />
        <span class="hn">
          <b>{cards.heroes[hero.id][0]}</b> <small>{hero.area}</small>
        </span>
      </Pick>
      <HeroStats id={hero.id} training={hero.training} damage={hero.damage} />
      <ul class="rewards">
        {hero.rewards.map(({ card }, n) => (
          <li key={n}>
            {card === null ? (
              <Art id="rw-reward" />
            ) : (
              <Pick answer={seat === me ? card : null} where="rewards" class="reward" reads={{ card }}>
                <Art id="rw-reward" />
                {cards.rewards[card][0]}
              </Pick>
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}

interface StatsProps {
  id: HeroId;
  training?: SeenHero['training'];
  damage?: number;
}

/** Attributes with training, and how much health is left. */
export function HeroStats({ id, training, damage = 0 }: StatsProps) {
  const { text, words } = useTable();
  const { attributes, health } = HERO[id];
  return (
    <p class="stats">
      {ATTRIBUTES.map(attribute => {
        const more = training?.[attribute] ?? 0;
        const n = attributes[attribute] + more;
        return (
          <Count key={attribute} label={`${text.words.attributes[attribute]} ${n}`}>
            <Art id={`stat-${attribute}`} class="uic" />
            <span class={more > 0 ? 'raised' : ''}>{n}</span>
          </Count>
        );
      })}
      <Count class="hpn" label={words.health(health - damage, health)}>
        <Art id="stat-heart" class="uic" />
        {health - damage}/{health}
      </Count>
    </p>
  );
}
