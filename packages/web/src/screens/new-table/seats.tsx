import type { AnyGame } from '@teahouse/kernel';
import { COLOURS } from '../../colours.ts';
import { me } from '../../me.ts';
import { Emblem } from '../../parts/icon.tsx';
import { Opponents } from '../../parts/opponents.tsx';
import { t } from '../../words.ts';
import { LevelSelect } from './level-select.tsx';
import { hasSeatToOffer, type PlanProps, type SeatChoice, withPerson } from './plan.ts';

/** Who sits where. */
export function Seats({ game, plan, change }: PlanProps & { game: AnyGame }) {
  const words = t().newTable;
  const set = (seat: number, to: Partial<SeatChoice>): void =>
    change({ seats: plan.seats.map((each, i) => (i === seat ? changed(each, to) : each)) });
  return (
    <>
      <h3>
        {words.seats} <small>{words.seatsHelp(game.seats.min, game.seats.max)}</small>
      </h3>
      <ul class="seats">
        {plan.seats.map((seat, i) => (
          // Seats have no ids beside their number, and never move.
          <SeatRow key={COLOURS[i]} seat={seat} n={i} onChange={to => set(i, to)} />
        ))}
      </ul>
      <Opponents
        there={new Set(plan.seats.flatMap(({ person }) => (person === undefined ? [] : [person.id])))}
        isRoom={hasSeatToOffer(plan.seats)}
        onChoose={(person, isInvited) => change({ seats: withPerson(plan.seats, person, isInvited) })}
      />
    </>
  );
}

/** Whoever was invited by name is not, once the seat is for something else. */
const changed = ({ person: _, ...seat }: SeatChoice, to: Partial<SeatChoice>): SeatChoice => ({ ...seat, ...to });

function SeatRow({ seat, n, onChange }: { seat: SeatChoice; n: number; onChange(change: Partial<SeatChoice>): void }) {
  const words = t().newTable;
  const kinds: readonly SeatChoice['kind'][] = ['me', 'invite', 'open', 'bot', 'empty'];
  const names = { me: words.me, invite: words.invite, open: words.open, bot: words.bot, empty: words.empty };
  const invited = seat.person?.name ?? words.inviteHelp;
  const help = { me: me.value?.name ?? '', invite: invited, open: words.openHelp, bot: '', empty: '' };
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
