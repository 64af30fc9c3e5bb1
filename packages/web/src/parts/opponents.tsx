import '../styles/people.css';
import { useSignal } from '@preact/signals';
import type { Opponent, Person } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import { me } from '../me.ts';
import { usePeopleWords } from '../people-words.ts';
import { sentence } from '../refused.ts';
import { t } from '../words.ts';
import { Alike } from './alike.tsx';
import { Emblem } from './icon.tsx';

interface Props {
  class?: string;
  /** Those who sit at the table, or are invited, already. */
  there: ReadonlySet<string>;
  /** False where there is no seat for anybody. */
  isRoom: boolean;
  /** Invites somebody, or not any more. */
  onChoose(person: Person, isInvited: boolean): void;
}

/** Those I played with lately: one click invites them again. Nothing for who has played with nobody. */
export function Opponents({ class: kind = '', there, isRoom, onChoose }: Props) {
  const words = usePeopleWords();
  const opponents = useSignal<readonly Opponent[]>([]);
  const person = me.value?.id;
  useEffect(() => {
    if (person === undefined) return;
    call('me.opponents', {}).then(
      found => {
        opponents.value = found.opponents;
      },
      // The table can be laid without them.
      (error: unknown) => console.info(sentence(error, t())),
    );
  }, [person, opponents]);
  if (words === null || opponents.value.length === 0) return null;
  return (
    <div class={`opponents ${kind}`}>
      <h3>
        {words.opponents} <small>{words.opponentsHelp}</small>
      </h3>
      <ul>
        {opponents.value.map(({ person, games }) => {
          const isInvited = there.has(person.id);
          return (
            <li key={person.id}>
              <button
                type="button"
                class="btn"
                aria-pressed={isInvited}
                aria-label={(isInvited ? words.withdraw : words.invite)(person.name)}
                title={words.together(games)}
                disabled={!isInvited && !isRoom}
                onClick={() => onChoose(person, !isInvited)}
              >
                <Emblem colour={person.colour} />
                <span>{person.name}</span>
              </button>
              <Alike person={person} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
