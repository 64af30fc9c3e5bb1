import type { Question } from '@teahouse/kernel';
import { type Person, TILE } from '../src/cards/persons.ts';
import { answerForecast, type Change } from '../src/forecast.ts';
import { lodger, palaceNumber } from '../src/ids.ts';
import type { Palace } from '../src/table.ts';
import type { SeenRuler } from '../src/view.ts';
import { locals, type Seen } from './reading.ts';

/** An answer before it is given: what it changes for its seat, and the view as it would then be. */
export interface Foresight {
  change: Change;
  seen: Seen;
}

export function foresee(seen: Seen, question: Question, answer: string): Foresight {
  const { seat, ask } = question;
  const change = answerForecast(seen, seat, ask, answer);
  const ruler = seen.rulers[seat]!;
  const after: SeenRuler = {
    ...ruler,
    yuan: ruler.yuan + (change.yuan ?? 0),
    rice: ruler.rice + (change.rice ?? 0),
    fireworks: ruler.fireworks + (change.fireworks ?? 0),
    small: ruler.small + (answer === 'small' ? 1 : 0),
    large: ruler.large + (answer === 'large' ? 1 : 0),
    palaces: palacesAfter(seen, question, answer, change),
  };
  return { change, seen: { ...seen, rulers: seen.rulers.map((other, n) => (n === seat ? after : other)) } };
}

/** Who would live where: events look at persons and at palaces that are inhabited. */
function palacesAfter(seen: Seen, { seat, ask }: Question, answer: string, change: Change): Palace[] {
  const palaces = seen.rulers[seat]!.palaces;
  const leaving = lodger(answer);
  const arriving = ask === 'persons/lodge.choose' ? (locals(seen).person as Person) : tileIn(answer);
  let after = palaces;
  if (leaving !== undefined) after = changed(after, leaving.palace, persons => without(persons, leaving.person));
  if (arriving !== null && (change.track ?? 0) > 0) {
    const home = leaving?.palace ?? palaceNumber(answer) ?? palaces.find(hasRoom)?.n;
    if (home !== undefined) after = changed(after, home, persons => [...persons, arriving]);
  }
  return after;
}

const tileIn = (answer: string): Person | null => (Object.hasOwn(TILE, answer) ? (answer as Person) : null);
const hasRoom = ({ floors, persons }: Palace): boolean => persons.length < floors;

function changed(palaces: readonly Palace[], n: number, persons: (persons: readonly Person[]) => Person[]): Palace[] {
  return palaces.map(palace => (palace.n === n ? { ...palace, persons: persons(palace.persons) } : palace));
}

function without(persons: readonly Person[], person: Person): Person[] {
  const rest = persons.slice();
  rest.splice(rest.indexOf(person), 1);
  return rest;
}
