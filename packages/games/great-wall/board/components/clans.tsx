import { Count, Icon, SeatSlot } from '@teahouse/boardkit';
import { current, type Seat } from '@teahouse/kernel';
import { RESOURCES, TROOPS } from '../../src/ids.ts';
import { inJournal } from '../../src/journal.ts';
import { COMMANDS } from '../../src/printed/ids.ts';
import { rise } from '../../src/rules/locations/tea-house.ts';
import { commanderOf } from '../../src/rules/vocabulary.ts';
import { automatonOf, type Clan, honorOf, isAutomaton, isQin, qinHonorOf, qinIn, type Reed } from '../../src/table.ts';
import { at } from '../model/flight.ts';
import { countTactics, sealedBy, shameOn } from '../model/reading.ts';
import { useTable } from '../table.ts';
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
          <Head clan={clan} place={place + 1} look={look} />
          <AutomatonPublic clan={clan} />
          {!isAutomaton(seen, clan) && clan !== main && <Public seat={clan} />}
        </li>
      ))}
    </ol>
  );
}

function Head({ clan, place, look }: { clan: Clan; place: number; look: ClansProps['look'] }) {
  const { seen, me, text, words, nameOf, question } = useTable();
  const player = isAutomaton(seen, clan) ? null : seen.players[clan]!;
  const name = clan === me ? words.you : nameOf(clan);
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
        <span class="name" title={name}>
          {name}
        </span>
      ) : (
        <button type="button" class="name look" title={name} onClick={() => look(clan)}>
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

/** What lies open in front of another player: general, advisors, soldiers at home, overseers, trophies, commands left. */
function Public({ seat }: { seat: Seat }) {
  const { seen, text, words } = useTable();
  const { general, active, supporters, idle, reserve, claimed, hand, overseers, goods } = seen.players[seat]!;
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
      <span class="pieces" data-at={at.goods(seat)}>
        <Count label={words.idle(idle)}>
          <Art id="troop-clerk" />
          {idle}
        </Count>
        {TROOPS.map(troop => (
          <Count key={troop} label={`${words.reserve}: ${reserve[troop]} × ${words.figures[troop]}`}>
            <Art id={`troop-${troop}`} />
            {reserve[troop]}
          </Count>
        ))}
        {RESOURCES.map(resource => {
          const overseer = overseers[resource];
          return overseer === null ? null : (
            <Count key={resource} class="over" label={words.overseer(words.resources[resource], overseer.level)}>
              <Art id={`res-${resource}`} />
              {overseer.level}
            </Count>
          );
        })}
        {claimed.length > 0 && (
          <Count label={`${words.trophies}: ${claimed.map(({ horde }) => text.answer(horde)).join(', ')}`}>
            <Art id="horde-shields" />
            {claimed.length}
          </Count>
        )}
        <Count label={words.commandsLeft(COMMANDS.filter(id => hand.includes(id)).map(id => text.cards[id][0]))}>
          <Icon name="ui-stack" />
          {hand.length}
        </Count>
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
