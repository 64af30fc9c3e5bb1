import { grammar } from '@teahouse/kernel';
import type { ComponentChildren } from 'preact';
import { connection } from '../api.ts';
import { CopyButton } from '../parts/copy.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { Emblem, Icon } from '../parts/icon.tsx';
import { language, t } from '../words.ts';
import { LostHelp } from './connection-banner.tsx';
import { Cite } from './log.tsx';
import type { TableModel } from './model.ts';

/** What needs a yes or no: a wasted move, an undo, giving up. */
export function Requests({ model }: { model: TableModel }) {
  const { table } = model.shown.value!;
  const doubted = model.doubted.value;
  const { mySeat, undoRequest, abandoning } = table;
  if (doubted !== null) return <Doubt model={model} doubted={doubted} />;
  if (undoRequest !== null && mySeat !== null && undoRequest.waitsFor.includes(mySeat))
    return <Consent model={model} />;
  if (abandoning.length > 0 && mySeat !== null && !abandoning.includes(mySeat) && table.status === 'playing') {
    return (
      <Confirm
        title={t().ask.abandonTitle(grammar(language.value).and(abandoning.map(model.nameOf)))}
        no={t().ask.playOn}
        yes={t().ask.agree}
        onNo={() => void model.attempt(() => model.source.abandon(false))}
        onYes={() => void model.attempt(() => model.source.abandon(true))}
      >
        <p>{t().ask.abandonText}</p>
      </Confirm>
    );
  }
  return null;
}

interface DoubtProps {
  model: TableModel;
  doubted: NonNullable<TableModel['doubted']['value']>;
}

function Doubt({ model, doubted: { answers, answer, preview } }: DoubtProps) {
  const { text } = model.loaded.value;
  return (
    <Confirm
      title={t().ask.sure}
      no={t().ask.rather}
      yes={t().ask.doIt}
      onNo={() => {
        model.doubted.value = null;
      }}
      onYes={() => void model.give(answers)}
    >
      <p>
        <b>{text.answer(answer)}.</b> {preview.lines.join(' ')}
      </p>
      <p class="warned">
        {preview.warning} <Cite rule={model.ruleNow.value} model={model} />
      </p>
    </Confirm>
  );
}

function Consent({ model }: { model: TableModel }) {
  const { table } = model.shown.value!;
  const request = table.undoRequest!;
  const others = table.seats.filter(({ seat, bot }) => bot === null && seat !== request.seat);
  const answer = (agree: boolean) => void model.attempt(() => model.source.consent(agree));
  return (
    <Confirm
      title={t().ask.undoTitle(model.nameOf(request.seat))}
      icon="ui-undo"
      no={t().ask.refuse}
      yes={t().ask.allow}
      onNo={() => answer(false)}
      onYes={() => answer(true)}
    >
      <p>{t().ask.undoText}</p>
      <ul class="votes">
        {others.map(({ seat }) => (
          <li key={seat}>
            <Emblem colour={model.players.value[seat]!.colour} />
            {model.nameOf(seat)} <b>{request.waitsFor.includes(seat) ? t().ask.waiting : t().ask.agreed}</b>
          </li>
        ))}
      </ul>
    </Confirm>
  );
}

/** What passes by itself: it takes the place of the line under the question, so that the board never moves. */
export function noticeOf(model: TableModel): ComponentChildren | null {
  const { table } = model.shown.value!;
  const mine = table.mySeat === null ? undefined : table.seats[table.mySeat];
  const state = connection.state.value;
  if (model.source.venue === 'table' && state.is === 'lost') {
    return (
      <Notice icon="ui-offline" title={t().connection.lost} help={<LostHelp retryAt={state.retryAt} />}>
        <button type="button" class="btn" onClick={() => connection.retry()}>
          {t().connection.now}
        </button>
      </Notice>
    );
  }
  if (table.status === 'parked') {
    return (
      <Notice icon="ui-warn" title={t().error.parked} help={`${t().error.parkedHelp} ${table.report}`}>
        <CopyButton text={`${table.id}\n${table.rules}\n${table.report}`} label={t().error.copy} />
      </Notice>
    );
  }
  if (mine?.keeper != null && table.status === 'playing') {
    return (
      <Notice icon="ui-user" title={t().table.keptMine} help={t().table.keptMineHelp}>
        <button type="button" class="btn primary" onClick={() => void model.attempt(() => model.source.comeBack())}>
          {t().table.takeBack}
        </button>
      </Notice>
    );
  }
  if (table.undoRequest !== null && table.undoRequest.seat === table.mySeat) {
    const waits = t().table.waitingFor(grammar(language.value).and(table.undoRequest.waitsFor.map(model.nameOf)));
    return <Notice icon="ui-undo" title={t().ask.undoMine} help={`${waits} ${t().ask.undoMineText}`} />;
  }
  const isAsked = table.mySeat !== null && table.abandoning.includes(table.mySeat);
  if (isAsked && table.status === 'playing') {
    return (
      <Notice icon="ui-warn" title={t().ask.undoMine} help={t().ask.abandonMine}>
        <button type="button" class="btn" onClick={() => void model.attempt(() => model.source.abandon(false))}>
          {t().ask.playOn}
        </button>
      </Notice>
    );
  }
  return null;
}

interface NoticeProps {
  icon: string;
  title: string;
  help: ComponentChildren;
  children?: ComponentChildren;
}

function Notice({ icon, title, help, children }: NoticeProps) {
  return (
    <span class="notice" role="status">
      <Icon name={icon} />
      <span title={typeof help === 'string' ? help : undefined}>
        <b>{title}</b> {help}
      </span>
      {children}
    </span>
  );
}
