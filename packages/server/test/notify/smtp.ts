import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail as its reader gets it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** By their names in small letters. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

interface SmtpReceiver {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Takes none, and quotes the address in its answer. */
  refuses: boolean;
}

/** A mail server on this machine that keeps what it gets. */
export async function smtpReceiver(t: { after(end: () => void): void }): Promise<SmtpReceiver> {
  const server = createServer(socket => converse(socket, receiver));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const receiver: SmtpReceiver = { url: `smtp://127.0.0.1:${port}`, mails: [], refuses: false };
  return receiver;
}

function converse(socket: Socket, receiver: SmtpReceiver): void {
  let from = '';
  let to: string[] = [];
  let data: string[] | null = null;
  const replyTo = (line: string): string => {
    if (line === 'DATA') {
      data = [];
      return '354 go on';
    }
    if (line.startsWith('MAIL FROM:')) [from, to] = [within(line), []];
    if (line.startsWith('RCPT TO:')) {
      if (receiver.refuses) return `550 ${line} is not here`;
      to.push(within(line));
    }
    return line === 'QUIT' ? '221 bye' : '250 ok';
  };
  const hear = (line: string): void => {
    if (data !== null && line !== '.') {
      data.push(line.replace(/^\./, ''));
      return;
    }
    if (data !== null) receiver.mails.push({ from, to, ...opened(data) });
    data = null;
    socket.write(`${replyTo(line)}\r\n`);
  };
  let unread = '';
  socket.write('220 tea.example\r\n');
  socket.on('error', () => socket.destroy());
  socket.on('data', chunk => {
    const lines = (unread + chunk).split('\r\n');
    unread = lines.pop()!;
    for (const line of lines) hear(line);
  });
}

const within = (line: string): string => /<(.*?)>/.exec(line)![1]!;

function opened(lines: readonly string[]): Pick<ReceivedMail, 'headers' | 'text'> {
  const end = lines.indexOf('');
  const unfolded = lines
    .slice(0, end)
    .join('\r\n')
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    unfolded.map(line => {
      const [name, ...value] = line.split(': ');
      return [name!.toLowerCase(), withoutCodes(value.join(': '))] as const;
    }),
  );
  const body = lines.slice(end + 1).join('\n');
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return { headers, text: Buffer.from(body, 'base64').toString() };
  return { headers, text: encoding === 'quoted-printable' ? unquoted(body.replaceAll('=\n', '')) : body };
}

const unquoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** The words of a header that are not ASCII (RFC 2047). */
const withoutCodes = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, code: string, word: string) =>
      code.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' ')),
    );
