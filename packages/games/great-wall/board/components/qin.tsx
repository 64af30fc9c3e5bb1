import { Count, Icon } from '@teahouse/boardkit';
import type { ComponentChildren } from 'preact';
import { foreseeQin, type QinForesight } from '../../src/foresight/qin.ts';
import { SECTIONS } from '../../src/ids.ts';
import { inJournal } from '../../src/journal.ts';
import { type LocationId, PLACE } from '../../src/printed/board.ts';
import { target } from '../../src/printed/hordes.ts';
import { type CommandId, qinCardId } from '../../src/printed/ids.ts';
import { clanOf, isQin, qinHonorOf, qinIn } from '../../src/table.ts';
import type { SeenQin } from '../../src/view.ts';
import type { Rule } from '../../text/rules/en.ts';
import type { SpriteId } from '../art/sprite.ts';
import { at } from '../model/flight.ts';
import { sectionOf } from '../model/reading.ts';
import { useTable } from '../table.ts';
import { Art, Portrait, Unit } from './art.tsx';
import { Reads } from './pick.tsx';

/** Qin Jiushao, in the place of the section that is not used: what he has, what he wants, and what he does next. */
export function QinPanel() {
  const { seen, words, colourOf } = useTable();
  const qin = qinIn(seen);
  if (qin === undefined) return null;
  const clan = clanOf(seen, 'qin');
  const known = foreseeQin(seen, qin);
  const foresight = seen.over ? { ...known, goes: [], toCome: [] } : known;
  return (
    <section class={`panel qin p-${colourOf(clan)}`} data-pane="left" aria-label={words.qin}>
      <div class="ribbon" />
      <Head qin={qin} foresight={foresight} />
      <LocationTrack qin={qin} foresight={foresight} />
      {!seen.over && <Next foresight={foresight} />}
      <CommandDeck qin={qin} foresight={foresight} />
    </section>
  );
}

interface Part {
  qin: SeenQin;
  foresight: QinForesight;
}

function Head({ qin, foresight }: Part) {
  const { seen, text, words } = useTable();
  const clan = clanOf(seen, 'qin');
  return (
    <div class="qhead" data-at={at.clan(inJournal(seen, clan))}>
      <Reads card="qin-jiushao" class="face" title={text.cards['qin-jiushao'].join('. ')}>
        <Portrait id="gen-qin-jiushao" />
      </Reads>
      <div>
        <h2>{words.qin}</h2>
        <p>{words.alone.help}</p>
        <p class="chips">
          <span class="chip">{words.alone.difficulty(qin.honor['head-start'])}</span>
          <Count class="chip" label={words.supporters(qin.supporters.length)}>
            <Icon name="ui-people" />
            {qin.supporters.length}
          </Count>
          <span class="stock" title={words.alone.reserve} data-at={at.reserve(inJournal(seen, clan))}>
            {(['spearman', 'archer'] as const).map(troop => (
              <Count key={troop} label={`${words.alone.reserve}: ${qin.reserve[troop]} × ${words.figures[troop]}`}>
                <Art id={`troop-${troop}`} />
                {qin.reserve[troop]}
              </Count>
            ))}
            {qin.claimed.length > 0 && (
              <Count label={`${words.trophies}: ${qin.claimed.map(horde => text.answer(horde)).join(', ')}`}>
                <Art id="horde-shields" />
                {qin.claimed.length}
              </Count>
            )}
          </span>
        </p>
      </div>
      <div class="qhonor">
        <Count label={words.amount('honor', qinHonorOf(qin))} at={at.honor(inJournal(seen, clan))}>
          <b>{qinHonorOf(qin)}</b>
          <Art id="res-honor" />
        </Count>
        {!seen.over && <small>{words.alone.atEnd(foresight.atEnd)}</small>}
      </div>
    </div>
  );
}

/** The lowest location is at the right: he goes there next. */
function LocationTrack({ qin, foresight: { goes } }: Part) {
  const { words } = useTable();
  return (
    <div class="qtrack" data-at={at.qin.track}>
      <h3>
        {words.alone.track}
        <small>
          {words.alone.highest} → {words.alone.lowest}
        </small>
      </h3>
      <ol>
        {qin.ranking.map(location => (
          <Ranked key={location} qin={qin} location={location} turn={goes.indexOf(location)} />
        ))}
      </ol>
    </div>
  );
}

