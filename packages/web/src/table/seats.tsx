import { useSignal } from '@preact/signals';
import type { Seated } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import { LONG_GONE_MS } from '../agreed.ts';
import { call } from '../api.ts';
import { clock } from '../format.ts';
import { me } from '../me.ts';
import { placesAt } from '../outcome.ts';
import { Alike } from '../parts/alike.tsx';
import { Emblem, Icon } from '../parts/icon.tsx';
import { PersonName } from '../parts/person-name.tsx';
import { language, t } from '../words.ts';
import type { TableModel } from './model.ts';

/** Everybody at the table: who is asked, how long they have, who is away. */
export function Seats({ model }: { model: TableModel }) {
  const { table } = model.shown.value!;
  return (
    <section class="seats-panel panel" aria-label={t().table.players}>
      <ul>
        {table.seats.map(seated => (
          <SeatRow key={seated.seat} model={model} seated={seated} />
        ))}
      </ul>
      {table.watchers === 0 ? null : (
        <p class="note watchers">
          <Icon name="ui-eye" /> {t().table.watchers(table.watchers)}
        </p>
      )}
    </section>
  );
}

function SeatRow({ model, seated }: { model: TableModel; seated: Seated }) {
  const { table } = model.shown.value!;
  const { seat, bot, due, bankMs } = seated;
  const player = model.players.value[seat]!;
  const asked = table.asked.includes(seat);
  const place = placesAt(table)?.[seat];
  return (
    <li class={`p-${player.colour}${asked ? ' asked' : ''}`} data-at={`seat-${seat}`}>
      <Emblem colour={player.colour} />
      <div>
        <b>
          <PersonName person={seated.person} name={player.name} />
          {seat === table.mySeat ? <small> · {t().common.you}</small> : null}
          <Alike person={seated.person} />
        </b>
        {bot === null ? null : (
          <span class="chip" title={t().levels[bot]}>
            <Icon name="ui-bot" />
            <span>{t().levels[bot]}</span>
          </span>
        )}
        <Absence seated={seated} />
        <LongGone model={model} seated={seated} />
      </div>
      {place === undefined ? null : <span class="place">{t().ending.place(place)}</span>}
      {due === null ? null : <Clock due={due} bankMs={bankMs} />}
      {asked && due === null ? (
        <span class="to-decide" title={t().table.asked}>
          <Icon name={bot === null ? 'ui-arrow' : 'scene-enso'} class={bot === null ? 'uic' : 'enso'} />
          <span class="vh">{t().table.asked}</span>
        </span>
      ) : null}
    </li>
  );
}

/** At an untimed table that has waited for somebody for days, the host lets a bot play on. */
function LongGone({ model, seated: { seat, person, keeper, here } }: { model: TableModel; seated: Seated }) {
  const { table, lines } = model.shown.value!;
  const last = lines.at(-1)?.at ?? Date.now();
  const waited = Date.now() - last >= LONG_GONE_MS && table.pace.kind === 'untimed' && table.status === 'playing';
  const may = table.host === me.value?.id || (table.host === person?.id && table.mySeat !== null);
  if (!waited || !may || person === null || keeper !== null || here || !table.asked.includes(seat)) return null;
  const words = t().house.seat;
  return (
    <button
      type="button"
      class="btn"
      title={words.botHelp(person.name)}
      onClick={() =>
        void model.attempt(async () => {
          await call('tables.free', { table: table.id, seat });
        })
      }
    >
      {words.bot}
    </button>
  );
}

/** What a board has room for beside a player: whether they are here, and how long they have. */
export function SeatState({ seated }: { seated: Seated }) {
  const { due, bankMs } = seated;
  return (
    <>
      <Absence seated={seated} brief />
      {due === null ? null : <Clock due={due} bankMs={bankMs} />}
    </>
  );
}

/** Who does not play themselves now: a bot has their seat, which its sign says if it has to be brief, or they are not here. */
function Absence({ seated: { person, here, keeper }, brief = false }: { seated: Seated; brief?: boolean }) {
  if (keeper !== null) {
    return (
      <span class="chip warn" title={t().table.keeper}>
        <Icon name="ui-bot" />
        <span class={brief ? 'vh' : ''}>{t().table.keeper}</span>
      </span>
    );
  }
  return person === null || here ? null : <small class="away">{t().table.away}</small>;
}

interface ClockProps {
  due: number;
  bankMs: number | null;
  /** Something is composed, and the clock runs on until it is given. */
  unsent?: boolean;
}

/** What is left for a decision. The server decides when it is over; this only shows it. */
export function Clock({ due, bankMs, unsent = false }: ClockProps) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [now]);
  const left = due - now.value;
  const says = bankMs === null || bankMs === 0 ? '' : ` · ${t().table.bank(clock(bankMs, language.value))}`;
  return (
    <span
      class={`clock${left < 20_000 ? ' late' : ''}${unsent ? ' unsent' : ''}`}
      title={`${t().table.timeLeft}${says}${unsent ? ` · ${t().table.unsent}` : ''}`}
    >
      <Icon name="ui-clock" />
      <b>{left <= 0 ? t().table.late : clock(left, language.value)}</b>
      {unsent ? <small>{t().table.unsent}</small> : null}
    </span>
  );
}
