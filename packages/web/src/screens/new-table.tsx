import { useSignal } from '@preact/signals';
import { LEVELS, type LevelName } from '@teahouse/bots/levels';
import type { Options } from '@teahouse/kernel';
import type { Pace, NewTable as Wanted } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import { COLOURS } from '../colours.ts';
import { coverOf, type LoadedGame, shelf } from '../games.ts';
import { me } from '../me.ts';
import { Seg, Toggle } from '../parts/controls.tsx';
import { Dialog, DialogHead } from '../parts/dialog.tsx';
import { Emblem } from '../parts/icon.tsx';
import { layPractice } from '../practice/store.ts';
import { sentence } from '../refused.ts';
import { go, toTable } from '../router.ts';
import { useGame } from '../use-game.ts';
import { language, t } from '../words.ts';
import { canPractise, firstOptions, firstSeats, objectionTo, plansOf, type SeatChoice } from './new-table-plan.ts';
import { paceWords } from './tables.tsx';

const PACES = {
  untimed: { kind: 'untimed' },
  quick: { kind: 'live', seconds: 60, bank: 600 },
  calm: { kind: 'live', seconds: 120, bank: 1800 },
  day: { kind: 'slow', hours: 24 },
  days: { kind: 'slow', hours: 72 },
} as const satisfies Record<string, Pace>;
type PaceName = keyof typeof PACES;
const PACE_NAMES = Object.keys(PACES) as PaceName[];

/** One dialog, no steps; every choice says in a line what it changes. */
export default function NewTable({ game, onClose }: { game: string | null; onClose(): void }) {
  const chosen = useSignal(game ?? shelf[0]!.id);
  const loaded = useGame(chosen.value);
  const words = t().newTable;
  return (
    <Dialog label={words.title} class="wide" onClose={onClose}>
      <DialogHead title={words.title} onClose={onClose} />
      <div class="nt-games">
        <h3>{words.game}</h3>
        <div class="gcs" role="radiogroup" aria-label={words.game}>
          {shelf.map(({ id, words: names }) => (
            <label key={id} class={`gc${id === chosen.value ? ' on' : ''}`}>
              <input
                type="radio"
                name="game"
                checked={id === chosen.value}
                onChange={() => {
                  chosen.value = id;
                }}
              />
              <img class="gcv" src={coverOf(id)} alt="" />
              <b>{names[language.value].title}</b>
            </label>
          ))}
        </div>
      </div>
      {loaded === null ? <p class="note pad">{t().common.loading}</p> : <Choices key={loaded.id} loaded={loaded} />}
    </Dialog>
  );
}

function Choices({ loaded }: { loaded: LoadedGame }) {
  const words = t().newTable;
  const { game, text } = loaded;
  const seats = useSignal<readonly SeatChoice[]>(firstSeats(game));
  const options = useSignal<Options>(firstOptions(game));
  const pace = useSignal<PaceName>('untimed');
  const undo = useSignal<NonNullable<Wanted['undo']>>('consent');
  const watch = useSignal<NonNullable<Wanted['watch']>>('everyone');
  const chat = useSignal<NonNullable<Wanted['chat']>>('players');
  const hints = useSignal(true);
  const keeper = useSignal<LevelName>('master');
  const refused = useSignal<string | null>(null);
  const objection = objectionTo(game, seats.value, options.value);
  useEffect(() => {
    refused.value = null;
  }, [refused]);
  const says =
    objection === null
      ? refused.value
      : objection.why === 'nobody'
        ? words.needOne
        : objection.why === 'too-few'
          ? words.tooFew(game.seats.min)
          : (text.clashes?.[objection.clash] ?? t().no['options-clash']);

  const create = async (): Promise<void> => {
    const wanted: Wanted = {
      game: game.id,
      options: options.value,
      seats: plansOf(seats.value),
      pace: PACES[pace.value],
      undo: undo.value,
      watch: watch.value,
      chat: chat.value,
      hints: hints.value,
      keeper: keeper.value,
    };
    try {
      const table = await call('tables.create', wanted);
      go(toTable('table', table.id));
    } catch (error) {
      refused.value = sentence(error, t());
    }
  };
  const practise = (): void => {
    const levels = seats.value
      .filter(({ kind }) => kind !== 'empty')
      .map(({ kind, level }) => (kind === 'me' ? null : level));
    go(toTable('practice', layPractice(game.id, options.value, levels)));
  };
  const set = (seat: number, change: Partial<SeatChoice>): void => {
    seats.value = seats.value.map((each, i) => (i === seat ? { ...each, ...change } : each));
  };
  return (
    <>
      <div class="nt">
        <div>
          <h3>
            {words.seats} <small>{words.seatsHelp(game.seats.min, game.seats.max)}</small>
          </h3>
          <ul class="seats">
            {seats.value.map((seat, i) => (
              // Seats have no ids beside their number, and never move.
              <SeatChoiceRow key={COLOURS[i]} seat={seat} n={i} onChange={change => set(i, change)} />
            ))}
          </ul>
          <h3>{words.pace}</h3>
          <Seg
            label={words.pace}
            value={pace.value}
            choices={PACE_NAMES.map(value => ({ value, name: words.paces[value] }))}
            onChange={value => {
              pace.value = value;
            }}
          />
          <p class="note">
            {paceWords({ pace: PACES[pace.value] })}. {words.paceHelp[PACES[pace.value].kind]}
          </p>
        </div>
        <div>
          <h3>{words.options}</h3>
          {Object.keys(game.options).length === 0 ? <p class="note">{words.noOptions}</p> : null}
          {Object.entries(game.options).map(([name, values]) => (
            <OptionChoice
              key={name}
              words={text.options[name]}
              values={values}
              value={options.value[name]!}
              onChange={value => {
                options.value = { ...options.value, [name]: value };
              }}
            />
          ))}
          <h3>{words.undo}</h3>
          <Seg
            label={words.undo}
            value={undo.value}
            choices={(['consent', 'free', 'never'] as const).map(value => ({ value, name: words.undos[value] }))}
            onChange={value => {
              undo.value = value;
            }}
          />
          <p class="note">{words.undoHelp[undo.value]}</p>
          <h3>{words.watch}</h3>
          <Seg
            label={words.watch}
            value={watch.value}
            choices={(['everyone', 'link', 'nobody'] as const).map(value => ({ value, name: words.watches[value] }))}
            onChange={value => {
              watch.value = value;
            }}
          />
          <p class="note">{words.watchHelp}</p>
          <h3>{words.chat}</h3>
          <Seg
            label={words.chat}
            value={chat.value}
            choices={(['players', 'everyone'] as const).map(value => ({ value, name: words.chats[value] }))}
            onChange={value => {
              chat.value = value;
            }}
          />
          <Toggle
            label={words.hints}
            help={words.hintsHelp}
            on={hints.value}
            onChange={on => {
              hints.value = on;
            }}
          />
          <div class="line">
            <span>{words.keeper}</span>
            <LevelSelect
              label={words.keeper}
              value={keeper.value}
              onChange={level => {
                keeper.value = level;
              }}
            />
          </div>
        </div>
      </div>
      <footer>
        <span class={says === null ? 'note' : 'refused'} role="status">
          {says ?? (canPractise(seats.value) ? words.practiseHelp : '')}
        </span>
        {canPractise(seats.value) ? (
          <button type="button" class="btn" disabled={objection !== null} onClick={practise}>
            {words.practise}
          </button>
        ) : null}
        <button
          type="button"
          class="btn primary"
          disabled={objection !== null || me.value === null}
          onClick={() => void create()}
        >
          {words.create}
        </button>
      </footer>
    </>
  );
}