function Ranked({ qin, location, turn }: { qin: SeenQin; location: LocationId; turn: number }) {
  const { seen, text, words } = useTable();
  const { gives } = PLACE[location];
  const clan = clanOf(seen, 'qin');
  return (
    <li class={turn < 0 ? '' : 'goes'}>
      <Reads card={location} class="rank" title={text.locations[location]}>
        <Art id={gives === null ? 'res-wound' : `res-${gives}`} class="token" />
        <span class="rname">{words.shortLocations[location] ?? text.locations[location]}</span>
        <span class="clerks">
          {qin.clerks
            .filter(each => each === location)
            .map((_, i) => (
              <Unit key={i} figure="clerk" clan={clan} />
            ))}
        </span>
        <span class="rlevel">
          {gives === null ? words.alone.recruits : words.alone.overseer(qin.overseers[gives].level)}
        </span>
      </Reads>
      {turn >= 0 && <em>{words.alone.goes[turn === 0 ? 0 : 1]}</em>}
    </li>
  );
}

/** What he does next, each with its rule. */
function Next({ foresight: { goes, gains, strikes, builds } }: Pick<Part, 'foresight'>) {
  const { seen, text, words } = useTable();
  const said = words.alone;
  const best = Object.entries(gains).toSorted(([, a], [, b]) => b - a)[0] as [LocationId, number] | undefined;
  const places = goes.map(location => text.locations[location]).join(', ');
  const section = strikes === null ? null : sectionOf(seen, target(strikes).horde);
  return (
    <div class="qnext" data-at={at.qin.next}>
      <h3>
        {said.next}
        <small>{said.isPublic}</small>
      </h3>
      <ul>
        <Line rule="GW-SOLO-42" icon="troop-clerk">
          {goes.length === 0 ? said.sendsNobody : said.sends(places)}
        </Line>
        <Line rule="GW-SOLO-46" icon="res-honor">
          {best === undefined ? said.gainsNothing : said.gains(best[0], best[1])}
        </Line>
        <Line rule="GW-SOLO-52" icon="troop-spearman">
          {strikes === null || section === null
            ? said.strikesNobody
            : said.strikes(text.answer(strikes), words.sections[section])}
        </Line>
        {builds !== null && (
          <Line rule="GW-SOLO-37" icon="res-stone">
            {said.builds(words.sections[SECTIONS[builds]!])}
          </Line>
        )}
      </ul>
    </div>
  );
}

function Line({ rule, icon, children }: { rule: Rule; icon: SpriteId; children: ComponentChildren }) {
  const { text } = useTable();
  return (
    <li>
      <Art id={icon} class="sign" />
      <span>
        {children} <abbr title={text.rules[rule]}>{rule}</abbr>
      </span>
    </li>
  );
}

/** Six cards: those of earlier years, this year's, and the chance of each that is left. */
function CommandDeck({ qin, foresight: { toCome } }: Part) {
  const { seen, words } = useTable();
  const now = qin.revealed ?? seen.track.find(order => order !== null && isQin(seen, order.clan))?.command ?? null;
  return (
    <div class="qdeck" data-at={at.qin.deck}>
      <h3>
        {words.alone.deck}
        <small>{toCome.length > 0 && words.alone.toCome(toCome.length)}</small>
      </h3>
      <ol>
        {qin.pile.map((command, n) => (
          <DeckCard key={command} command={command} state="spent" says={words.alone.year(n + 1)} />
        ))}
        {now !== null && <DeckCard command={now as CommandId} state="now" says={words.alone.thisYear} />}
        {toCome.map(command => (
          <DeckCard key={command} command={command} state="open" says={words.alone.chance(toCome.length)} />
        ))}
      </ol>
    </div>
  );
}

function DeckCard({ command, state, says }: { command: CommandId; state: 'spent' | 'now' | 'open'; says: string }) {
  const { text } = useTable();
  const card = qinCardId(command);
  return (
    <li class={state}>
      <Reads card={card} class="qcard" title={text.cards[card].join('. ')}>
        <Portrait id={`cmd-${command}`} class="pic" />
        <span class="cname">{text.cards[card][0]}</span>
        <span class="when">{says}</span>
      </Reads>
    </li>
  );
}
