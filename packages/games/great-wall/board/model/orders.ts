import { grammar, type Language, type Seat } from '@teahouse/kernel';
import { foreseeActivation } from '../../src/foresight/activation.ts';
import type { Act, Build, Ready } from '../../src/foresight/acts.ts';
import type { Change } from '../../src/foresight/change.ts';
import { type Bonus, foreseeCommand } from '../../src/foresight/command.ts';
import type { Price } from '../../src/foresight/offers.ts';
import { RESOURCES, SECTIONS, WALL } from '../../src/ids.ts';
import { PLACE } from '../../src/printed/board.ts';
import type { OrderId } from '../../src/printed/ids.ts';
import type { Clan } from '../../src/table.ts';
import type { BoardWords } from '../../text/board/words.ts';
import type { Text } from '../../text/en.ts';
import type { Seen } from './reading.ts';

/** What is needed to put a command into words; names are left out where nobody gives them. */
export interface Speech {
  seen: Seen;
  me: Seat | null;
  text: Text;
  language: Language;
  nameOf?: (clan: Clan) => string;
}

/** Of whom, or of what, a line tells, and what it says. */
interface OrderLine {
  label: string;
  says: string;
}

/** What a command would do now: for its owner, for the others whom I care about, and what another card adds. */
export function orderLines(speech: Speech, clan: Clan, command: OrderId): OrderLine[] {
  const { seen, me, text } = speech;
  const words = text.board;
  const { own, others, bonus } = foreseeCommand(seen, me, clan, command);
  const lines = ownLines(speech, own, clan, command);
  for (const [says, clans] of alike(others.map(other => [sayActs(speech, other.acts, other.clan), other.clan]))) {
    if (says === '') continue;
    const isAll = clans.length > 1 && clans.length === others.length;
    lines.push({ label: isAll ? words.orders.others : clans.map(other => whoIs(speech, other)).join(', '), says });
  }
  if (bonus !== null) lines.push({ label: words.orders.bonus, says: sayBonus(speech, bonus, clan) });
  return lines;
}

/** The same in short, for the line under the question. */
export function orderInShort(speech: Speech, clan: Seat, command: OrderId): string[] {
  const { own, bonus } = foreseeCommand(speech.seen, speech.me, clan, command);
  const lines = ownLines(speech, own, clan, command).map(({ says }) => sentence(says));
  if (bonus !== null) lines.push(`${speech.text.board.orders.bonus}: ${sayBonus(speech, bonus, clan)}.`);
  return lines;
}

/** With Betrayal: what a copy would do, or the clerks that move instead. */
export function copyInShort(speech: Speech, seat: Seat, answer: string): string[] {
  const [copy] = foreseeCommand(speech.seen, speech.me, seat, 'betrayal').own;
  if (copy?.act !== 'copy') return [];
  const found = copy.of.find(({ command }) => command === answer);
  if (found === undefined) return [sentence(speech.text.board.orders.moves(copy.n, 'anywhere'))];
  return [sentence(sayActs(speech, found.acts, seat))];
}

const sentence = (says: string): string => `${says.charAt(0).toLocaleUpperCase()}${says.slice(1)}.`;

const whoIs = ({ me, text: { board }, nameOf }: Speech, clan: Clan): string =>
  clan === me ? board.you : (nameOf?.(clan) ?? board.orders.others);

/** Who is told the same. */
function alike(said: readonly [says: string, clan: Clan][]): Map<string, Clan[]> {
  const out = new Map<string, Clan[]>();
  for (const [says, clan] of said) out.set(says, [...(out.get(says) ?? []), clan]);
  return out;
}

/** One line for the owner; with Betrayal, one for each command that can be copied. */
function ownLines(speech: Speech, acts: readonly Act[], clan: Clan, command: OrderId): OrderLine[] {
  const { text } = speech;
  const words = text.board;
  const copy = acts.find(act => act.act === 'copy');
  if (copy?.act !== 'copy') {
    const says = sayActs(speech, acts, clan);
    const isIdle = command === 'economy' && !acts.some(({ act }) => act === 'gain' || act === 'take');
    return [{ label: whoIs(speech, clan), says: isIdle ? `${says}; ${words.orders.collectsNothing}` : says }];
  }
  const instead = words.orders.orMoves(words.orders.moves(copy.n, 'anywhere'));
  return [
    { label: whoIs(speech, clan), says: `${words.orders.copies}, ${instead}` },
    ...copy.of.map(({ command: copied, acts: then }) => ({
      label: text.cards[copied][0],
      says: sayActs(speech, then, clan),
    })),
  ];
}

