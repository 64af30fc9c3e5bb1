import nodemailer from 'nodemailer';

const PATIENCE_MS = 10_000;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Mail with the same id is the same mail. */
  readonly id: string;
  /** The page that ends such mail; its address takes the POST of RFC 8058 too. */
  readonly stop?: string;
}

export type Mailer = (mail: Mail) => Promise<void>;

/** Sends through an SMTP server: `smtp://` or `smtps://`, with name and password in the URL. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // Text is all we send: nothing is fetched from files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.replace(/^.*@|>\s*$/g, '');
  return async ({ to, subject, text, id, stop }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...(stop === undefined ? {} : stopHeaders(stop)) },
    });
  };
}

const stopHeaders = (url: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
