import type { Language } from '@teahouse/kernel';
import type { AccountEvent } from '@teahouse/protocol';
import { newId } from '../ids.ts';
import type { People } from '../people/people.ts';
import type { Db } from '../store/db.ts';
import { accountWords } from './account-words.ts';
import type { Mailer } from './mail.ts';
import { type LogFailure, reasonOf } from './report.ts';

interface AccountMailDeps {
  readonly db: Db;
  readonly people: People;
  /** Null where the house sends no e-mail. */
  readonly mailer: Mailer | null;
  readonly publicUrl: URL;
  readonly report: LogFailure;
}

/** Logins are many, and a link that was asked for is itself a mail. */
const NOT_MAILED: readonly AccountEvent['what'][] = ['login', 'login-failed', 'reset-asked'];

/** E-mails about an account, to its confirmed addresses. Nobody waits for them: that would tell who has one. */
export class AccountMail {
  readonly #deps: AccountMailDeps;
  readonly #sending = new Set<Promise<void>>();

  constructor(deps: AccountMailDeps) {
    this.#deps = deps;
  }

  get isSetUp(): boolean {
    return this.#deps.mailer !== null;
  }

  /** Something about the account has changed. */
  changed(person: string, what: AccountEvent['what'], detail: string, also: readonly string[]): void {
    if (NOT_MAILED.includes(what)) return;
    this.#later(person, also, language => {
      const { subject, says, otherwise } = accountWords[language];
      return { subject, text: `${says[what](detail)}\n\n${otherwise}\n\n${this.#page('/me')}\n` };
    });
  }

  /** The link by which a new password is set. */
  reset(person: string, secret: string): void {
    this.#later(person, [], language => {
      const { resetSubject, reset, resetOtherwise } = accountWords[language];
      const link = this.#page(`/mail/reset?${new URLSearchParams({ secret })}`);
      return { subject: resetSubject, text: `${reset}\n\n${link}\n\n${resetOtherwise}\n` };
    });
  }

  /** Waits for what is being sent. */
  async close(): Promise<void> {
    await Promise.all(this.#sending);
  }

  #page(path: string): string {
    return new URL(path, this.#deps.publicUrl).href;
  }

  #later(
    person: string,
    also: readonly string[],
    word: (language: Language) => { readonly subject: string; readonly text: string },
  ): void {
    const sending = this.#send(person, also, word).catch(error =>
      this.#deps.report('a mail about an account was not sent', { person, error: reasonOf(error) }),
    );
    this.#sending.add(sending);
    void sending.finally(() => this.#sending.delete(sending));
  }

  async #send(
    person: string,
    also: readonly string[],
    word: (language: Language) => { readonly subject: string; readonly text: string },
  ): Promise<void> {
    const { db, people, mailer } = this.#deps;
    if (mailer === null) return;
    const rows = await db.rows<{ target: string }>(
      "SELECT target FROM channels WHERE person = $1 AND kind = 'email' AND confirmed = 1",
      [person],
    );
    const mail = word((await people.profile(person))?.language ?? 'en');
    const addresses = new Set([...rows.map(({ target }) => target), ...also]);
    for (const to of addresses) await mailer({ to, ...mail, id: newId() });
  }
}
