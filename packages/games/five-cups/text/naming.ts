import { PASS, sentence } from '@teahouse/kernel';
import type { Face } from '../src/cards/favours.ts';
import { type GuestId, guest as guestOf } from '../src/cards/guests.ts';
import { type Kind, type TeaId, tea as teaOf } from '../src/cards/teas.ts';

interface Words {
  kinds: Record<Kind, string>;
  faces: Record<Face, string>;
  tea: (kind: string, strength: number) => string;
  guest: (kind: string, tip: number) => string;
  pass: string;
}

/** Names of cards from their ids, with the words of one language. */
export function naming(words: Words) {
  const tea = (id: string): string => {
    const { kind, strength } = teaOf(id as TeaId);
    return words.tea(words.kinds[kind], strength);
  };
  const guest = (id: string): string => {
    const { likes, tip } = guestOf(id as GuestId);
    return words.guest(words.kinds[likes], tip);
  };
  const favour = (id: string): string => words.faces[id.slice(0, id.lastIndexOf('-')) as Face];
  const answer = (id: string): string => {
    if (id === PASS) return words.pass;
    return sentence(id.startsWith('tea-') ? tea(id) : id.startsWith('guest-') ? guest(id) : favour(id));
  };
  return { answer, tea, guest, favour };
}
