import { NOBODY, type Seat } from '@teahouse/kernel';
import { palaceId, palaceNumber } from '../ids.ts';
import { note } from '../journal.ts';
import type { Palace, Ruler } from '../table.ts';
import { asks, procedure } from './book.ts';
import { offerPalaces, palaceOf, whyNot } from './vocabulary.ts';

export const NEW_PALACE = 'new-palace';

/** YD-ACT-BUILD-01 to YD-ACT-BUILD-04: floor by floor, on own palaces or as a new one. */
export const build = procedure<{ seat: Seat; floors: number }>('actions/build', {
  placeFloor: asks({
    rule: 'YD-ACT-BUILD-02',
    who: (_, { seat, floors }) => (floors > 0 ? seat : NOBODY),
    options: (g, _, seat) => {
      const out = offerPalaces(g.rulers[seat]!, isLow);
      out.push(NEW_PALACE);
      return out;
    },
    why: (g, _, answer, seat) =>
      palaceNumber(answer) === undefined ? 'YD-ACT-BUILD-04' : whyNot(g.rulers[seat]!, answer, isLow, 'YD-PALACE-02'),
    otherwise: () => NEW_PALACE,
    take: (g, v, answer, seat) => {
      v.floors--;
      const ruler = g.rulers[seat]!;
      const palace = answer === NEW_PALACE ? found(ruler) : palaceOf(ruler, palaceNumber(answer));
      palace.floors++;
      note(g, 'builds', 'YD-ACT-BUILD-02', seat, palaceId(palace), palace.floors);
      return 'again';
    },
  }),
});

const isLow = ({ floors }: Palace): boolean => floors < 3;

function found(ruler: Ruler): Palace {
  const palace: Palace = { n: ruler.founded++, floors: 0, persons: [] };
  ruler.palaces.push(palace);
  return palace;
}
