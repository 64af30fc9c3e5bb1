import { Reader, type Reading } from '@teahouse/boardkit';
import { NOBODY } from '@teahouse/kernel';
import {
  type AreaId,
  DEVELOPMENTS,
  EXPLORATIONS,
  HEROES,
  type HeroId,
  OBJECTIVES,
  ORDERS,
  type OrderId,
  QUESTS,
  type QuestId,
  REWARDS,
  SEASON_CARDS,
  TACTICS,
  TITLES,
} from '../../src/printed/ids.ts';
import type { CardKey } from '../../text/cards/keys.ts';
import { areaLines, areaName, waysInWords, yieldInWords } from '../model/areas.ts';
import { course } from '../model/course.ts';
import { areaOf, controlOf } from '../model/reading.ts';
import { type Readable, useTable } from '../table.ts';
import { Art, Face, OrderArt, Piece } from './art.tsx';
import { HeroStats } from './heroes.tsx';

/** A card or an area, laid open. */
export function CardReader({ what, beside }: Reading<Readable>) {
  const table = useTable();
  const { close, text } = table;
  if ('area' in what) {
    return (
      <Reader label={areaName(table, what.area)} beside={beside} close={close}>
        <AreaInFull id={what.area} />
      </Reader>
    );
  }
  const name = text.answer(what.card);
  return (
    <Reader label={name} beside={beside} close={close}>
      <CardInFull id={what.card} name={name} />
    </Reader>
  );
}

/** Who holds it and what lies there, what it yields, and where it leads. */
function AreaInFull({ id }: { id: AreaId }) {
  const table = useTable();
  const { seen, words, text } = table;
  const area = areaOf(seen, id);
  const by = controlOf(seen, id);
  const [first, ...rest] = areaLines(table, id);
  const { city } = area;
  return (
    <div class="face area-face">
      <h3>{areaName(table, id)}</h3>
      <p class="kind">{first}</p>
      {area.troops.length > 0 && (
        <p class="army">
          {area.troops.map(({ unit, standing, routed }) => (
            <span key={unit}>
              {standing > 0 && <Piece unit={unit} seat={by === NOBODY ? area.holder : by} n={standing} />}
              {routed > 0 && <Piece unit={unit} seat={by === NOBODY ? area.holder : by} n={routed} class="lie" />}
            </span>
          ))}
        </p>
      )}
      <ul>
        {rest.map(line => (
          <li key={line}>{line}</li>
        ))}
        {city !== null && (
          <li>
            {words.offers}: {text.benefits(city).join(' / ')}
          </li>
        )}
      </ul>
      <dl>
        <dt>{words.yields}</dt>
        <dd>{yieldInWords(table, id)}</dd>
        <dt>{words.leadsTo}</dt>
        <dd>{waysInWords(table, id)}</dd>
      </dl>
      <History id={id} />
    </div>
  );
}

/** How much of what happened in an area is told. */
const LATEST = 6;

/** What happened there, the latest first. */
function History({ id }: { id: AreaId }) {
  const { journal, text, common, words, tell } = useTable();
  const spans = course.spans(journal.entries, text, common);
  const told = journal.entries.flatMap((entry, n) => {
    const line = entry.at === id ? tell(entry) : '';
    return line === '' ? [] : [{ n, line, when: spans.findLast(({ from }) => from <= n)?.name ?? words.setUp }];
  });
  if (told.length === 0) return null;
  return (
    <>
      <h4>{words.history}</h4>
      <ul class="history">
        {told
          .slice(-LATEST)
          .reverse()
          .map(({ n, line, when }) => (
            <li key={n}>
              <small>{when}</small> {line}
            </li>
          ))}
      </ul>
    </>
  );
}

const isOneOf = <T extends string>(ids: readonly T[], id: string): id is T => ids.includes(id as T);

function CardInFull({ id, name }: { id: CardKey; name: string }) {
  const { text, words } = useTable();
  return (
    <div class="face">
      <CardArt id={id} />
      <div>
        <p class="kind">{words.decks[deckOf(id)]}</p>
        <h3>{name}</h3>
        {isOneOf<HeroId>(HEROES, id) && <HeroStats id={id} />}
        {isOneOf<QuestId>(QUESTS, id) ? <QuestInFull id={id} /> : <p>{saysOf(text.words.cards, id)}</p>}
        {isOneOf<OrderId>(ORDERS, id) && text.words.cards.orders[id][2] !== '' && (
          <p class="bonus">
            <b>{words.supremacy}</b> {text.words.cards.orders[id][2]}
          </p>
        )}
      </div>
    </div>
  );
}

function QuestInFull({ id }: { id: QuestId }) {
  const { text } = useTable();
  const { task, lines } = text.quest(id);
  return (
    <>
      <p>{task}</p>
      <ul class="quest-lines">
        {lines.map(({ destiny, text: line }) => (
          <li key={destiny}>
            {destiny !== 'win' && <Art id={`destiny-${destiny}`} />} {line}
          </li>
        ))}
      </ul>
    </>
  );
}

type Deck =
  | 'orders'
  | 'developments'
  | 'seasons'
  | 'objectives'
  | 'titles'
  | 'tactics'
  | 'heroes'
  | 'rewards'
  | 'explorations';
const DECKS: readonly (readonly [Deck | 'quests', readonly string[]])[] = [
  ['orders', ORDERS],
  ['developments', DEVELOPMENTS],
  ['seasons', SEASON_CARDS],
  ['objectives', OBJECTIVES],
  ['titles', TITLES],
  ['tactics', TACTICS],
  ['heroes', HEROES],
  ['rewards', REWARDS],
  ['explorations', EXPLORATIONS],
  ['quests', QUESTS],
];
const deckOf = (id: string): Deck | 'quests' => DECKS.find(([, ids]) => ids.includes(id))![0];

/** What is printed on it. */
function saysOf(cards: Readonly<Record<Deck, Readonly<Record<string, readonly string[]>>>>, id: string): string {
  const deck = deckOf(id);
  return deck === 'quests' ? '' : (cards[deck][id]?.[1] ?? '');
}

function CardArt({ id }: { id: CardKey }) {
  const { me } = useTable();
  if (isOneOf<OrderId>(ORDERS, id)) return <OrderArt order={id} />;
  if (isOneOf<HeroId>(HEROES, id)) return <Face hero={id} seat={me ?? 0} />;
  if (isOneOf(TACTICS, id)) return <Art id="rw-tactics" class="sign" />;
  if (isOneOf(REWARDS, id)) return <Art id="rw-reward" class="sign" />;
  return isOneOf<QuestId>(QUESTS, id) ? <Art id="rw-quest" class="sign" /> : null;
}