function sayBonus(speech: Speech, { by, from, known, acts }: Bonus, clan: Clan): string {
  const { orders } = speech.text.board;
  const card = speech.text.cards[by][0];
  if (from.length === 0) return orders.notHelped(card);
  const names = speech.nameOf === undefined ? [] : from.map(seat => whoIs(speech, seat));
  const who = grammar(speech.language)[known ? 'and' : 'or'](names);
  return (known ? orders.helped : orders.mayHelp)(card, who, sayActs(speech, acts, clan));
}

const sayActs = (speech: Speech, acts: readonly Act[], clan: Clan): string =>
  gained(acts)
    .map(act => (act.act === 'gains' ? speech.text.change(act.change) : sayAct(speech, act, clan)))
    .join('; ');

/** Plain gains one after another are said in one breath. */
function gained(acts: readonly Act[]): (Act | { act: 'gains'; change: Change })[] {
  const out: (Act | { act: 'gains'; change: Change })[] = [];
  for (const act of acts) {
    const last = out.at(-1);
    if (act.act !== 'gain') out.push(act);
    else if (last?.act === 'gains') last.change[act.resource] = act.n;
    else out.push({ act: 'gains', change: { [act.resource]: act.n } });
  }
  return out;
}

function sayAct(speech: Speech, act: Act, clan: Clan): string {
  const { seen, text, language } = speech;
  const words = text.board;
  const { orders } = words;
  switch (act.act) {
    case 'move': {
      const spread = act.within.length > 0 ? 'workshops' : act.spread ? 'apart' : 'anywhere';
      const moves = orders.moves(act.n, spread);
      return clan === speech.me ? `${moves} (${orders.inReserve(act.idle)})` : moves;
    }
    case 'take': {
      const among = act.among.map(resource => words.resources[resource]);
      return orders.anyOf(act.n, grammar(language).or(among));
    }
    case 'advance':
      return orders.advances(
        act.at
          .map(location => {
            const { gives } = PLACE[location];
            const collects = foreseeActivation(seen, location).collects[clan] ?? 0;
            return gives === null
              ? text.locations[location]
              : `${text.locations[location]} (${words.amount(gives, collects)})`;
          })
          .join(', '),
      );
    case 'either': {
      const moves = orders.moves(act.n, 'apart');
      return act.ready.length === 0 ? moves : `${moves}, ${orders.orAttacks(sayReady(words, act.ready))}`;
    }
    case 'attack':
      return orders.attacks(sayReady(words, act.ready));
    case 'build':
      return act.offers === null ? orders.buildsFor(act.rebate) : orders.builds(sayBuildings(words, act.offers));
    case 'recruit':
      return act.prices === null
        ? orders.recruitsFor(act.n, act.waiver)
        : orders.recruits(act.n, sayPrices(words, act.prices));
    case 'draw':
      return text.change({ tactics: act.n });
    case 'gather':
      return orders.gathers;
    case 'gain':
      return text.change({ [act.resource]: act.n });
    case 'copy':
      return orders.copies;
  }
}

const sayReady = (words: BoardWords, ready: readonly Ready[]): string =>
  ready
    .map(({ section, troop, n }) => `${n} × ${words.figures[troop]} (${words.sections[SECTIONS[section]!]})`)
    .join(', ');

const sayPrices = (words: BoardWords, prices: readonly Price[]): string[] =>
  prices.map(({ troop, price }) => {
    const paid = RESOURCES.filter(resource => price[resource] > 0).map(resource =>
      words.amount(resource, price[resource]),
    );
    return words.orders.priced(words.figures[troop], paid);
  });

/** Buildings of one kind and price are named once, with all their sections. */
function sayBuildings(words: BoardWords, offers: readonly Build[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { answer, own } of offers) {
    const kind = (WALL as readonly string[]).includes(answer) ? 'wall' : 'barricade';
    const what = `${words.orders.buildings[kind]} ${words.costs(own)}`;
    const section = SECTIONS.find(id => answer.endsWith(id))!;
    groups.set(what, [...(groups.get(what) ?? []), words.sections[section]]);
  }
  return [...groups].map(([what, sections]) => `${what} (${sections.join(', ')})`);
}
