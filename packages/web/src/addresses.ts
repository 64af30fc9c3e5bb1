/** Where a table lives: at the teahouse, or in this browser. */
export type Venue = 'table' | 'practice';

/** Every screen has an address. */
export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string | null }
  | { screen: 'table'; venue: Venue; id: string; secret: string | null; seat: number | null }
  | { screen: 'score'; venue: Venue; id: string; secret: string | null }
  | { screen: 'replay'; venue: Venue; id: string; n: number | null; viewer: number | null; secret: string | null }
  | { screen: 'me' }
  | { screen: 'player'; person: string }
  | { screen: 'admin' }
  | { screen: 'reset'; secret: string }
  | { screen: 'bots' }
  | { screen: 'import' }
  | { screen: 'mail'; page: 'confirm' | 'stop'; secret: string }
  | { screen: 'rules'; game: string; rule: string | null }
  | { screen: 'primer'; game: string }
  | { screen: 'learn'; game: string; lesson: string | null }
  /** Null: the one of today. */
  | { screen: 'puzzle'; day: string | null }
  | { screen: 'lost' };

export function parse(address: string): Route {
  const url = new URL(address, 'http://teahouse');
  const [first, id, part, n, ...rest] = url.pathname.split('/').slice(1).map(decode);
  const secret = url.searchParams.get('secret');
  const lost: Route = { screen: 'lost' };
  if (rest.length > 0) return lost;
  switch (first) {
    case '':
      return { screen: 'home' };
    case 'new':
      return part === undefined ? { screen: 'new', game: id ?? null } : lost;
    case 'me':
    case 'admin':
    case 'bots':
    case 'import':
      return id === undefined ? { screen: first } : lost;
    case 'player':
      return id === undefined || id === '' || part !== undefined ? lost : { screen: 'player', person: id };
    case 'mail':
      if (secret !== null && part === undefined && id === 'reset') return { screen: 'reset', secret };
      return secret !== null && part === undefined && (id === 'confirm' || id === 'stop')
        ? { screen: 'mail', page: id, secret }
        : lost;
    case 'rules':
      return id === undefined || n !== undefined ? lost : { screen: 'rules', game: id, rule: part ?? null };
    case 'primer':
      return id === undefined || part !== undefined ? lost : { screen: 'primer', game: id };
    case 'learn':
      return id === undefined || n !== undefined ? lost : { screen: 'learn', game: id, lesson: part ?? null };
    case 'puzzle':
      return part === undefined ? { screen: 'puzzle', day: id ?? null } : lost;
    case 'table':
    case 'practice': {
      if (id === undefined || id === '') return lost;
      const at = { venue: first, id, secret };
      if (part === undefined) return { screen: 'table', ...at, seat: count(url.searchParams.get('seat')) };
      if (part === 'score' && n === undefined) return { screen: 'score', ...at };
      if (part === 'replay')
        return { screen: 'replay', ...at, n: count(n ?? null), viewer: count(url.searchParams.get('viewer')) };
      return lost;
    }
    default:
      return lost;
  }
}

export function addressOf(route: Route): string {
  switch (route.screen) {
    case 'home':
    case 'lost':
      return '/';
    case 'new':
      return route.game === null ? '/new' : `/new/${encodeURIComponent(route.game)}`;
    case 'me':
    case 'admin':
    case 'bots':
    case 'import':
      return `/${route.screen}`;
    case 'player':
      return `/player/${route.person}`;
    case 'reset':
      return `/mail/reset${query({ secret: route.secret })}`;
    case 'mail':
      return `/mail/${route.page}${query({ secret: route.secret })}`;
    case 'rules':
      return `/rules/${encodeURIComponent(route.game)}${route.rule === null ? '' : `/${encodeURIComponent(route.rule)}`}`;
    case 'primer':
      return `/primer/${encodeURIComponent(route.game)}`;
    case 'learn':
      return `/learn/${encodeURIComponent(route.game)}${route.lesson === null ? '' : `/${encodeURIComponent(route.lesson)}`}`;
    case 'puzzle':
      return route.day === null ? '/puzzle' : `/puzzle/${encodeURIComponent(route.day)}`;
    case 'table':
      return `/${route.venue}/${route.id}${query({ secret: route.secret, seat: route.seat })}`;
    case 'score':
      return `/${route.venue}/${route.id}/score${query({ secret: route.secret })}`;
    case 'replay': {
      const n = route.n === null ? '' : `/${route.n}`;
      return `/${route.venue}/${route.id}/replay${n}${query({ secret: route.secret, viewer: route.viewer })}`;
    }
  }
}

/** The common addresses, short. */
export const toTable = (venue: Venue, id: string, secret: string | null = null): string =>
  addressOf({ screen: 'table', venue, id, secret, seat: null });

function query(fields: Readonly<Record<string, string | number | null>>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== null);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([k, value]): [string, string] => [k, String(value)]))}`;
}

const count = (text: string | null): number | null => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);

/** An address that somebody mistyped is a path that leads nowhere, not a crash. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}
