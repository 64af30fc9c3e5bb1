import { computed, useComputed, useSignal } from '@preact/signals';
import type { LessonScript } from '@teahouse/boardkit';
import { PASS } from '@teahouse/kernel';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { LoadedGame } from '../games.ts';
import { Icon } from '../parts/icon.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { addressOf, toTable } from '../router.ts';
import { moves, textBoard } from '../settings.ts';
import { t } from '../words.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { Flights, flightsOf, spotsIn } from './flights.ts';
import { Lesson } from './lesson.tsx';
import { LogSpeaker } from './log.tsx';
import { TableModel } from './model.ts';
import { QuestionBar } from './question.tsx';
import { Banners, Requests } from './requests.tsx';
import { RulesDrawer } from './rules-drawer.tsx';
import { Clock, SeatState } from './seats.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { Side } from './side.tsx';
import { Into, useSlots } from './slots.tsx';
import type { TableSource } from './source.ts';
import { Stage } from './stage.ts';

type Pane = 'board' | 'players' | 'log' | 'talk';

interface Props {
  source: TableSource;
  loaded: LoadedGame;
  secret: string | null;
  lesson?: LessonScript | null;
}

/** The table of every game: question, board, seats, chronicle. What is drawn in the middle is the game's own. */
export function TableShell({ source, loaded, secret, lesson = null }: Props) {
  const game = useSignal(loaded);
  game.value = loaded;
  const boardBox = useRef<HTMLDivElement>(null);
  const flights = useMemo(() => new Flights(), []);
  const stage = useMemo(
    () =>
      new Stage(source, async ({ line }) => {
        const root = boardBox.current?.parentElement;
        if (!moves.peek() || root == null) return;
        const planned = flightsOf(line.heard, entry => game.peek().board.flight(entry));
        const before = spotsIn(
          root,
          planned.flatMap(({ from, to }) => [from, to]),
        );
        // The board is drawn after the view changes; only then is it known where things lie.
        await new Promise(requestAnimationFrame);
        await flights.play(root, planned, before, game.peek().board.sprite);
      }),
    [source, flights, game],
  );
  const model = useMemo(() => new TableModel(source, stage.shown, game), [source, stage, game]);
  useEffect(() => () => stage.close(), [stage]);
  useEffect(() => {
    // Any key and any press, wherever the focus is: what still moves is brought to its end at once.
    const press = (event: Event): void => {
      model.pressed(event instanceof PointerEvent ? event.pointerType : '');
      if (!stage.busy.peek()) return;
      stage.skip();
      flights.stop();
    };
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', press, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('keydown', press, true);
    };
  }, [model, stage, flights]);
  const pane = useSignal<Pane>('board');
  const side = useSignal<'log' | 'talk'>('log');
  const settings = useSignal(false);
  const readTalk = useSignal(0);
  const said = useComputed(() => source.chat?.value.length ?? 0);
  const unread = side.value === 'talk' || pane.value === 'talk' ? 0 : said.value - readTalk.value;
  if (unread === 0 && readTalk.peek() !== said.value) readTalk.value = said.value;

  useKeys({
    '?': () => {
      model.rule.value = '';
    },
    u: () => void model.undo(),
    h: () => void model.askHint(),
    p: () => model.choose(PASS),
    q: () => document.querySelector<HTMLElement>('.opts button')?.focus(),
    l: () => {
      side.value = 'log';
      pane.value = 'log';
      requestAnimationFrame(() => document.getElementById('log')?.focus());
    },
    t: () => {
      side.value = 'talk';
      pane.value = 'talk';
      requestAnimationFrame(() => document.getElementById('say')?.focus());
    },
  });

  useLayoutEffect(() => {
    const drawn = boardBox.current?.querySelectorAll<HTMLElement>('[data-opt]:not(.opts *)') ?? [];
    const order = [...drawn].map(element => element.dataset.opt ?? '');
    if (order.join() !== model.boardOrder.peek().join()) model.boardOrder.value = order;
  });

  const slots = useSlots(boardBox);

  const state = stage.shown.value;
  if (state === null || state.view === null) return null;
  const { table, view } = state;
  const { board, text, language, game: rules } = loaded;
  const Board = textBoard.value ? board.TextBoard : board.Board;
  const mine = table.mySeat === null ? undefined : table.seats[table.mySeat];
  const at = { place: source.place, id: table.id, secret };
  const replay = addressOf({ screen: 'replay', ...at, n: null, eyes: null });
  // A lesson has no address to come back to, and a finished game offers its replay with the result.
  const back = lesson === null && table.places === null ? replay : null;
  const tabs: readonly { id: Pane; icon: string; name: string }[] = [
    { id: 'board', icon: 'ui-table', name: t().table.board },
    { id: 'players', icon: 'ui-people', name: t().table.players },
    { id: 'log', icon: 'ui-log', name: t().table.log },
    { id: 'talk', icon: 'ui-chat', name: t().table.talk },
  ];
  return (
    <div class={`table shell${slots.log === null ? '' : ' slotted'}`} data-pane={pane.value}>
      <TopBar wide>
        <div class="where">
          <h1>{text.title}</h1>
          {table.from === null ? null : <span class="chip">{t().replay.branch}</span>}
          {source.place === 'practice' ? <span class="chip">{t().home.practice}</span> : null}
        </div>
        {mine?.due == null ? null : <Clock due={mine.due} bankMs={mine.bankMs} />}
        <nav class="tools" aria-label={t().table.tools}>
          {table.mySeat === null || table.undo === 'never' ? null : (
            <Tool icon="ui-undo" name={t().table.undo} keys="U" onClick={() => void model.undo()} />
          )}
          {model.question.value === null || !table.hints ? null : (
            <Tool icon="ui-hint" name={t().table.hint} keys="H" onClick={() => void model.askHint()} />
          )}
          <Tool
            icon="ui-rules"
            name={t().table.rules}
            keys="?"
            onClick={() => {
              model.rule.value = '';
            }}
          />
          <Tool
            icon="ui-gear"
            name={t().table.settings}
            onClick={() => {
              settings.value = true;
            }}
          />
        </nav>
      </TopBar>
      <main id="main" class="room">
        <ConnectionBanner place={source.place} />
        <Banners model={model} />
        <div class="middle">
          <Into slot={slots.question}>
            <QuestionBar model={model} />
          </Into>
          {table.places === null ? null : <Result model={model} secret={secret} />}
          <div class="board" ref={boardBox} data-game={rules.id}>
            <Board
              seen={view}
              me={table.mySeat}
              players={model.players.value}
              text={text}
              language={language}
              question={model.question.value}
              choose={answer => model.choose(answer)}
              aimed={model.aimed.value}
              aim={answer => {
                model.aimed.value = answer;
              }}
            />
          </div>
        </div>
        {lesson === null ? null : (
          <Into slot={slots.lesson}>
            <Lesson script={lesson} model={model} board={boardBox} />
          </Into>
        )}
        {slots.seats.map(slot => {
          const seat = Number(slot.dataset.seat);
          // My own clock stands in the bar at the top.
          return seat === table.mySeat ? null : (
            <Into key={seat} slot={slot}>
              <SeatState seated={table.seats[seat]!} />
            </Into>
          );
        })}
        <Into slot={slots.log}>
          <Side model={model} tab={side} unread={unread} back={back} />
        </Into>
      </main>
      <nav class="tab-bar" aria-label={t().table.menu}>
        {tabs.map(({ id, icon, name }) => (
          <button
            type="button"
            key={id}
            aria-current={pane.value === id ? 'page' : undefined}
            onClick={() => {
              pane.value = id;
              if (id === 'log' || id === 'talk') side.value = id;
              scrollTo(0, 0);
            }}
          >
            <Icon name={icon} />
            {name}
            {id === 'talk' && unread > 0 ? <b class="unread">{unread}</b> : null}
          </button>
        ))}
      </nav>
      <LogSpeaker model={model} />
      <Requests model={model} />
      {model.rule.value === null ? null : (
        <RulesDrawer
          loaded={loaded}
          rule={model.rule.value || model.ruleNow.value}
          now={model.ruleNow.value}
          onClose={() => {
            model.rule.value = null;
          }}
        />
      )}
      {settings.value ? (
        <SettingsDialog
          model={model}
          onClose={() => {
            settings.value = false;
          }}
        />
      ) : null}
    </div>
  );
}

