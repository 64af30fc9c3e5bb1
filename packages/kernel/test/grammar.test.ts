import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  ad,
  grammar,
  LANGUAGES,
  type Language,
  noun,
  plural,
  reasoned,
  sentence,
  unit,
  type Why,
} from '../src/index.ts';

const inAll = (write: (language: Language) => string): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map(language => [language, write(language)])) as Record<Language, string>;

describe('grammar', () => {
  test('a number takes its noun, and nothing is many', () => {
    const tiles = (n: number): string => plural(n, '# tile', '# tiles');
    assert.deepEqual([0, 1, 2, 11].map(tiles), ['0 tiles', '1 tile', '2 tiles', '11 tiles']);
  });

  test('a unit stays with its number', () => assert.equal(unit(30, 's'), '30\u00a0s'));

  test('an enumeration has its and, or its or', () => {
    assert.deepEqual(
      inAll(language => grammar(language).and(['Ada', 'Bruno', 'Ines'])),
      { en: 'Ada, Bruno, and Ines', it: 'Ada, Bruno e Ines', es: 'Ada, Bruno e Ines', de: 'Ada, Bruno und Ines' },
    );
    assert.equal(grammar('en').and(['Ada']), 'Ada');
    assert.equal(grammar('es').or(['plata', 'oro']), 'plata u oro');
  });

  test('percent stands as each language prints it, and never breaks off its number', () => {
    assert.deepEqual(
      inAll(language => grammar(language).percent(0.344)),
      { en: '34%', it: '34%', es: '34\u00a0%', de: '34\u00a0%' },
    );
  });

  test('numbers have a true minus and the decimal sign of the language', () => {
    assert.deepEqual(
      inAll(
        language => `${grammar(language).signed(-2)} ${grammar(language).signed(3)} ${grammar(language).number(1.52)}`,
      ),
      { en: '−2 +3 1.5', it: '−2 +3 1,5', es: '−2 +3 1,5', de: '−2 +3 1,5' },
    );
    assert.equal(grammar('de').percent(-0.08), '−8\u00a0%');
  });

  test('names stand in the quotes of the language', () => {
    assert.deepEqual(
      inAll(language => grammar(language).quoted('Yu Jie')),
      { en: '“Yu Jie”', it: '«Yu Jie»', es: '«Yu Jie»', de: '„Yu Jie“' },
    );
  });

  test('a sentence begins large', () => {
    assert.equal(sentence('émile rests.'), 'Émile rests.');
    assert.equal(sentence(''), '');
  });
});

describe("a bot's reason", () => {
  const why: Why = {
    rule: '',
    chance: 0.84,
    points: 40,
    others: [
      { answer: 'harder', chance: 0.02, points: 1 },
      { answer: 'same', chance: 0.004, points: 0 },
      { answer: 'far', chance: 0.3, points: 9 },
    ],
    because: null,
    iterations: 100,
  };
  const names: Record<string, string> = { levy: 'Levy', harder: 'Work Harder', same: 'Same', far: 'Far' };
  const name = (id: string): string => names[id]!;

  test('says what it wins, why, and what is close; not what is as good, nor what is far behind', () => {
    assert.equal(reasoned('en', 'levy', why, { name, because: null }), 'Levy: 84% to win. Close: Work Harder (−2).');
    assert.equal(
      reasoned('de', 'levy', { ...why, others: [] }, { name, because: 'Hauptgrund: mehr Holz.' }),
      'Levy: 84\u00a0% Siegchance. Hauptgrund: mehr Holz.',
    );
  });

  test('has no colons in a row in any language', () => {
    for (const language of LANGUAGES) {
      for (const line of reasoned(language, 'levy', why, { name, because: null }).split(/(?<=\.) /)) {
        assert.ok((line.match(/:/g) ?? []).length <= 1, line);
      }
    }
  });
});

describe('nouns', () => {
  test('an English noun chooses its article by its sound', () => {
    const ones = ['Archer', 'Footman', 'unicorn', 'hour', 'honor', 'elite'].map(name => noun.en(name, '').object(1));
    assert.deepEqual(ones, ['an Archer', 'a Footman', 'a unicorn', 'an hour', 'an honor', 'an elite']);
    assert.equal(noun.en('Temple', 'Temples').to, 'to the Temple');
  });

  test('an Italian noun joins its article with the preposition', () => {
    const forms = (...args: Parameters<typeof noun.it>): string => {
      const { subject, the, to, of, from, in: within } = noun.it(...args);
      return [subject(1), the, to, of, from, within].join(', ');
    };
    assert.equal(forms('Tempio', 'Templi', 'm'), 'un Tempio, il Tempio, al Tempio, del Tempio, dal Tempio, nel Tempio');
    assert.equal(
      forms('Stregone', 'Stregoni', 'm'),
      'uno Stregone, lo Stregone, allo Stregone, dello Stregone, dallo Stregone, nello Stregone',
    );
    assert.equal(forms('Orda', 'Orde', 'f'), 'un’Orda, l’Orda, all’Orda, dell’Orda, dall’Orda, nell’Orda');
    assert.equal(
      forms('Miniera', 'Miniere', 'f'),
      'una Miniera, la Miniera, alla Miniera, della Miniera, dalla Miniera, nella Miniera',
    );
    assert.equal(noun.it('Arciere', 'Arcieri', 'm').subject(1), 'un Arciere');
  });

  test('Italian says ad Anna and ed Emma, and leaves others alone', () => {
    assert.deepEqual(['Anna', 'Bruno', 'Emma'].map(ad), ['ad Anna', 'a Bruno', 'a Emma']);
    assert.equal(grammar('it').and(['Anna', 'Dario', 'Emma']), 'Anna, Dario ed Emma');
    assert.equal(grammar('it').and(['Anna', 'Bruno']), 'Anna e Bruno');
  });

  test('a Spanish noun too', () => {
    const { to, of, in: within } = noun.es('Templo', 'Templos', 'm');
    assert.deepEqual([to, of, within], ['al Templo', 'del Templo', 'en el Templo']);
    assert.equal(noun.es('Horda', 'Hordas', 'f').to, 'a la Horda');
  });

  test('a German noun tells subject from object, and a weak one declines', () => {
    const archer = noun.de('Bogenschütze', 'Bogenschützen', 'm', 'Bogenschützen');
    assert.deepEqual([archer.subject(1), archer.object(1)], ['ein Bogenschütze', 'einen Bogenschützen']);
    assert.deepEqual(
      [archer.the, archer.theObject, archer.of],
      ['der Bogenschütze', 'den Bogenschützen', 'vom Bogenschützen'],
    );
    assert.equal(noun.de('Goldmine', 'Goldminen', 'f').to, 'zur Goldmine');
    assert.equal(noun.de('Lager', 'Lager', 'n').in, 'im Lager');
  });

  test('several have their number, and in lists one has too', () => {
    const footman = noun.en('Footman', 'Footmen');
    assert.deepEqual([footman.object(3), footman.object(0)], ['3 Footmen', '0 Footmen']);
    assert.deepEqual([footman.counted(1), footman.counted(2)], ['1 Footman', '2 Footmen']);
  });
});
