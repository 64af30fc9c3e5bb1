import type { Rng } from '@teahouse/kernel';
import { type CommandName, commands } from '@teahouse/protocol';

const DEEP = 20_000;
/** More than the server reads of one message. */
export const OVERSIZED = 70 * 1024;

/** What no field expects: wrong types, edges of numbers, names that every object inherits, texts that tricks are made of. */
const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  Number.MIN_SAFE_INTEGER,
  '',
  ' ',
  '0',
  'null',
  'x'.repeat(5000),
  '\u0000',
  '\ud800',
  '\u202e\u200b\ufeff',
  '𝕿𝖊𝖆🍵'.repeat(30),
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  "'; DROP TABLE tables; --",
  '<script>alert(1)</script>',
  '%{process.exit()}',
  [],
  [[[[]]]],
  {},
  { length: 1e9 },
  { toString: null, valueOf: null },
  { kind: 'me', extra: 1 },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  JSON.parse('{"constructor": {"prototype": {"polluted": true}}}'),
];

/** Commands that would only end what the attacker has; the rest of the attack needs it. */
const SPARED: readonly CommandName[] = ['me.delete', 'me.logout', 'sessions.end', 'sessions.endOthers'];
const NAMES = (Object.keys(commands) as CommandName[]).filter(name => !SPARED.includes(name));

/** Commands that anybody may give about themselves or the shelf: nothing is wrong if one of them is carried out. */
const HARMLESS =
  /^(games\.list|me\.|sessions\.|passkeys\.|tokens\.|notices\.|channels\.|tables\.(list|create|records)|play\.unwatch)/;
export const isHarmless = (name: string): boolean => HARMLESS.test(name);

/** Makes hostile messages; the same luck makes the same ones. `real` are ids of real things of other people. */
export class Forger {
  readonly #luck: Rng;
  readonly #real: readonly unknown[];

  constructor(luck: Rng, real: readonly unknown[]) {
    this.#luck = luck;
    this.#real = real;
  }

  /** A command by its name, with fields that are missing, wrong, other people's, or too many. */
  command(): { name: CommandName; input: Record<string, unknown> } {
    const name = this.pick(NAMES);
    const input: Record<string, unknown> = {};
    for (const field of Object.keys(commands[name].input.entries)) {
      if (this.#luck(8) > 0) input[field] = this.#luck(2) === 0 ? this.pick(this.#real) : this.pick(JUNK);
    }
    if (this.#luck(6) === 0) input[String(this.pick(['extra', '__proto__', 'constructor', 'n']))] = this.pick(JUNK);
    return { name, input };
  }

  /** A message on a socket that is none. */
  garbage(): string {
    const { name, input } = this.command();
    const whole = JSON.stringify({ id: 'x', do: name, with: input });
    const forms: (() => string)[] = [
      () => whole.slice(0, this.#luck(whole.length)),
      () => `${whole}${whole}`,
      () => whole.replaceAll('"', "'"),
      () => '['.repeat(DEEP),
      () => `{"id":"x","do":"${name}","with":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`,
      () => `{"id":"x","do":"me.change","with":{"name":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}}`,
      () => JSON.stringify(this.pick(JUNK)) ?? '',
      () => JSON.stringify({ id: this.pick([1, null, '', 'x'.repeat(65)]), do: name, with: input }),
      () => JSON.stringify({ id: 'x', do: this.pick(JUNK), with: input }),
      () => JSON.stringify({ id: 'x', do: name, with: this.pick([null, 1, 'x', [], [input]]) }),
      () => JSON.stringify({ id: 'x', do: name, with: input, extra: 1 }),
      () => Array.from({ length: 50 }, () => String.fromCharCode(this.#luck(65_536))).join(''),
    ];
    return this.pick(forms)();
  }

  /** An address that leads nowhere, or should not. */
  path(table: string): string {
    return this.pick([
      `/api/tables/${table}/../../me`,
      `/api/tables/..%2f..%2f..%2fetc%2fpasswd`,
      `/api/tables/%00`,
      `/api/tables/%`,
      `/api/tables/${'x'.repeat(3000)}`,
      `/api/tables/${table}?since=1&since=2`,
      `/api/tables/${table}?since[]=1&since[toString]=2`,
      `/api/tables/${table}?__proto__[seat]=0`,
      `/api/tables/${table}/export`,
      `/api/tables/${table}/history?since=-1`,
      `/api/tables/${table}/moments?from=1&to=99999`,
      `/api/tables/${table}/moments?from=0&to=1e9&viewer=1`,
      `/api/tables/${table}/watch`,
      `//api//tables`,
      `/api/tables;a=b`,
      `/api/__proto__`,
      `/..;/api`,
      `/seal.svg/../../src/main.ts`,
      `/%2e%2e/%2e%2e/package.json`,
      `/table/${'%F0%9F%8D%B5'.repeat(100)}`,
    ]);
  }

  headers(cookie: string): Record<string, string> {
    const [name, value = ''] = cookie.split('=');
    const turned = value.split('').toReversed().join('');
    return this.pick<Record<string, string>>([
      { cookie: `${name}=` },
      { cookie: `${name}=${turned}` },
      { cookie: `${name}=${value.slice(0, -1)}` },
      { cookie: `${name}=${value}x; ${name}=${turned}` },
      { cookie: `${name}=${'x'.repeat(4000)}` },
      { cookie: 'x; =; ;;' },
      { authorization: 'Bearer ' },
      { authorization: `Bearer ${turned}` },
      { authorization: `Bearer ${'x'.repeat(4000)}` },
      { origin: 'https://evil.example', cookie },
      { origin: 'null', cookie },
      { 'content-type': 'text/plain', cookie },
      { 'content-type': 'multipart/form-data; boundary=x', cookie },
      { 'x-forwarded-for': '::1', 'x-http-method-override': 'DELETE' },
    ]);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.#luck(list.length)]!;
  }
}
