import { NOBODY, type Seat } from '@teahouse/kernel';
import { groupId, pickId } from '../../../src/ids.ts';
import { placeOf } from '../../../src/map.ts';
import { type AreaId, RESOURCES, type Resource, type UnitId } from '../../../src/printed/ids.ts';
import { QUEST } from '../../../src/printed/quests.ts';
import { developmentArt, seatArt } from '../../art/sprite.ts';
import { at } from '../../model/flight.ts';
import { areaAsked, controlOf, isNeutral, type SeenArea } from '../../model/reading.ts';
import { NEUTRAL, useTable } from '../../table.ts';
import { Spot } from '../art.tsx';
import { PickShape } from '../pick.tsx';
import { type Place, stackPlaces } from './geometry.ts';
import { useMarchByDrag } from './march.ts';

interface PiecesProps {
  area: SeenArea;
  /** How many of a kind are picked to leave. */
  leaving: (unit: UnitId) => number;
}

/** Everything that lies in an area. Nothing of it takes a click from the ground but what can be chosen itself. */
export function Pieces({ area, leaving }: PiecesProps) {
  const { seen, text } = useTable();
  const stacks = stacksOf(area, leaving);
  const hasBuilding = area.stronghold !== null || area.city !== null;
  const places = stackPlaces(stacks.length, hasBuilding);
  let standing = 0;
  for (const { isRouted, n } of stacks) if (!isRouted) standing += n;
  return (
    <>
      <Yields resources={placeOf(seen, area.id).printed.resources} />
      {hasBuilding && <Building area={area} isAlone={stacks.length === 0} isSmall={stacks.length > 2} />}
      {stacks.map((stack, n) => (
        <StackOf key={`${stack.unit}${stack.isRouted}`} area={area} stack={stack} place={places[n]!} />
      ))}
      <Foot area={area} standing={standing} />
      <Heroes area={area} />
      <Tokens area={area} />
      {seen.battle?.area === area.id && <Spot id="rw-battle" x={-22} y={-24} width={44} class="fray" />}
      {area.city !== null && (
        <text class="city-name" y="-26">
          {text.words.cards.cities[area.city]}
        </text>
      )}
    </>
  );
}

interface Stack {
  unit: UnitId;
  isRouted: boolean;
  n: number;
}

function stacksOf({ troops }: SeenArea, leaving: (unit: UnitId) => number): Stack[] {
  const stacks: Stack[] = [];
  for (const { unit, standing } of troops) {
    const n = standing - leaving(unit);
    if (n > 0) stacks.push({ unit, isRouted: false, n });
  }
  for (const { unit, routed } of troops) if (routed > 0) stacks.push({ unit, isRouted: true, n: routed });
  return stacks;
}

function StackOf({ area, stack: { unit, isRouted, n }, place }: { area: SeenArea; stack: Stack; place: Place }) {
  const { seen, question, kinds, text, colourOf } = useTable();
  const { x, y, width: w } = place;
  const pick = pickId(unit, area.id);
  const dragged = useMarchByDrag(area, isRouted ? null : unit);
  const group = groupId(unit, isRouted);
  const options = question?.options ?? [];
  // Where units are placed, the area itself is the answer.
  const isPicked = !isRouted && kinds.length === 0 && options.includes(pick);
  const answer = isPicked ? pick : areaAsked(seen) === area.id ? group : null;
  const colour = isNeutral(seen, unit) ? NEUTRAL : colourOf(area.holder);
  const { name, many } = text.words.forms.units[unit];
  const label = text.words.inState(n === 1 ? name : `${n} ${many}`, 0, isRouted);
  return (
    <>
      <g {...dragged} class={dragged === null ? undefined : 'grip'}>
        <PickShape answer={answer} where="map" class={`stack p-${colour}${isRouted ? ' routed' : ''}`} label={label}>
          <g transform={isRouted ? `rotate(90 ${x} ${y})` : undefined}>
            {n > 1 && !isRouted && (
              <Spot id={`unit-${unit}`} x={x - w / 2 + 2.4} y={y - w / 2 - 3} width={w} class="under" />
            )}
            <Spot id={`unit-${unit}`} x={x - w / 2} y={y - w / 2} width={w} />
          </g>
        </PickShape>
      </g>
      {n > 1 && (
        <g class={`count p-${colour}`}>
          <circle cx={x + w * 0.4} cy={y + w * 0.34} r={8.2} />
          <text x={x + w * 0.4} y={y + w * 0.34 + 4.8}>
            {n}
          </text>
        </g>
      )}
    </>
  );
}

/** What the land yields, between the shoulders. */
export function Yields({ resources }: { resources: Readonly<Record<Resource, number>> }) {
  const icons = RESOURCES.flatMap(id => Array.from({ length: resources[id] }, () => id));
  return (
    <g class="res">
      {icons.map((id, n) => (
        <Spot key={n} id={`rw-${id}`} x={(n - icons.length / 2) * 17 + 0.5} y={-44} width={16} />
      ))}
    </g>
  );
}

