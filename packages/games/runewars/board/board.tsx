import { lazy, Slot, Tabs, usePane } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import './board.css';
import type { AskLabel } from '../text/asks/labels.ts';
import { PANES, type Pane } from '../text/board/words.ts';
import { Legend, OrderOfPlay, Season, Titles } from './components/corners.tsx';
import { GameMap } from './components/map/map.tsx';
import { Reading } from './components/reading.tsx';
import { Rivals } from './components/rivals.tsx';
import { Sheet } from './components/sheet.tsx';
import { Tactics } from './components/tactics.tsx';
import { Tray, useHasTray } from './components/tray.tsx';
import { fightEndedBy } from './model/fights.ts';
import { type Corners, TOOLS } from './model/fit.ts';
import { askedIn } from './model/panes.ts';
import { trialOf } from './model/trials.ts';
import { whereIs } from './model/where.ts';
import { useTable, withTable } from './table.ts';

const ICON: Readonly<Record<Pane, string>> = {
  map: 'ui-table',
  mine: 'ui-court',
  orders: 'ui-stack',
  rivals: 'ui-people',
  log: 'ui-log',
};

const Arena = lazy(async () => (await import('./parts.ts')).Arena);
const DuelScreen = lazy(async () => (await import('./parts.ts')).DuelScreen);
const FightAgain = lazy(async () => (await import('./parts.ts')).FightAgain);
const Tally = lazy(async () => (await import('./parts.ts')).Tally);
const TrialCard = lazy(async () => (await import('./parts.ts')).TrialCard);

const ROOMY = '(min-width: 1000px)';
const PHONE = '(max-width: 599px)';
const LOW = '(min-width: 1280px) and (max-height: 759px)';
const LARGE = '(min-width: 1700px) and (min-height: 1000px)';

/** What the panels in the corners take from the map: css/corners.css, css/narrow.css and css/table.css lay them out so. */
function cornersFor(seats: number, isSetUp: boolean, isLow: boolean, isLarge: boolean): Corners {
  const part = isLarge ? 1.14 : 1;
  const size = (width: number, height: number) => ({ width: width * part, height: height * part });
  return {
    topLeft: size(350, isLow ? 238 : 262),
    topRight: isSetUp ? size(0, 0) : isLow ? size(200, 26 + 48 * seats) : size(240, 28 + 62 * seats),
    bottomLeft: size(316, isSetUp ? 240 : isLow ? 122 : 200),
    bottomRight: isSetUp ? TOOLS.bottomRight : size(230, isLow ? 172 : 190),
  };
}

/** The whole table. */
export const Board = withTable(() => {
  const { seen, me, words, question, journal } = useTable();
  const asked = askedIn(seen, question);
  const [pane, show] = usePane<Pane>('map', asked);
  const [looked, look] = useState<Seat>(0);
  const main = me ?? looked;
  const hasTray = useHasTray();
  const trial = trialOf(seen);
  const [now, turnTo] = useScene();
  const again = journal.opened === null ? null : fightEndedBy(journal.entries, journal.opened);
  const scene = again === null ? now : 'again';
  // Whoever opens one from the chronicle wants to see it.
  useEffect(() => {
    if (again !== null) show('map');
  }, [journal.opened]);
  // On a phone all look at the orders when they are turned over.
  useLayoutEffect(() => {
    if (question?.ask === ('window/orders-revealed.play' satisfies AskLabel)) show('orders');
  }, [question?.ask]);
  const isRoomy = useMatches(ROOMY);
  const isLow = useMatches(LOW);
  const isLarge = useMatches(LARGE);
  const isSetUp = seen.year === 0;
  // On a phone they have a pane of their own, whatever is fought.
  const showsOrders = useMatches(PHONE) || scene === 'map';
  const corners = useMemo(() => cornersFor(seen.seats, isSetUp, isLow, isLarge), [seen.seats, isSetUp, isLow, isLarge]);
  return (
    <div class="kit rw" data-show={pane} data-scene={scene}>
      <div class="field">
        <div class="lead">
          <Slot of="question" />
          <Slot of="lesson" />
        </div>
        {scene === 'again' && <FightAgain fight={again!} at={journal.opened!} close={() => journal.open(null)} />}
        {scene === 'battle' && seen.battle !== null && <Arena battle={seen.battle} toMap={() => turnTo('map')} />}
        {scene === 'duel' && seen.duel !== null && <DuelScreen duel={seen.duel} toMap={() => turnTo('map')} />}
        {scene === 'map' && (
          <div class="map-pane" data-pane="map">
            <GameMap corners={isRoomy ? corners : TOOLS} />
            {(seen.battle ?? seen.duel) !== null && (
              <button type="button" class="btn to-battle" onClick={() => turnTo('fight')}>
                {seen.battle === null ? words.duel : words.toBattle}
              </button>
            )}
          </div>
        )}
        {showsOrders && <OrderOfPlay />}
        {(showsOrders || hasTray || trial !== null) && (
          <div class="lower-left">
            {hasTray ? <Tray /> : trial !== null ? <TrialCard trial={trial} /> : <Season />}
            {!hasTray && trial === null && scene === 'map' && <Legend />}
          </div>
        )}
        {showsOrders && (
          <div class="lower-right">
            <Titles />
          </div>
        )}
      </div>
      <aside class="right" aria-label={words.mine}>
        {scene === 'battle' && seen.battle !== null ? (
          <>
            <Tally battle={seen.battle} />
            <section class="panel battle-hand" data-pane="mine">
              <Tactics seat={main} />
            </section>
          </>
        ) : (
          <Sheet seat={main} />
        )}
        <Others main={main} look={me === null ? look : null} />
      </aside>
      <Tabs
        panes={PANES.map(id => ({ id, name: words.panes[id], icon: ICON[id] }))}
        pane={pane}
        show={show}
        asked={asked}
      />
      <Reading />
    </div>
  );
});

/** The rivals and the chronicle; where there is no room for both, one of them. */
function Others({ main, look }: { main: Seat; look: ((seat: Seat) => void) | null }) {
  const { words } = useTable();
  const [side, turn] = useState<'rivals' | 'log'>('rivals');
  return (
    <div class="others" data-side={side}>
      <div class="turns">
        {(['rivals', 'log'] as const).map(name => (
          <button key={name} type="button" aria-pressed={side === name} onClick={() => turn(name)}>
            {words.panes[name]}
          </button>
        ))}
      </div>
      <Rivals main={main} look={look} />
      <Slot of="log" data-pane="log" />
    </div>
  );
}

type Scene = 'map' | 'battle' | 'duel';

/** A battle or a duel takes the place of the map, unless the question is answered there or one wishes to look. */
function useScene(): [Scene, (to: 'map' | 'fight') => void] {
  const { seen, question } = useTable();
  const fight: Scene = seen.duel !== null ? 'duel' : seen.battle !== null ? 'battle' : 'map';
  const onMap = question?.options.some(id => whereIs(seen, question, id) === 'map');
  const [wish, turnTo] = useState<'map' | 'fight' | null>(null);
  const key = `${fight} ${question?.ask}`;
  useEffect(() => turnTo(null), [key]);
  const wanted = wish ?? (onMap ? 'map' : 'fight');
  return [wanted === 'map' ? 'map' : fight, turnTo];
}

/** Whether the window is as wide as that. */
function useMatches(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = (): void => setMatches(media.matches);
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return matches;
}
