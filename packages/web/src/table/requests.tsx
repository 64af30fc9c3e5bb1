import { list } from '../format.ts';
import { Banner } from '../parts/controls.tsx';
import { CopyButton } from '../parts/copy.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { Emblem, Icon } from '../parts/icon.tsx';
import { language, t } from '../words.ts';
import { Cite } from './log.tsx';
import type { TableModel } from './model.ts';

/** What needs a yes or no: a wasted move, an undo, giving up. */
export function Requests({ model }: { model: TableModel }) {
  const { table } = model.shown.value!;
  const doubted = model.doubted.value;
  const { mySeat, undoRequest, abandoning } = table;
  if (doubted !== null) return <Doubt model={model} answer={doubted} />;
  if (undoRequest !== null && mySeat !== null && undoRequest.waitsFor.includes(mySeat))
    return <Consent model={model} />;
  if (abandoning.length > 0 && mySeat !== null && !abandoning.includes(mySeat) && table.status === 'playing') {
    return (
      <Confirm
        title={t().ask.abandonTitle(list(abandoning.map(model.nameOf), language.value))}
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

function Doubt({ model, answer }: { model: TableModel; answer: string }) {
  const preview = model.previewOf(answer);
  const { text } = model.loaded.value;
  return (
    <Confirm
      title={t().ask.sure}
      no={t().ask.rather}
      yes={t().ask.doIt}
      onNo={() => {
        model.doubted.value = null;
      }}
      onYes={() => void model.give(answer)}
    >
      <p>
        <b>{text.answer(answer)}.</b> {preview?.lines.join(' ')}
      </p>
      <p class="warned">
        {preview?.warning} <Cite rule={model.ruleNow.value} model={model} />
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

/** What passes by itself, above the board. */
export function Banners({ model }: { model: TableModel }) {
  const { table } = model.shown.value!;
  const mine = table.mySeat === null ? undefined : table.seats[table.mySeat];
  return (
    <>
      {mine?.keeper == null || table.status !== 'playing' ? null : (
        <Banner
          kind="mine"
          icon={<Icon name="ui-user" />}
          title={t().table.keptMine}
          action={
            <button type="button" class="btn primary" onClick={() => void model.attempt(() => model.source.comeBack())}>
              {t().table.takeBack}
            </button>
          }
        >
          {t().table.keptMineHelp}
        </Banner>
      )}
      {table.undoRequest?.seat === table.mySeat && table.undoRequest !== null ? (
        <Banner icon={<Icon name="ui-undo" />} title={t().ask.undoMine}>
          {t().ask.undoMineText}{' '}
          {t().table.waitingFor(list(table.undoRequest.waitsFor.map(model.nameOf), language.value))}
        </Banner>
      ) : null}
      {table.status === 'parked' ? (
        <Banner
          kind="warn"
          icon={<Icon name="ui-warn" />}
          title={t().error.parked}
          action={<CopyButton text={`${table.id}\n${table.rules}\n${table.report}`} label={t().error.copy} />}
        >
          {t().error.parkedHelp} <code lang="en">{table.report}</code>
        </Banner>
      ) : null}
    </>
  );
}
