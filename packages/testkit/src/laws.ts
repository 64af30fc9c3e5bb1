import {
  type Core,
  cloneOf,
  copy,
  diff,
  type Entry,
  hashOf,
  heard,
  imagine,
  load,
  Match,
  notJson,
  pack,
  placesOf,
  type Question,
  Refusal,
  reimagine,
  replay,
  type Seat,
  save,
  unpack,
  view,
  withJournal,
} from '@teahouse/kernel';
import { Broken } from './broken.ts';
import { branchesAreApart, draftsAreHonest, refusalsAreBlind } from './draft-laws.ts';
import type { Checkpoint } from './inspection.ts';
import { any, decisionFrom } from './play.ts';

/** What every game must keep to, at some moment of every game. Each can be checked alone. */
export interface Law {
  readonly name: string;
  readonly when: 'at rest' | 'at a question' | 'after an answer' | 'at the end';
  /** What breaks it stays broken, so that it need not be looked at after every decision. */
  readonly lasts?: boolean;
  /** Another line of the game, if it looks at one. */
  readonly needs?: 'match' | 'trusted';
  /** Throws a `Broken` if it does not. */
  readonly holds: (now: Checkpoint) => void;
}

export const LAWS: readonly Law[] = [
  { name: 'state is JSON', when: 'at rest', lasts: true, holds: isJson },
  { name: 'check', when: 'at rest', holds: isPossible },
  { name: 'conservation', when: 'at rest', lasts: true, holds: isConserved },
  { name: 'stable questions', when: 'at a question', holds: asksTheSame },
  { name: 'saves', when: 'at a question', holds: loadsTheSame },
  { name: 'clone', when: 'at a question', holds: clonesAreFree },
  { name: 'refusals', when: 'at a question', holds: allElseIsRefused },
  { name: 'no leaks', when: 'at a question', holds: nothingLeaks },
  { name: 'imagination', when: 'at a question', holds: imaginesWhatIsSeen },
  { name: 'arrival order', when: 'at a question', holds: ordersAreEqual },
  { name: 'defaults', when: 'at a question', holds: defaultsAreOffered },
  { name: 'drafts', when: 'at a question', needs: 'match', holds: draftsAreHonest },
  { name: 'no oracle', when: 'at a question', needs: 'match', holds: refusalsAreBlind },
  { name: 'branches', when: 'at rest', holds: branchesAreApart },
  { name: 'two doors', when: 'after an answer', needs: 'trusted', holds: doorsLeadToTheSame },
  { name: 'undo', when: 'after an answer', needs: 'match', holds: undoRestores },
  { name: 'standing', when: 'at a question', holds: canBeRanked },
  { name: 'outcome', when: 'at the end', holds: somebodyIsFirst },
  { name: 'replay', when: 'at the end', needs: 'match', holds: logLeadsHere },
  { name: 'resume', when: 'at the end', needs: 'match', holds: resumesTheSame },
];

function must(holds: boolean, what: string): void {
  if (!holds) throw new Broken(what);
}

function same(a: unknown, b: unknown, what: string): void {
  const [x, y] = [JSON.stringify(a), JSON.stringify(b)];
  if (x !== y) throw new Broken(`${what}: ${difference(x, y)}`);
}

function isJson({ g }: Checkpoint): void {
  const found = notJson(g, 'state');
  must(found === null, `${found}`);
}

function isPossible({ plain, g }: Checkpoint): void {
  const complaint = plain.check?.(g) ?? null;
  must(complaint === null, `${complaint?.field} breaks ${complaint?.rule}`);
}

function isConserved({ plain, g, memory }: Checkpoint): void {
  for (const [what, measure] of Object.entries(plain.conserved?.(g) ?? {})) {
    const now = JSON.stringify(measure);
    const first = memory.get(what) ?? now;
    memory.set(what, first);
    must(now === first, `${what} was ${first} and is ${now}`);
  }
}

function asksTheSame({ game, g, open }: Checkpoint): void {
  same(game.machine.open(g), open, 'the same state asks differently');
}

function loadsTheSame({ plain, g }: Checkpoint): void {
  same(load(plain, save(plain, g)), g, 'a save loads as another state');
}

