/** What happens, as lines of JSON on standard error. Never a cookie, a token, a seed or the secret of a link. */
export interface Log {
  info(event: string, details: Readonly<Record<string, unknown>>): void;
  error(event: string, details: Readonly<Record<string, unknown>>): void;
}

/** What went wrong, whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export function openLog(level: (typeof LEVELS)[number]): Log {
  const least = LEVELS.indexOf(level);
  const write = (name: 'info' | 'error', event: string, details: Readonly<Record<string, unknown>>): void => {
    if (LEVELS.indexOf(name) < least) return;
    process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level: name, event, ...details })}\n`);
  };
  return {
    info: (event, details) => write('info', event, details),
    error: (event, details) => write('error', event, details),
  };
}
