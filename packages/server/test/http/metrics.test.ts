import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Guest, playOn } from '../guest.ts';
import { aHouse } from '../house.ts';

const house = await aHouse();
const docs = join(import.meta.dirname, '../../../../docs');

async function metrics(): Promise<string> {
  return (await fetch(`${house.address}/metrics`)).text();
}

/** The value of a line of the metrics. */
const numberAt = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find(one => one.startsWith(`${line} `))
      ?.split(' ')
      .at(-1) ?? Number.NaN,
  );

test('a game is seen in the numbers: answers, commits, news, tables, work, the store, the loop', async () => {
  const guest = await Guest.enter(house.address);
  const { id } = await guest.do('tables.create', {
    game: 'five-cups',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  await guest.do('tables.create', { game: 'five-cups', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const line = await guest.socket();
  await line.watch(id);
  await playOn([line], id);
  line.close();
  const text = await metrics();
  const moves = numberAt(text, 'teahouse_news_seconds_count');
  assert.ok(moves > 10, `${moves} moves`);
  assert.ok(numberAt(text, 'teahouse_command_seconds_count{command="play.answer"}') > 5);
  assert.ok(numberAt(text, 'teahouse_commit_seconds_count') >= moves);
  assert.equal(numberAt(text, 'teahouse_tables{status="over"}'), 1);
  assert.equal(numberAt(text, 'teahouse_tables{status="open"}'), 1);
  assert.ok(
    numberAt(text, 'teahouse_store_bytes{part="file"}') + numberAt(text, 'teahouse_store_bytes{part="log"}') > 4096,
  );
  assert.ok(numberAt(text, 'teahouse_event_loop_delay_seconds{quantile="0.99"}') >= 0);
});

test('every metric that the dashboard and the alerts name is there', async () => {
  const text = await metrics();
  const known = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [name!, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name!],
    ),
  );
  const dashboard = JSON.parse(readFileSync(join(docs, 'grafana.json'), 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const asked = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const alerts = readFileSync(join(docs, 'alerts.yml'), 'utf8')
    .split('\n')
    .filter(line => /^\s+expr:/.test(line));
  assert.ok(asked.length >= 10 && alerts.length >= 5);
  for (const expression of [...asked, ...alerts]) {
    const names = expression.match(/\b(teahouse|nodejs|process)_\w+/g) ?? [];
    assert.ok(names.length > 0, expression);
    for (const name of names) assert.ok(known.has(name), `${name} in ${expression}`);
  }
});
