import { Count, Icon, SeatSlot } from '@teahouse/boardkit';
import { current, type Seat } from '@teahouse/kernel';
import type { ComponentChildren } from 'preact';
import { RESOURCES, TROOPS } from '../../src/ids.ts';
import { inJournal } from '../../src/journal.ts';
import { COMMANDS } from '../../src/printed/ids.ts';
import { rise } from '../../src/rules/locations/tea-house.ts';
import { commanderOf } from '../../src/rules/vocabulary.ts';
import { automatonOf, type Clan, honorOf, isAutomaton, isQin, qinHonorOf, qinIn, type Reed } from '../../src/table.ts';
import { at } from '../model/flight.ts';
import { countTactics, sealedBy, shameOn } from '../model/reading.ts';
import { type GreatWallTable, useTable } from '../table.ts';
import { Art, Emblem, Portrait } from './art.tsx';
import { Pick, Reads } from './pick.tsx';

interface ClansProps {
  /** A spectator may bring any clan to the front; null for players, whose own is there. */
  look: ((seat: Seat) => void) | null;
  /** Whose clan is laid out below. */
  main: Seat;
}

/** Everybody from the top of the tea stack down, with what they show to all. */
export function Clans({ look, main }: ClansProps) {
  const { seen, words } = useTable();
  return (
    <ol class="clans" aria-label={words.tea}>
      {seen.tea.map((clan, place) => (
        <li key={clan} class={seen.active === clan ? 'now' : ''} data-at={at.clan(inJournal(seen, clan))}>
          <Head clan={clan} place={place + 1} look={look} main={main} />
          <AutomatonPublic clan={clan} />
          {!isAutomaton(seen, clan) && clan !== main && <Public seat={clan} />}
        </li>
      ))}
    </ol>
  );
}

function Head({ clan, place, look, main }: ClansProps & { clan: Clan; place: number }) {
  const table = useTable();
  const { seen, me, text, words, nameOf, question } = table;
  const player = isAutomaton(seen, clan) ? null : seen.players[clan]!;
  const name = clan === me ? words.you : nameOf(clan);
  // Where there is no room for what lies at home, the name says it.
  const title = [name, ...(player === null || clan === main ? [] : atHome(table, clan).map(({ says }) => says))];
  /** The question is about one marker, which may be that of the Reed Clan. */
  const rises = question?.options.includes('rise') && current(seen, rise)?.clan === clan;
  return (
    <div class="chead">
      {rises ? (
        <Pick answer="rise" where="tea" class="place" label={`${words.teaPlace(place)}: ${text.answer('rise')}`}>
          <Icon name="ui-arrow" class="uic up" />
          {place}
        </Pick>
      ) : (
        <Count class="place" label={words.teaPlace(place)}>
          {place}
        </Count>
      )}
      <Emblem clan={clan} />
      {look === null || isAutomaton(seen, clan) ? (
        <span class="name" title={title.join('\n')}>
          {name}
        </span>
      ) : (
        <button type="button" class="name look" title={title.join('\n')} onClick={() => look(clan)}>
          {name}
        </button>
      )}
      <QinHonor clan={clan} />
      {player !== null && (
        <>
          <SeatSlot seat={clan} />
          <Secret seat={clan} />
          <Count label={words.amount('shame', shameOn(player))} at={at.shameOf(clan)}>
            <Art id="res-shame" />
            {shameOn(player)}
          </Count>
          <Count label={words.amount('tactics', countTactics(player))}>
            <Art id="res-tactic" />
            {countTactics(player)}
          </Count>
          <Count label={words.amount('honor', honorOf(player))} class="honor" at={at.honor(clan)}>
            <b>{honorOf(player)}</b>
            <Art id="res-honor" />
          </Count>
        </>
      )}
    </div>
  );
}

function QinHonor({ clan }: { clan: Clan }) {
  const { seen, words } = useTable();
  const automaton = isAutomaton(seen, clan) ? automatonOf(seen, clan) : null;
  if (automaton?.name !== 'qin') return null;
  const honor = qinHonorOf(automaton);
  return (
    <Count label={words.amount('honor', honor)} class="honor" at={at.honor(inJournal(seen, clan))}>
      <b>{honor}</b>
      <Art id="res-honor" />
    </Count>
  );
}

