import { useSignal } from '@preact/signals';
import type { GameStatistics, Me } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import { Seg } from '../parts/controls.tsx';
import { usePeopleWords } from '../people-words.ts';
import { sentence } from '../refused.ts';
import { addressOf } from '../router.ts';
import { t } from '../words.ts';
import { Statistics } from './statistics.tsx';

const SHOWN: readonly Me['shows'][] = ['nothing', 'games', 'results'];

/** What everybody may see of me: mine to say, and nothing until I have. */
export function PageChoice({ person, change }: { person: Me; change(what: Pick<Me, 'shows'>): Promise<void> }) {
  const words = usePeopleWords();
  if (words === null) return null;
  return (
    <>
      <h2>
        {words.shows} <small>{words.showsHelp}</small>
      </h2>
      <Seg
        label={words.shows}
        value={person.shows}
        choices={SHOWN.map(value => ({ value, name: words.choices[value] }))}
        onChange={shows => void change({ shows })}
      />
      <p class="note">
        {words.showsText[person.shows]} {person.shows === 'nothing' ? null : words.only}
      </p>
      {person.shows === 'nothing' ? null : (
        <p class="acts">
          <a class="btn quiet" href={addressOf({ screen: 'player', person: person.id })}>
            {words.see}
          </a>
        </p>
      )}
    </>
  );
}

/** My own games, those that nobody else sees too. */
export function MyStatistics() {
  const words = usePeopleWords();
  const games = useSignal<readonly GameStatistics[] | null>(null);
  const refused = useSignal<string | null>(null);
  useEffect(() => {
    call('me.games', {}).then(
      found => {
        games.value = found.games;
      },
      (error: unknown) => {
        refused.value = sentence(error, t());
      },
    );
  }, [games, refused]);
  if (words === null || (games.value === null && refused.value === null)) return <div aria-busy="true" />;
  return (
    <section class="panel" aria-labelledby="statistics">
      <div class="panel-h">
        <h2 id="statistics">{words.statistics}</h2>
      </div>
      {refused.value === null ? (
        <Statistics words={words} games={games.value ?? []} />
      ) : (
        <p class="refused pad">{refused.value}</p>
      )}
    </section>
  );
}
