import { lazy } from '@teahouse/boardkit';
import { centre, rotate } from '@teahouse/boardkit/map';
import type { Question } from '@teahouse/kernel';
import type { ComponentChild } from 'preact';
import { marchOf } from '../../src/foresight/march.ts';
import { group, pick } from '../../src/ids.ts';
import {
  AREAS_OF,
  DEVELOPMENTS,
  type DevelopmentId,
  FACTIONS,
  type FactionId,
  HEROES,
  type HeroId,
  REWARDS,
  type RewardId,
  TACTICS,
  type TacticId,
  TILES,
  type TileId,
} from '../../src/printed/ids.ts';
import { AREA } from '../../src/printed/tiles.ts';
import { developmentArt } from '../art/sprite.ts';
import { boundsOf } from '../model/fit.ts';
import { leftOf } from '../model/moves.ts';
import type { Seen } from '../model/reading.ts';
import { inTray } from '../model/where.ts';
import { type RunewarsTable, useTable } from '../table.ts';
import { Art, Face, Piece, Spot } from './art.tsx';
import { HeroStats } from './heroes.tsx';
import { hexPath, LAYOUT } from './map/geometry.ts';
import { Pick } from './pick.tsx';

const MarchPanel = lazy(async () => (await import('../parts.ts')).MarchPanel);

/** Whether units are moved; of a march one sees what it meets also when nobody else can come. */
const areMoved = (seen: Seen, { options }: Question): boolean =>
  marchOf(seen) !== null || options.some(id => pick(id) !== undefined);

/** Whether there is anything to lay out for the open question. */
export function useHasTray(): boolean {
  const { seen, question, kinds, turned } = useTable();
  if (question === null) return false;
  return kinds.length > 0 || turned !== null || areMoved(seen, question) || inTray(seen, question).length > 0;
}

/** What belongs to the question and lies nowhere else: cards to choose, units to place, a tile to turn, a march. */
export function Tray() {
  const { seen, question, kinds, turned, words } = useTable();
  if (question === null) return null;
  const answers = inTray(seen, question);
  return (
    <section class="panel tray" aria-label={words.tray}>
      {kinds.length > 0 && <Kinds />}
      {turned !== null && <TileInHand />}
      {kinds.length === 0 && areMoved(seen, question) && <MarchPanel />}
      {answers.length > 0 && (
        <ul class="choices">
          {answers.map(id => (
            <li key={id}>
              <Choice id={id} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What a click on an area places next. */
function Kinds() {
  const { seen, kinds, kind, chooseKind, question, words, text } = useTable();
  return (
    <fieldset class="kinds">
      <legend>{words.placeNext}</legend>
      {kinds.map(one => (
        <button key={one} type="button" class="kind" aria-pressed={one === kind} onClick={() => chooseKind(one)}>
          {one === 'all' ? (
            <b>{words.all}</b>
          ) : (
            <>
              <Piece unit={one} seat={question!.seat} n={leftOf(seen, one)} />
              <small>{text.words.forms.units[one].name}</small>
            </>
          )}
        </button>
      ))}
      <p class="note">{words.placeHelp}</p>
    </fieldset>
  );
}

/** The tile that is to be laid, to be turned. */
function TileInHand() {
  const { turned, turnTile, text, words } = useTable();
  return (
    <div class="in-hand">
      <TileArt tile={turned!.tile} sixths={turned!.sixths} />
      <div>
        <b>{text.words.tile(turned!.tile)}</b>
        <p class="note">{words.tileHelp}</p>
        <button type="button" class="btn" onClick={turnTile}>
          {words.turnTile}
        </button>
      </div>
    </div>
  );
}

/** A tile in a few strokes. */
function TileArt({ tile, sixths = 0 }: { tile: TileId; sixths?: number }) {
  const areas = AREAS_OF[tile].map(id => ({ id, ...centre(LAYOUT, rotate(AREA[id].hex, sixths)) }));
  const { x, y, width, height } = boundsOf({ ...LAYOUT, middles: areas });
  return (
    <svg class="tile-art" viewBox={`${x - 3} ${y - 3} ${width + 6} ${height + 6}`} aria-hidden="true">
      {areas.map(({ id, x, y }) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          <path d={hexPath(0.97)} />
          <text y="10">{id}</text>
        </g>
      ))}
    </svg>
  );
}

/** An answer as a card: its picture, its name, and what it says. */
function Choice({ id }: { id: string }) {
  const table = useTable();
  const { picture, more } = faceOf(table, id);
  return (
    <Pick answer={id} where="tray" class="choice">
      {picture}
      <span class="body">
        <b>{table.text.answer(id, table.seen)}</b>
        {more}
      </span>
    </Pick>
  );
}

const isOneOf = <T extends string>(ids: readonly T[], id: string): id is T => ids.includes(id as T);

function faceOf({ text, question }: RunewarsTable, id: string): { picture: ComponentChild; more: ComponentChild } {
  const { cards } = text.words;
  const { seat } = question!;
  if (isOneOf<HeroId>(HEROES, id)) {
    return {
      picture: <Face hero={id} seat={seat} />,
      more: (
        <>
          <HeroStats id={id} />
          <small>{cards.heroes[id][1]}</small>
        </>
      ),
    };
  }
  if (isOneOf<FactionId>(FACTIONS, id)) {
    return {
      picture: (
        <svg class="sign p-soot" viewBox="0 0 32 32" aria-hidden="true">
          <Spot id="seat-soot" x={0} y={0} width={32} />
          <Spot id={`faction-${id}`} x={0} y={0} width={32} />
        </svg>
      ),
      more: <small>{cards.factions[id]}</small>,
    };
  }
  if (isOneOf<DevelopmentId>(DEVELOPMENTS, id)) {
    return { picture: <Art id={developmentArt(id)} class="sign" />, more: <small>{cards.developments[id][1]}</small> };
  }
  if (isOneOf<TacticId>(TACTICS, id)) {
    return { picture: <Art id="rw-tactics" class="sign" />, more: <small>{cards.tactics[id][1]}</small> };
  }
  if (isOneOf<RewardId>(REWARDS, id)) {
    return { picture: <Art id="rw-reward" class="sign" />, more: <small>{cards.rewards[id][1]}</small> };
  }
  if (isOneOf<TileId>(TILES, id)) return { picture: <TileArt tile={id} />, more: null };
  const units = group(id);
  if (units !== undefined) return { picture: <Piece unit={units.unit} seat={seat} />, more: null };
  return { picture: null, more: null };
}
