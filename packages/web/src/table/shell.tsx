import { useComputed, useSignal } from '@preact/signals';
import { type Slots, useKeys } from '@teahouse/boardkit';
import { PASS } from '@teahouse/kernel';
import { useRef } from 'preact/hooks';
import type { LoadedGame } from '../games.ts';
import { addressOf } from '../router.ts';
import { textBoard } from '../settings.ts';
import { t } from '../words.ts';
import { BoardOf, drawsSlots } from './board.tsx';
import { Ending } from './ending.tsx';
import { type GuidedLesson, Lesson } from './lesson.tsx';
import { LogSpeaker } from './log.tsx';
import type { TableModel } from './model.ts';
import { mayPoint, Pings, type Pointed, useLongPress } from './pings.tsx';
import { QuestionBar } from './question.tsx';
import { Requests } from './requests.tsx';
import { RulesDrawer } from './rules-drawer.tsx';
import { SeatState } from './seats.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { Side } from './side.tsx';
import { isFinished, type TableSource } from './source.ts';
import { type Panes, TabBar, usePanes, useUnread } from './tab-bar.tsx';
import { TableBar } from './tools.tsx';
import { useStage } from './use-stage.ts';

interface Props {
  source: TableSource;
  loaded: LoadedGame;
  secret: string | null;
  lesson?: GuidedLesson | null;
}

/** The table of every game: question, board, seats, chronicle. What is drawn in the middle is the game's own. */
export function TableShell({ source, loaded, secret, lesson = null }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { stage, model } = useStage(source, loaded, box);
  const panes = usePanes();
  const settings = useSignal(false);
  const said = useComputed(() => source.chat?.value.length ?? 0);
  const unread = useUnread(panes, said);
  useTableKeys(model, panes);
  const pointed = useSignal<Pointed | null>(null);
  const isPointing = stage.shown.value?.view != null && mayPoint(model);
  useLongPress(box, isPointing, at => {
    pointed.value = at;
  });

  const state = stage.shown.value;
  if (state === null || state.view === null) return null;
  const { table } = state;
  // A lesson has no address to come back to, and a finished game offers its replay with the result.
  const replayAt = (n: number | null): string =>
    addressOf({ screen: 'replay', venue: source.venue, id: table.id, secret, n, viewer: null });
  const back = lesson === null && !isFinished(table) ? replayAt(null) : null;
  const slots: Slots = {
    question: isFinished(table) ? <Ending model={model} secret={secret} /> : <QuestionBar model={model} />,
    lesson: lesson === null ? null : <Lesson lesson={lesson} model={model} board={box} />,
    log: <Side model={model} tab={panes.side} unread={unread} back={back} at={lesson === null ? replayAt : null} />,
    // My own clock stands in the bar at the top.
    seat: seat => (seat === table.mySeat ? null : <SeatState seated={table.seats[seat]!} />),
  };
  const isWhole = drawsSlots(loaded);
  return (
    <div class={`table shell${isWhole ? ' slotted' : ''}`} data-pane={panes.shown.value}>
      <TableBar
        model={model}
        openSettings={() => {
          settings.value = true;
        }}
      />
      <main id="main" class="room">
        <button type="button" class="skip" aria-pressed={textBoard.value} aria-keyshortcuts="B" onClick={turnToWords}>
          {`${t().settings.textBoard} (B)`}
        </button>
        <div class="middle">
          {isWhole ? null : slots.question}
          <BoardOf
            model={model}
            loaded={loaded}
            slots={slots}
            box={box}
            point={
              isPointing
                ? (place, beside) => {
                    pointed.value = { place, beside };
                  }
                : null
            }
          />
        </div>
        {isWhole ? null : slots.lesson}
        {isWhole ? null : slots.log}
      </main>
      <TabBar panes={panes} unread={unread} />
      <LogSpeaker model={model} />
      <Pings model={model} board={box} pointed={pointed} />
      <Requests model={model} />
      {model.rule.value === null ? null : (
        <RulesDrawer
          loaded={loaded}
          rule={model.rule.value || model.ruleNow.value}
          now={model.ruleNow.value}
          table={model.shown.value?.table}
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

/** The table in words, or as a picture again. */
function turnToWords(): void {
  textBoard.value = !textBoard.value;
}

/** What single keys do at a table; the tools say so beside their names. */
function useTableKeys(model: TableModel, panes: Panes): void {
  const look = (pane: 'log' | 'talk', id: string): void => {
    panes.show(pane);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  useKeys({
    '?': () => model.openRules(),
    u: () => void model.undo(),
    h: () => void model.askHint(),
    p: () => model.choose(PASS),
    b: turnToWords,
    q: () => document.querySelector<HTMLElement>('.opts button')?.focus(),
    ',': () => model.stepBack(),
    '.': () => model.stage.stepOn(),
    l: () => look('log', 'log'),
    t: () => look('talk', 'say'),
  });
}
