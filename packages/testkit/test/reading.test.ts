import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Language } from '@teahouse/kernel';
import { faultsIn, isUnended, type Line, numberFaults, Reading } from '../src/index.ts';

const line = (language: Language, said: string, kind = 'note', english: string | null = null): Line => ({
  language,
  kind,
  key: '',
  said,
  english,
});
const NONE = { en: [], it: [], es: [], de: [] };

const PLANTED: [language: Language, said: string, fault: string][] = [
  ['en', 'Anna loses a archer.', 'a before a vowel'],
  ['en', 'Anna recruits an footman.', 'an before a consonant'],
  ['en', 'Turn of The Reed Clan.', 'an article that begins large'],
  ['en', 'Anna gets the a tile.', 'doubled articles'],
  ['en', 'Anna moves to to the temple.', '‘to’ stands twice'],
  ['en', 'You have 34 % to win.', 'a space before %'],
  ['en', "It's your turn.", 'a straight quote'],
  ['en', 'Anna plays "Levy".', 'a straight quote'],
  ['en', 'Bonus: recruit: nobody.', 'more than one colon'],
  ['en', 'lethality is a number.', 'begins small'],
  ['en', 'Anna takes  a tile.', 'two spaces'],
  ['en', 'Anna takes a tile .', 'a space before punctuation'],
  ['en', 'Anna gets undefined wood.', 'a hole in the code'],
  ['en', 'Anna builds palace-2.', 'an id'],
  ['en', 'See GW-LOC-EMB-01.', 'an id'],
  ['en', 'Close: Levy (-2).', 'a hyphen for a minus'],
  ['en', 'The colour of the defence.', 'British spelling'],
  ['en', 'Anna takes 3.', 'a number without a noun'],
  ['en', 'Trying again in 5 s.', 'a breaking space before a unit'],
  ['en', 'The wall holds - for now.', 'a hyphen for a dash'],
  ['de', 'Einen Moment …', 'a breaking space before an ellipsis'],
  ['en', 'Anna passes and takes 0 yuan.', 'nothing, told'],
  ['en', 'Gold (draw 2 rewards (keep 1)).', 'a bracket in a bracket'],
  ['it', 'Anna dà una carta a Alba.', 'a before a, e before e'],
  ['it', 'Vincono Dario e Emma.', 'a before a, e before e'],
  ['it', 'L’attaccante vince al 34%.', 'an article before a chance'],
  ['it', 'Resta segreto, a meno che il tavolo lo mostri.', 'a meno che without non'],
  ['it', 'Anna perde un stregone.', 'the wrong article'],
  ['it', 'La probabilità del 86%.', 'il before eight or eleven'],
  ['it', 'Turno di il clan.', 'an article that is not joined'],
  ['it', 'Arriva una Orda.', 'una before a vowel'],
  ['it', 'Anna gioca “Leva”.', 'quotes that are not Italian'],
  ['es', 'Turno de El clan Junco.', 'an article that is not joined'],
  ['es', 'Un 34 % de opciones.', 'a breaking space before %'],
  ['es', 'Plata y hierro, madera y Inés.', 'y before i'],
  ['es', 'Qué carta juegas?', 'a question without its opening mark'],
  ['de', 'Du hast 34% Siegchance.', 'a breaking space before %'],
  ['de', 'Anna spielt «Aufgebot».', 'quotes that are not German'],
];

const GOOD: [language: Language, said: string][] = [
  ['en', 'Anna loses an archer at a unique tower, and an hour later another.'],
  ['en', 'Levy: 84% to win. Close: Work Harder (−2).'],
  ['en', 'It’s your turn: choose one of the 3 guests, or pass.'],
  ['en', 'A “?” card takes any person on the board.'],
  ['en', 'Anna moves 2 Berserkers from 5A to DA (Daqan).'],
  ['it', 'Anna recluta uno Stregone nell’area 5A, poi un’Incantatrice e l’arciere di Bruno.'],
  ['it', 'Levy: 84% di vittoria. Non trova nessuno da invitare in inverno.'],
  ['it', 'Ogni Soldato su di loro, una alla volta.'],
  ['it', 'Anna dà 2 carte ad Alba ed Emma, a meno che non passi.'],
  ['es', '¿Qué unidades van de 4A a 4C? Anna e Inés ganan con un 34\u00a0%.'],
  ['es', 'Turno del clan Junco: «Reclutar» u otra orden.'],
  ['de', 'Das ist die, die du suchst: „Aufgebot“ mit 34\u00a0% Siegchance.'],
  ['de', 'Anna zieht Karten, z. B. die Taktik, und legt sie ab.'],
];

describe('the proofreader', () => {
  for (const [language, said, fault] of PLANTED) {
    test(`finds ${fault} in: ${said}`, () =>
      assert.ok(faultsIn(line(language, said)).includes(fault), String(faultsIn(line(language, said)))));
  }
  for (const [language, said] of GOOD) {
    test(`has nothing to say of: ${said}`, () => assert.deepEqual(faultsIn(line(language, said)), []));
  }

  test('finds English where there should be none, but not names', () => {
    const english = 'You have the choice.';
    assert.deepEqual(faultsIn(line('it', english, 'note', english)), ['not translated']);
    assert.deepEqual(faultsIn(line('it', 'Uthuk Y’llan', 'text', 'Uthuk Y’llan')), []);
  });

  test('finds a label that ends like a sentence', () => {
    assert.deepEqual(faultsIn(line('de', 'Feuerwerker.', 'text')), ['a label with a full stop']);
    assert.deepEqual(faultsIn(line('es', 'Izq.', 'text')), []);
    assert.deepEqual(faultsIn(line('de', 'Unkontrolliert.', 'preview')), []);
  });

  test('finds a sentence that does not end', () => {
    assert.ok(isUnended(line('en', 'Anna passes')) && isUnended(line('en', 'Control: Anna, 3 Archers', 'preview')));
    assert.ok(!isUnended(line('en', 'Anna passes.')) && !isUnended(line('en', 'Palace 1', 'answer')));
  });

  test('finds a plural after 1 and a singular after 0, and leaves alone what does not change', () => {
    const said = (one: string, none: string): Line[] =>
      ['4 tiles', one, none].map(each => line('en', `The wall has ${each}.`));
    assert.equal(numberFaults(said('1 tiles', '0 tiles'), NONE).length, 1);
    assert.equal(numberFaults([...said('1 tile', '0 tile')], NONE).length, 1);
    assert.deepEqual(numberFaults(said('1 tile', '0 tiles'), NONE), []);
    assert.deepEqual(numberFaults(said('1 tiles', '0 tiles'), { ...NONE, en: ['tiles'] }), []);
  });
});

test('a recorded text notes the sentences it is asked for, each once', () => {
  const reading = new Reading();
  const text = reading.recorded('en', 'board', {
    title: 'Table',
    deep: { left: (n: number) => `${n} left` },
    list: (): string[] => ['a', 'b'],
    never: 'never read',
  });
  assert.equal(text.deep.left(2), '2 left');
  assert.equal(text.deep.left(2), '2 left');
  assert.deepEqual([...text.list()], ['a', 'b']);
  assert.equal(text.title, 'Table');
  assert.deepEqual(
    reading.lines.map(({ said }) => said),
    ['2 left', 'a', 'b', 'Table'],
  );
});