function clonesAreFree({ plain, g, open, luck }: Checkpoint): void {
  const before = JSON.stringify(g);
  const twin = cloneOf(plain, g);
  same(twin, copy(g), 'the clone differs from the state');
  plain.scramble(twin, null, luck);
  must(JSON.stringify(g) === before, 'scrambling a clone changes the original');
  for (const q of open) {
    for (const answer of q.options) {
      const world = cloneOf(plain, g);
      plain.machine.answers(world, q.seat, decisionFrom(plain, world, q, answer, luck));
      if (JSON.stringify(g) !== before) throw new Broken(`playing '${answer}' on a clone changes the original`);
    }
  }
}

function allElseIsRefused(now: Checkpoint): void {
  const { plain, g } = now;
  const open = plain.machine.open(g, true);
  const before = JSON.stringify(g);
  for (let seat = -1; seat <= g.seats; seat++) {
    const q = open.find(x => x.seat === seat);
    // Whoever is not asked is refused whatever they say.
    for (const answer of q === undefined && !now.closely ? [now.known[0]!] : notOffered(now, q)) {
      const refusal = refused(now, g, seat, answer);
      if (refusal === null) throw new Broken(`seat ${seat} may answer '${answer}', which is not offered`);
      must(refusal.reason !== 'not-offered' || refusal.rule !== '', `'${answer}' is refused without a rule`);
    }
    if (q === undefined) continue;
    const closed = refused(now, g, seat, q.options[0]!, 'some.other');
    must(closed?.reason === 'question-closed', 'an answer to a closed question is taken');
  }
  must(JSON.stringify(g) === before, 'a refused answer changed the state');
}

/** Some answers that are not offered now: newly seen ones first, they are the likeliest to slip through. */
function notOffered({ known, closely }: Checkpoint, q: Question | undefined): string[] {
  const others: string[] = [];
  for (const answer of known) {
    if (others.length === (closely ? 12 : 4)) break;
    if (!q?.options.includes(answer)) others.push(answer);
  }
  return [...others, '', 'no such answer', '__proto__'];
}