function Building({ area, isAlone, isSmall }: { area: SeenArea; isAlone: boolean; isSmall: boolean }) {
  const { colourOf, words, text } = useTable();
  const { stronghold, city } = area;
  const id = stronghold === null ? 'city' : stronghold.damaged ? 'stronghold-damaged' : 'stronghold';
  const [x, y, width, height] = isAlone ? [-26, -25, 52, 48] : isSmall ? [-55, -19, 38, 36] : [-53, -23, 43, 40];
  const colour = stronghold === null ? NEUTRAL : colourOf(stronghold.owner);
  return (
    <g class={`bld p-${colour}`}>
      <title>{stronghold === null ? text.words.cards.cities[city!] : words.stronghold(stronghold.damaged)}</title>
      <Spot id={id} x={x!} y={y!} width={width!} height={height!} />
      {stronghold?.development != null && (
        <g class="dev">
          <title>{text.words.cards.developments[stronghold.development][0]}</title>
          <circle cx={x! + 8} cy={y! + height! - 3} r={9} />
          <Spot id={developmentArt(stronghold.development)} x={x! + 1} y={y! + height! - 10} width={14} />
        </g>
      )}
    </g>
  );
}

/** The standard with the number of units that stand and stay, the name of the area, and its rune. */
function Foot({ area, standing }: { area: SeenArea; standing: number }) {
  const { seen, me, colourOf, words } = useTable();
  const by = controlOf(seen, area.id);
  const dragged = useMarchByDrag(area, standing > 0 ? 'all' : null);
  const faction = by === NOBODY ? null : seen.players[by]!.faction;
  const { rune } = area;
  const face = rune === null ? null : rune.genuine === null ? 'back' : rune.genuine ? 'dragon' : 'false';
  return (
    <>
      {by !== NOBODY && (
        <g {...dragged} class={`std p-${colourOf(by)}${dragged === null ? '' : ' grip'}`}>
          <Spot id={seatArt(colourOf(by))} x={-38} y={20} width={18} />
          {faction !== null && <Spot id={`faction-${faction}`} x={-38} y={20} width={18} />}
          {standing > 0 && area.holder === by && (
            <text x="-12" y="35">
              {standing}
            </text>
          )}
        </g>
      )}
      <text class="nm" x="5" y="37">
        {area.id}
      </text>
      {face !== null && (
        <g class="rune">
          <title>{words.runes[face]}</title>
          <Spot id={`rune-${face}`} x={16} y={20} width={21} />
          {face !== 'back' && by !== me && (
            <g class="seen">
              <circle cx={37} cy={22} r={5} />
              <circle class="pupil" cx={37} cy={22} r={2} />
            </g>
          )}
        </g>
      )}
    </>
  );
}

/** Heroes on the shoulders of the area; more than two of them lie closer. */
function Heroes({ area }: { area: SeenArea }) {
  const { seen, colourOf, nameOf, text } = useTable();
  const here = seen.players.flatMap(({ heroes }, seat) =>
    heroes.filter(hero => hero.area === area.id).map(hero => ({ ...hero, seat })),
  );
  const step = here.length > 2 ? 74 / (here.length - 1) : 74;
  return (
    <>
      {here.map(({ id, seat, routed }, n) => {
        const x = -37 + n * step;
        return (
          <g key={id} class={`hero-token p-${colourOf(seat)}${routed ? ' routed' : ''}`} data-at={at.hero(id)}>
            <title>{`${text.words.cards.heroes[id][0]} (${nameOf(seat)})`}</title>
            <circle cx={x} cy={-26} r={15} />
            <svg x={x - 12.5} y={-38.5} width={25} height={25} viewBox="12 4 76 76" aria-hidden="true">
              <Spot id={`hero-${id}`} x={0} y={0} width={100} />
            </svg>
            <circle class="ring" cx={x} cy={-26} r={13.6} />
            <Spot id={seatArt(colourOf(seat))} x={x + 5} y={-23} width={12} />
          </g>
        );
      })}
    </>
  );
}

/** Activation tokens, a quest of mine, an exploration token, and the mark of a fallen hero. */
function Tokens({ area }: { area: SeenArea }) {
  const { seen, me, words, text, nameOf, colourOf } = useTable();
  const { cards } = text.words;
  const { exploration, fallen, activated } = area;
  return (
    <>
      {activated.map((seat: Seat, n) => (
        <g key={seat} class={`p-${colourOf(seat)}`}>
          <title>{words.activated(nameOf(seat))}</title>
          <Spot id="activation" x={28 - n * 13} y={-38 + n * 2} width={21} />
        </g>
      ))}
      {questsHere(area.id, me === null ? [] : seen.players[me]!.quests).map(quest => (
        <g key={quest} class="token">
          <title>{cards.quests[quest]}</title>
          <circle cx={-46} cy={-4} r={9} />
          <Spot id="rw-quest" x={-53} y={-11} width={14} />
        </g>
      ))}
      {exploration !== null && (
        <g class={exploration.revealed ? 'token known' : 'token'}>
          <title>{exploration.token === null ? words.exploration : cards.explorations[exploration.token][0]}</title>
          <Spot id="exploration" x={34} y={-4} width={17} />
        </g>
      )}
      {fallen.length > 0 && (
        <g class="token">
          <title>{words.fallen(fallen.length)}</title>
          <Spot id="defeated-hero" x={-56} y={2} width={18} />
        </g>
      )}
    </>
  );
}

type Held = { card: keyof typeof QUEST | null };
const questsHere = (id: AreaId, quests: readonly Held[]) =>
  quests.flatMap(({ card }) => (card !== null && QUEST[card].area === id ? [card] : []));
