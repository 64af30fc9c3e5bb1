import { Count, Icon } from '@teahouse/boardkit';
import { bitesIn } from '../../src/foresight/bites.ts';
import { BARRICADE, POST, SECTIONS, SHOOT, WALL } from '../../src/ids.ts';
import { BARRICADES, TOP_LEVEL, WALLS } from '../../src/printed/board.ts';
import { at } from '../model/flight.ts';
import { useTable } from '../table.ts';
import { Art, Unit, WallArt } from './art.tsx';
import { Pick } from './pick.tsx';

/** Three spaces for barricades; the first free one is where the next is built. Beside them, what weakens this section. */
export function Barricades({ section }: { section: number }) {
  const { seen, text, words } = useTable();
  const { barricades, bolster } = seen.sections[section]!;
  const id = SECTIONS[section]!;
  const bites = bitesIn(seen, section);
  return (
    <div class="bars" data-at={at.barricades(id)}>
      {Array.from({ length: BARRICADES }, (_, n) => {
        if (n !== barricades) {
          return (
            <span key={n} class={n < barricades ? 'bar1' : 'bar1 no'}>
              <Art id="res-barricade" />
            </span>
          );
        }
        return (
          <Pick
            key={n}
            answer={BARRICADE[section]!}
            where={id}
            class="bar1 no"
            label={text.answer(BARRICADE[section]!)}
          >
            <Art id="res-barricade" />
          </Pick>
        );
      })}
      {bolster > 0 && (
        <Count label={`${words.bolster}: ${bolster}`} class="bolster">
          +{bolster}
          <Art id="res-defence" />
        </Count>
      )}
      {bites.length === 0 ? (
        <em>{words.barricades(barricades)}</em>
      ) : (
        <strong class="bites">
          {bites.map(({ what, n }) => (
            <span key={what}>{words.partners.bites[what](n)}</span>
          ))}
        </strong>
      )}
    </div>
  );
}

/** How high the wall is, what it withstands, who shoots from it, and what the next level costs. */
export function Wall({ section }: { section: number }) {
  const { seen, me, text, words } = useTable();
  const { wall, posts } = seen.sections[section]!;
  const id = SECTIONS[section]!;
  const { posts: room, defence } = WALLS[wall]!;
  const next = wall < TOP_LEVEL ? WALLS[wall + 1]! : null;
  /** The first of my archers stands for a shot of any of them, the first free post for any. */
  const firstOfMine = me === null ? -1 : posts.indexOf(me);
  return (
    <div class={`wallbox level-${wall}`} data-at={at.wall(id)}>
      <WallArt level={wall} />
      <div class="posts" data-at={at.posts(id)}>
        {Array.from({ length: room }, (_, n) => {
          const clan = posts[n];
          const style = { left: `${(100 * (n + 1)) / (room + 1)}%` };
          if (clan === undefined) {
            return (
              <Pick
                key={n}
                answer={n === posts.length ? POST[section]! : ''}
                where={id}
                class="post"
                style={style}
                label={words.freePost}
              />
            );
          }
          if (n !== firstOfMine) {
            return (
              <span key={n} class="post manned" style={style}>
                <Unit figure="archer" clan={clan} />
              </span>
            );
          }
          return (
            <Pick
              key={n}
              answer={SHOOT[section]!}
              where={id}
              class="post manned"
              style={style}
              label={text.answer(SHOOT[section]!)}
            >
              <Unit figure="archer" clan={clan} />
            </Pick>
          );
        })}
      </div>
      <Pick answer={WALL[section]!} where={id} class="lv" title={text.answer(WALL[section]!)}>
        <b>{words.level(wall)}</b>
        <Count label={words.defence(defence)}>
          <Art id="res-defence" />
          {defence}
        </Count>
        {next !== null && (
          <Count class="next" label={words.nextLevel(next.cost, next.defence)}>
            <Icon name="ui-arrow" />
            <Art id="res-defence" />
            {next.defence}
            <small>{words.costs(next.cost)}</small>
          </Count>
        )}
      </Pick>
    </div>
  );
}