/** Only for what is not offered: an accepted answer changes the state. */
function refused({ plain }: Checkpoint, g: Core, seat: Seat, answer: string, ask?: string): Refusal | null {
  try {
    plain.machine.answer(g, seat, answer, ask);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function nothingLeaks(now: Checkpoint): void {
  const { plain, g, closely, luck } = now;
  for (const me of viewers(g)) {
    const before = outputs(now, g, me);
    for (let i = 0; i < (closely ? 2 : 1); i++) {
      const world = reimagine(plain, g, me, luck);
      const other = outputs(now, world, me);
      if (other !== before) throw new Broken(`viewer ${me} is told what nobody may know: ${difference(before, other)}`);
      journalIsSilent(now, world, me);
    }
  }
}

/** Everything that `me` can get out of the table, as one text. */
function outputs(now: Checkpoint, g: Core, me: Seat | null): string {
  const { machine } = now.plain;
  const open = machine.open(g);
  const mine = machine.open(g, true).filter(q => q.seat === me);
  const refusals = mine.map(q => notOffered(now, q).map(answer => refused(now, g, q.seat, answer)?.rule));
  const defaults = mine.map(q => machine.otherwise(g, q.seat));
  return JSON.stringify([view(now.plain, g, me), open.map(q => [q.seat, q.ask]), mine, defaults, refusals]);
}

/** Where two worlds look the same to a viewer before and after a decision, the journal must have told the same. */
function journalIsSilent({ plain, g, luck }: Checkpoint, world: Core, me: Seat | null): void {
  const q = plain.machine.open(g)[0]!;
  const answers = decisionFrom(plain, g, q, any(q, luck), luck);
  const after = (state: Core): { view: string; heard: string } | null => {
    const journal: Entry[] = [];
    const next = copy(state);
    try {
      withJournal(next, journal, () => plain.machine.answers(next, q.seat, answers));
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
    const told = journal.map(entry => heard(entry, me)).filter(entry => entry !== null);
    return { view: JSON.stringify(view(plain, next, me)), heard: JSON.stringify(told) };
  };
  const [here, elsewhere] = [after(g), after(world)];
  // Where the decision cannot be made there is nothing to compare.
  if (here === null || elsewhere === null) return;
  if (here.view !== elsewhere.view || here.heard === elsewhere.heard) return;
  const told = difference(here.heard, elsewhere.heard);
  throw new Broken(`the journal tells viewer ${me} more than the table shows: ${told}`);
}

function imaginesWhatIsSeen({ plain, g, luck }: Checkpoint): void {
  for (const me of viewers(g)) {
    const seen = view(plain, g, me);
    const imagined = view(plain, imagine(plain, seen, me, luck), me);
    // A `fill` may lay out its records as it likes: the order of keys does not matter to a patch.
    const [change] = diff(seen, imagined);
    if (change === undefined) continue;
    const [path, put] = change;
    throw new Broken(`viewer ${me} does not recognise the imagined table: ${path.join('.')} is ${JSON.stringify(put)}`);
  }
}

/** Sealed answers may arrive in any order, and be changed before the last one. */
function ordersAreEqual({ plain, g, open, luck }: Checkpoint): void {
  if (open.length < 2) return;
  const { machine } = plain;
  const given = open.map(q => ({
    seat: q.seat,
    answers: decisionFrom(plain, g, q, q.options[luck(q.options.length)]!, luck),
  }));
  const forwards = copy(g);
  for (const { seat, answers } of given) machine.answers(forwards, seat, answers);
  const backwards = copy(g);
  const last = given.at(-1)!;
  const lastAsked = open.at(-1)!;
  machine.answers(backwards, last.seat, decisionFrom(plain, g, lastAsked, lastAsked.options[0]!, luck));
  machine.answers(backwards, last.seat, last.answers);
  for (const { seat, answers } of given.slice(0, -1).reverse()) machine.answers(backwards, seat, answers);
  must(hashOf(forwards) === hashOf(backwards), 'the order in which sealed answers arrive matters');
}

function defaultsAreOffered({ game, g, open }: Checkpoint): void {
  for (const { seat, options } of open) {
    const answer = game.machine.otherwise(g, seat)?.[0];
    must(answer === undefined || options.includes(answer), `the default '${answer}' of seat ${seat} is not offered`);
  }
}

function doorsLeadToTheSame({ g, trusted }: Checkpoint): void {
  same(g, trusted, 'answer() after a JSON round trip and play() lead to different states');
}

function undoRestores({ match, before, closely, sinceDeal, luck }: Checkpoint): void {
  const { seat } = match.log.at(-1)!;
  const undo = match.undo(seat);
  if (undo === null) return;
  // Past the mark the whole game is played again, which is dear: now and then will do, for so the law of replay has it.
  if (undo.to < match.mark && (!sinceDeal || (!closely && luck(25) > 0))) return;
  const now = JSON.stringify(match.state);
  const back = match.log.slice(undo.to);
  match.goBack(undo.to);
  same(match.state, before, 'going back does not restore the state');
  for (const entry of back) match.again(entry);
  must(JSON.stringify(match.state) === now, 'the same answers after an undo lead elsewhere');
}

/** Bots ask for it from the first question on. */
function canBeRanked({ plain, g }: Checkpoint): void {
  const places = placesOf(plain.outcome(g), g.seats);
  must(places.length === g.seats && places.every(place => place >= 1), `the places are ${places}`);
}

function somebodyIsFirst({ plain, g }: Checkpoint): void {
  const outcome = plain.outcome(g);
  if (outcome.kind === 'places') {
    const { places } = outcome;
    must(places.length === g.seats && places.includes(1), `the places are ${places}`);
  } else must(outcome.why !== '', 'nobody says why it is won or lost');
}

function logLeadsHere({ plain, start, g, match }: Checkpoint): void {
  const packed = JSON.parse(JSON.stringify(pack(plain, { options: {}, ...start }, match.log)));
  const { deal, log } = unpack(packed);
  must(hashOf(replay(plain, deal, log).g) === hashOf(g), 'the log does not lead to the same state');
}

function resumesTheSame({ plain, g, match }: Checkpoint): void {
  const resumed = Match.resume(plain, JSON.parse(JSON.stringify(match.save())));
  must(hashOf(resumed.state) === hashOf(g), 'a saved match resumes as another one');
}

const viewers = (g: Core): (Seat | null)[] => [null, ...Array(g.seats).keys()];

/** Where two long texts part. */
function difference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const from = Math.max(0, i - 40);
  return `…${a.slice(from, i + 40)}… against …${b.slice(from, i + 40)}…`;
}
