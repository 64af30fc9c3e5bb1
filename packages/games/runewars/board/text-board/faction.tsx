import type { Seat } from '@teahouse/kernel';
import { DIALS, FACTION } from '../../src/printed/factions.ts';
import { HERO } from '../../src/printed/heroes.ts';
import { ATTRIBUTES, RESOURCES, UNITS } from '../../src/printed/ids.ts';
import { QUEST } from '../../src/printed/quests.ts';
import { runesToWin } from '../../src/rules/consequences.ts';
import { progressOf } from '../model/objective.ts';
import { openTable, runesOf } from '../model/reading.ts';
import { useTable } from '../table.ts';

/** A faction: runes, influence, dials, orders, heroes, objective, quests, tactics, strongholds. */
export function FactionInWords({ seat }: { seat: Seat }) {
  const { seen, me, words, text, nameOf } = useTable();
  const { cards, forms, resources } = text.words;
  const { faction, influence, dials, hand, tactics, quests, objective } = seen.players[seat]!;
  const name = seat === me ? words.you : nameOf(seat);
  if (faction === null) return <h2>{name}</h2>;
  const { dragon, false: wrong, unknown } = runesOf(seen, seat);
  const known = objective === null || objective === 'hidden' ? null : objective;
  const progress = known === null ? null : progressOf(seen, seat, known);
  return (
    <section>
      <h2>
        {name}: {forms.factions[faction].name} ({words.sides[FACTION[faction].alignment]})
      </h2>
      <p>
        {words.influence(influence)}.{' '}
        {seat === me
          ? words.dragonRunes(dragon, runesToWin(openTable(seen)))
          : words.runesSeen(dragon + wrong + unknown, dragon, wrong)}
        .
      </p>
      <ul>
        {RESOURCES.map(resource => {
          const { units, influence: icons, tactics: draws } = DIALS[faction][resource][dials[resource]]!;
          const levy = UNITS.flatMap(unit => {
            const n = units[unit] ?? 0;
            return n === 0 ? [] : [forms.units[unit].counted(n)];
          });
          return (
            <li key={resource}>
              {words.dial(resources[resource], dials[resource], null)}. {levy.length > 0 && `${forms.list(levy)}. `}
              {words.influence(icons)}, {words.tacticsCards(draws)}.
            </li>
          );
        })}
      </ul>
      <p>
        {words.orders}, {words.inHand(hand.length)}: {hand.map(id => cards.orders[id][0]).join(', ')}.
      </p>
      <HeroesInWords seat={seat} />
      {known !== null && (
        <p>
          {words.objective}: {cards.objectives[known][0]}. {cards.objectives[known][1]}{' '}
          {progress !== null && words.progress(progress.have, progress.need)}
        </p>
      )}
      <h3>{words.quests}</h3>
      <ul>
        {quests.map(({ card }, n) => (
          <li key={n}>
            {card === null ? words.hiddenQuest : `${QUEST[card].area} ${cards.quests[card]}. ${text.quest(card).task}`}
          </li>
        ))}
      </ul>
      <h3>{words.tactics}</h3>
      <ul>
        {tactics.map(({ card, fresh }, n) => (
          <li key={n}>
            {card === null
              ? words.hiddenTactic
              : `${cards.tactics[card][0]}. ${cards.tactics[card][1]} ${fresh ? words.nextSeason : ''}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function HeroesInWords({ seat }: { seat: Seat }) {
  const { seen, words, text } = useTable();
  const { cards, attributes } = text.words;
  const { heroes } = seen.players[seat]!;
  if (heroes.length === 0) return <p>{words.noHeroes}.</p>;
  return (
    <>
      <h3>{words.heroes}</h3>
      <ul>
        {heroes.map(({ id, area, damage, training, rewards, routed }) => (
          <li key={id}>
            {cards.heroes[id][0]}, {area}
            {routed ? `, ${words.routed}` : ''}.{' '}
            {ATTRIBUTES.map(one => `${attributes[one]} ${HERO[id].attributes[one] + training[one]}`).join(', ')}.{' '}
            {words.health(HERO[id].health - damage, HERO[id].health)}.{' '}
            {rewards.flatMap(({ card }) => (card === null ? [] : [cards.rewards[card][0]])).join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}
