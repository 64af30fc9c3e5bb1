import { t } from '../words.ts';

/** What the browser itself may say: no passkeys at all, none at an address that is a number, or that it has one. */
export class NoPasskey extends Error {}

/** Somebody who closes the browser's own dialog has said no, which is not a fault. */
export async function byBrowser<T>(does: () => Promise<T>): Promise<T | null> {
  const words = t().me;
  if (!('PublicKeyCredential' in window)) throw new NoPasskey(words.passkeyNo);
  try {
    return await does();
  } catch (error) {
    switch (error instanceof Error ? error.name : '') {
      case 'NotAllowedError':
      case 'AbortError':
        return null;
      case 'InvalidStateError':
        throw new NoPasskey(words.passkeyKnown);
      case 'SecurityError':
      case 'NotSupportedError':
        throw new NoPasskey(words.passkeyNo);
      default:
        throw error;
    }
  }
}