/** A command that lies face down, or is turned up and waits for its space. */
function Secret({ seat }: { seat: Seat }) {
  const { seen, text, words } = useTable();
  const { revealed } = seen.players[seat]!;
  if (revealed !== null) {
    return (
      <Reads card={revealed} clan={seat} class="turned" title={text.cards[revealed][0]}>
        <Portrait id={`cmd-${revealed}`} class="pic" />
        <span>{text.cards[revealed][0]}</span>
      </Reads>
    );
  }
  if (!sealedBy(seen).includes(seat)) return null;
  return (
    <span class="turned" title={words.faceDown}>
      <Icon name="ui-check" />
      <span class="vh">{words.faceDown}</span>
    </span>
  );
}

interface Shown {
  id: string;
  n: number;
  says: string;
  picture: ComponentChildren;
}

/** Soldiers and clerks at home, overseers, trophies, and commands left. */
function atHome({ seen, text, words }: GreatWallTable, seat: Seat): Shown[] {
  const { idle, reserve, claimed, hand, overseers } = seen.players[seat]!;
  const left = COMMANDS.filter(id => hand.includes(id)).map(id => text.cards[id][0]);
  return [
    { id: 'clerk', n: idle, says: words.idle(idle), picture: <Art id="troop-clerk" /> },
    ...TROOPS.map(id => ({
      id,
      n: reserve[id],
      says: `${words.reserve}: ${reserve[id]} × ${words.figures[id]}`,
      picture: <Art id={`troop-${id}`} />,
    })),
    ...RESOURCES.flatMap(id => {
      const n = overseers[id]?.level;
      return n === undefined
        ? []
        : [{ id, n, says: words.overseer(words.resources[id], n), picture: <Art id={`res-${id}`} /> }];
    }),
    ...(claimed.length === 0
      ? []
      : [
          {
            id: 'trophies',
            n: claimed.length,
            says: `${words.trophies}: ${claimed.map(({ horde }) => text.answer(horde)).join(', ')}`,
            picture: <Art id="horde-shields" />,
          },
        ]),
    { id: 'hand', n: hand.length, says: words.commandsLeft(left), picture: <Icon name="ui-stack" /> },
  ];
}

/** What lies open in front of another player: general, advisors, stores of partners, and what is at home. */
function Public({ seat }: { seat: Seat }) {
  const table = useTable();
  const { seen, text, words } = table;
  const { general, active, supporters, goods } = seen.players[seat]!;
  return (
    <div class="public">
      {general !== null && (
        <Reads
          card={general}
          class="face gen"
          label={`${text.cards[general][0]}, ${words.supporters(supporters.length)}`}
          title={text.cards[general].join('. ')}
        >
          <Portrait id={`gen-${general}`} />
          {supporters.length > 0 && <b title={words.supporters(supporters.length)}>{supporters.length}</b>}
        </Reads>
      )}
      {active.map(id => (
        <Reads key={id} card={id} class="face" title={text.cards[id].join('. ')}>
          <Portrait id={`adv-${id}`} />
        </Reads>
      ))}
      {goods !== null && (
        <span class="pieces stores" title={words.partners.shown}>
          {RESOURCES.map(resource => (
            <Count key={resource} label={words.amount(resource, goods[resource])}>
              <Art id={`res-${resource}`} />
              {goods[resource]}
            </Count>
          ))}
        </span>
      )}
      <span class="pieces at-home" data-at={at.goods(seat)}>
        {atHome(table, seat).map(({ id, n, says, picture }) => (
          <Count key={id} label={says}>
            {picture}
            {n}
          </Count>
        ))}
      </span>
    </div>
  );
}

/** What a clan that nobody plays has; Qin Jiushao has a panel of his own. */
function AutomatonPublic({ clan }: { clan: Clan }) {
  const { seen } = useTable();
  if (!isAutomaton(seen, clan)) return null;
  const automaton = automatonOf(seen, clan);
  return automaton.name === 'reed' ? <ReedPublic {...automaton} /> : null;
}

/** Alone, either I command the Reed Clan or Qin Jiushao does. */
function Commander() {
  const { seen, words } = useTable();
  if (qinIn(seen) === undefined) return null;
  const commander = commanderOf(seen);
  return (
    <span class="commander" title={words.alone.commandHelp}>
      <Emblem clan={commander} /> {isQin(seen, commander) ? words.alone.qinCommands : words.alone.youCommand}
    </span>
  );
}

function ReedPublic({ general, spearmen }: Reed) {
  const { text, words } = useTable();
  return (
    <div class="public">
      <Reads card={general} class="face gen" title={text.cards[general].join('. ')}>
        <Portrait id={`gen-${general}`} />
      </Reads>
      <Commander />
      <span class="pieces">
        <Count label={`${words.reserve}: ${spearmen} × ${words.figures.spearman}`}>
          <Art id="troop-spearman" />
          {spearmen}
        </Count>
      </span>
    </div>
  );
}
