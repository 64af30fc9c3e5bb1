import { choose, type LevelName } from '@teahouse/bots';
import {
  type AnyGame,
  type AnyMatch,
  type Deal,
  holdsSealed,
  Match,
  type MatchSave,
  type Options,
  pack,
  type Question,
  type Rng,
  rng,
  type Seat,
} from '@teahouse/kernel';
import { type Corpus, type KeptGame, type KeptSave, playKept, playSaved, tables } from '@teahouse/testkit';

const SAVES = 12;
const PER_SEATS = 20;
const PER_OPTION = 3;

/** Out of a hundred seats, up to which one. Stronger bots take too long. */
const LEVELS: readonly [LevelName, number][] = [
  ['random', 10],
  ['apprentice', 18],
  ['beginner', 50],
  ['greedy', 100],
];
const BUDGET = { iterations: 60, ms: 60 };

/** Plays the games of a corpus: every number of seats and every value of every option, sealed answers that are changed, and decisions taken back. */
export function recordCorpus(game: AnyGame, count: number, onGame: (n: number) => void): Corpus {
  const table = tableChooser(game);
  const games = Array.from({ length: count }, (_, n): KeptGame => {
    const habits = { undoes: n % 4 === 0, revises: n % 3 === 0 };
    const { match, bots, undone } = play(game, { ...table(n), seed: `corpus ${n + 1}` }, habits, () => {});
    onGame(n + 1);
    const kept = { bots, undone, state: '', story: '', record: match.record() };
    return { ...kept, ...playKept(game, kept) };
  });
  const saves = Array.from({ length: SAVES }, (_, n): KeptSave => {
    const kept = saveOf(game, { ...table(n), seed: `save ${n + 1}` }, WORTH_SAVING[n % WORTH_SAVING.length]!);
    onGame(count + n + 1);
    return { ...kept, ...playSaved(game, kept) };
  });
  return { games, saves };
}

/** Games of the kinds that a corpus lacks: a game may learn to be played at another table. */
export function addToCorpus(game: AnyGame, { games, saves }: Corpus, onGame: (n: number) => void): Corpus {
  const all = tables(game);
  const more = { games: [...games], saves: [...saves] };
  for (let table = lackingTable(game, all, more.games); table !== null; table = lackingTable(game, all, more.games)) {
    const n = more.games.length;
    const deal = { ...table, seed: `corpus ${n + 1}` };
    const { match, bots, undone } = play(game, deal, { undoes: n % 4 === 0, revises: false }, () => {});
    const kept = { bots, undone, state: '', story: '', record: match.record() };
    more.games.push({ ...kept, ...playKept(game, kept) });
    if (n % 10 === 0) {
      const saved = saveOf(game, { ...table, seed: `save ${n + 1}` }, WORTH_SAVING[0]!);
      more.saves.push({ ...saved, ...playSaved(game, saved) });
    }
    onGame(n + 1);
  }
  return more;
}

/** A table with a number of seats or a value of an option that too few games have; of several, with the rarest options. */
function lackingTable(
  game: AnyGame,
  all: readonly { seats: number; options: Options }[],
  games: readonly KeptGame[],
): { seats: number; options: Options } | null {
  const gamesWith = (name: string, value: unknown): number =>
    games.filter(({ record }) => (record.options[name] ?? game.options[name]![0]) === value).length;
  const lacks = all.filter(
    ({ seats, options }) =>
      games.filter(({ record }) => record.seats === seats).length < PER_SEATS ||
      Object.entries(options).some(([name, value]) => gamesWith(name, value) < PER_OPTION),
  );
  const rarity = ({ options }: { options: Options }): number =>
    Object.entries(options).reduce((sum, [name, value]) => sum + gamesWith(name, value), 0);
  return lacks.toSorted((a, b) => rarity(a) - rarity(b))[0] ?? null;
}