function SeatChoiceRow({
  seat,
  n,
  onChange,
}: {
  seat: SeatChoice;
  n: number;
  onChange(change: Partial<SeatChoice>): void;
}) {
  const words = t().newTable;
  const kinds: readonly SeatChoice['kind'][] = ['me', 'invite', 'open', 'bot', 'empty'];
  const names = { me: words.me, invite: words.invite, open: words.open, bot: words.bot, empty: words.empty };
  const help = { me: me.value?.name ?? '', invite: words.inviteHelp, open: words.openHelp, bot: '', empty: '' };
  return (
    <li>
      <Emblem colour={COLOURS[n % COLOURS.length]!} />
      <select
        aria-label={words.seat(n + 1)}
        value={seat.kind}
        onChange={event => onChange({ kind: event.currentTarget.value as SeatChoice['kind'] })}
      >
        {kinds.map(kind => (
          <option key={kind} value={kind}>
            {names[kind]}
          </option>
        ))}
      </select>
      <span class="sb">
        {seat.kind === 'bot' ? (
          <LevelSelect
            label={`${words.level}, ${words.seat(n + 1)}`}
            value={seat.level}
            onChange={level => onChange({ level })}
          />
        ) : (
          <span class="note">{help[seat.kind]}</span>
        )}
      </span>
    </li>
  );
}

export function LevelSelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: LevelName;
  onChange(level: LevelName): void;
}) {
  return (
    <select
      aria-label={label}
      title={t().levelHelp[value]}
      value={value}
      onChange={event => onChange(event.currentTarget.value as LevelName)}
    >
      {LEVELS.map(level => (
        <option key={level} value={level}>
          {t().levels[level]}
        </option>
      ))}
    </select>
  );
}

interface OptionProps {
  words: { name: string; help: string; values: Record<string, string> } | undefined;
  values: readonly (string | number | boolean)[];
  value: string | number | boolean;
  onChange(value: string | number | boolean): void;
}

function OptionChoice({ words, values, value, onChange }: OptionProps) {
  if (words === undefined) return null;
  const named = (each: string | number | boolean): string => words.values[String(each)] ?? String(each);
  if (values.length > 4) {
    return (
      <label class="opt-line">
        <b>{words.name}</b>
        <select
          value={String(value)}
          onChange={event => onChange(values.find(each => String(each) === event.currentTarget.value)!)}
        >
          {values.map(each => (
            <option key={String(each)} value={String(each)}>
              {named(each)}
            </option>
          ))}
        </select>
        <small>{words.help}</small>
      </label>
    );
  }
  return (
    <div class="opt-line">
      <b>{words.name}</b>
      <Seg
        label={words.name}
        value={value}
        choices={values.map(each => ({ value: each, name: named(each) }))}
        onChange={onChange}
      />
      <small>{words.help}</small>
    </div>
  );
}
