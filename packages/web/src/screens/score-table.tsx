import type { ScoreSheet, TablePlayer } from '@teahouse/boardkit';
import { sentence } from '@teahouse/kernel';
import type { Table } from '@teahouse/protocol';
import { figure } from '../format.ts';
import type { LoadedGame } from '../games.ts';
import { placesAt } from '../outcome.ts';
import { Emblem } from '../parts/icon.tsx';
import { SpriteIcon } from '../parts/sprite-icon.tsx';
import { t } from '../words.ts';

interface Props {
  table: Table;
  sheet: ScoreSheet;
  /** From the first place to the last. */
  order: readonly TablePlayer[];
  loaded: LoadedGame;
}

/** Points by where they came from, a column for everybody. */
export function ScoreTable({ table, sheet, order, loaded: { board, text } }: Props) {
  const words = t().score;
  const automata = sheet.automata ?? [];
  const rows = sheet.rows.slice(0, -1);
  const total = sheet.rows.at(-1);
  const places = placesAt(table);
  const { outcome } = table;
  // Those who win or lose together are not ranked, and whoever lost to an automaton is not the first.
  const isUnranked = outcome?.kind === 'together' || (outcome?.kind === 'automaton' && !outcome.won);
  const best = isUnranked ? null : order[0]!.seat;
  const rivals = (points: readonly number[], empty: string) =>
    automata.map((rival, i) => {
      const n = points[order.length + i] ?? 0;
      return <td key={rival}>{n === 0 ? empty : figure(n)}</td>;
    });
  const { tie } = sheet;
  return (
    <div class="tw">
      <table class="sheet">
        <caption class="vh">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.source}</th>
            {order.map(({ seat, name, colour }) => (
              <th scope="col" key={seat} class={seat === best ? 'w' : ''}>
                <Emblem colour={colour} />
                <span class="whose" title={name}>
                  {name}
                </span>
                {seat === table.mySeat ? <small>{t().common.you}</small> : null}
              </th>
            ))}
            {automata.map(name => (
              <th scope="col" key={name}>
                <span class="whose" title={name}>
                  {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, points, icon = '', note = '', isLast = false }, i) => (
            <tr key={name} class={isLast && rows[i - 1]?.isLast !== true ? 'final' : ''}>
              <th scope="row">
                <SpriteIcon id={icon} sprite={board.sprite} />
                <span>
                  {sentence(name)}
                  {note === '' ? null : <small>{note}</small>}
                </span>
              </th>
              {order.map(({ seat }) => (
                <td key={seat} class={cellClass(points, seat, best)}>
                  {points[seat] === 0 ? '–' : figure(points[seat]!)}
                </td>
              ))}
              {rivals(points, '–')}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{sentence(total?.name ?? words.total)}</th>
            {order.map(({ seat }) => (
              <td key={seat} class={seat === best ? 'w' : ''}>
                {figure(total?.points[seat] ?? 0)}
              </td>
            ))}
            {rivals(total?.points ?? [], '0')}
          </tr>
          {places === null ? null : (
            <tr class="rk">
              <th scope="row">{words.place}</th>
              {order.map(({ seat }) => (
                <td key={seat} class={seat === best ? 'w' : ''}>
                  {t().ending.place(places[seat]!)}
                </td>
              ))}
            </tr>
          )}
          {tie === undefined || !hasTie(total?.points ?? []) ? null : (
            <tr class="rk">
              <th scope="row">
                {tie.name === '' ? t().ending.breaks : tie.name}
                {tie.name === '' ? null : <small>{t().ending.breaks}</small>}
              </th>
              {order.map(({ seat }) => (
                <td key={seat} class={seat === best ? 'w' : ''}>
                  {tie.figures[seat]}
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
      {tie === undefined || !hasTie(total?.points ?? []) ? null : (
        <p class="note pad">
          {text.rules[tie.rule]} <code>{tie.rule}</code>
        </p>
      )}
    </div>
  );
}

const hasTie = (totals: readonly number[]): boolean => new Set(totals).size < totals.length;

/** The best of a row is underlined, not coloured. */
function cellClass(points: readonly number[], seat: number, best: number | null): string {
  const most = Math.max(...points);
  const value = points[seat]!;
  return `${value === most && value > 0 ? 'best' : ''}${value === 0 ? ' zero' : ''}${seat === best ? ' w' : ''}`;
}