/** Moments in which a save is taken: anywhere, with answers face down, where something can be taken back. */
const WORTH_SAVING: readonly ((match: AnyMatch) => boolean)[] = [
  () => true,
  match => Object.keys(match.state.stack.at(-1)?.sealed ?? {}).length > 0 && holdsSealed(match.state),
  match => match.mark < match.log.length,
];

function saveOf(game: AnyGame, deal: Required<Deal>, worthSaving: (match: AnyMatch) => boolean): KeptSave {
  const luck = rng(`saves of ${deal.seed}`);
  let save: MatchSave | null = null;
  let moments = 0;
  const { match } = play(game, deal, { undoes: false, revises: true }, running => {
    const [wanted, anything] = [worthSaving(running), moments === 0];
    // Each moment that is wanted is as likely as any other; the first one at all serves where none comes.
    if (wanted && luck(++moments) === 0) save = running.save();
    else if (anything && running.log.length === 20) save = running.save();
  });
  const taken: MatchSave = save ?? match.save();
  const rest = pack(game, match.deal, match.log.slice(taken.log.length));
  return { state: '', story: '', rest, save: JSON.parse(JSON.stringify(taken)) };
}

interface Habits {
  undoes: boolean;
  revises: boolean;
}

function play(
  game: AnyGame,
  deal: Required<Deal>,
  habits: Habits,
  visit: (running: AnyMatch) => void,
): { match: AnyMatch; bots: LevelName[]; undone: number } {
  const luck = rng(`players of ${deal.seed}`);
  const bots = Array.from({ length: deal.seats }, () => levelFor(luck(100)));
  const match = Match.begin(game, deal);
  let undone = 0;
  for (let n = 0; !match.over; n++) {
    visit(match);
    const open = match.open();
    const question = open[luck(open.length)]!;
    const { seat } = question;
    const decide = (level: LevelName, asked: Question): void => {
      const job = { level, seen: match.view(seat), question: asked, seed: `${deal.seed} ${n}`, budget: BUDGET };
      match.answers(seat, choose(game, job).answers, asked.ask);
    };
    decide(bots[seat]!, question);
    const again = habits.revises && luck(3) === 0 ? revisable(match, question) : undefined;
    if (again !== undefined) decide('random', again);
    if (habits.undoes && luck(5) === 0 && takeBack(match, seat, luck)) {
      undone++;
      decide('random', question);
    }
  }
  return { match, bots, undone };
}

/** Freely where that is possible; otherwise the others seldom agree. */
function takeBack(match: AnyMatch, seat: Seat, luck: Rng): boolean {
  const undo = match.undo(seat);
  // After the last answer nothing is taken back.
  if (undo === null || (undo.consent.length > 0 && luck(6) > 0)) return false;
  match.goBack(undo.to);
  return true;
}

/** The question of a sealed answer that still lies face down, and may be changed. */
function revisable(match: AnyMatch, { seat, ask }: Question): Question | undefined {
  if (match.state.stack.at(-1)?.sealed?.[seat] === undefined) return undefined;
  return match.open(true).find(q => q.seat === seat && q.ask === ask);
}

const levelFor = (roll: number): LevelName => LEVELS.find(([, below]) => roll < below)![0];

/** Tables in turn by their number of seats; among them the one whose options were played least so far. */
function tableChooser(game: AnyGame): (n: number) => { seats: number; options: Options } {
  const all = tables(game);
  const luck = rng(`tables of ${game.id}`);
  const played = new Map<string, number>();
  const keys = (options: Options): string[] => Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return n => {
    const seats = game.seats.min + (n % (game.seats.max - game.seats.min + 1));
    const fit = all.filter(table => table.seats === seats);
    let best = fit[0]!;
    let fewest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 40; i++) {
      const table = fit[luck(fit.length)]!;
      const before = keys(table.options).reduce((sum, key) => sum + (played.get(key) ?? 0), 0);
      if (before < fewest) [best, fewest] = [table, before];
    }
    for (const key of keys(best.options)) played.set(key, (played.get(key) ?? 0) + 1);
    return best;
  };
}