function Tool({ icon, name, keys, onClick }: { icon: string; name: string; keys?: string; onClick(): void }) {
  const says = keys === undefined ? name : `${name} (${keys})`;
  return (
    <button type="button" class="btn quiet" title={says} aria-label={says} aria-keyshortcuts={keys} onClick={onClick}>
      <Icon name={icon} />
      <span>{name}</span>
    </button>
  );
}

/** Who won, and where to go from here. */
function Result({ model, secret }: { model: TableModel; secret: string | null }) {
  const winners = useMemo(
    () =>
      computed(() => {
        const { table } = model.shown.value!;
        return model.players.value.filter(({ seat }) => table.places?.[seat] === 1);
      }),
    [model],
  ).value;
  const { table } = model.shown.value!;
  const { place } = model.source;
  const names = winners.map(({ name }) => name).join(', ');
  const at = { place, id: table.id, secret };
  return (
    <div class={`panel result p-${winners[0]?.colour ?? 'soot'}`}>
      <div class="ribbon" />
      <div class="win">
        <Icon name="ui-laurel" class="laurel" box="0 0 48 48" />
        <h2>{winners.length > 1 ? t().table.shared(names) : t().table.wins(names)}</h2>
        <div class="acts">
          {table.rematch === null ? null : (
            <a class="btn" href={toTable(place, table.rematch)}>
              <Icon name="ui-again" />
              {t().score.rematch}
            </a>
          )}
          <a class="btn primary" href={addressOf({ screen: 'score', ...at })}>
            {t().table.scoreSheet}
          </a>
          <a class="btn" href={addressOf({ screen: 'replay', ...at, n: null, eyes: null })}>
            <Icon name="ui-play" />
            {t().table.replay}
          </a>
        </div>
      </div>
    </div>
  );
}

/** Where a key is a letter, or chooses; at a switch it is neither. */
const WRITING = 'input:not([type="checkbox"]), textarea, select';

/** Single keys, except while somebody writes or a dialog is open. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return;
      if (event.target instanceof Element && event.target.closest(WRITING) !== null) return;
      const does = current.current[event.key];
      if (does === undefined) return;
      event.preventDefault();
      does();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
