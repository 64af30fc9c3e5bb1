// SHA-256 (FIPS 180-4), synchronous and the same everywhere: browsers offer only an asynchronous one.

const ROTATE = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The first 32 bits of the fractional part of a root: how the standard defines its constants. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every(p => n % p !== 0)) PRIMES.push(n);
const ROUND = PRIMES.map(p => fraction(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map(p => fraction(Math.sqrt(p)));

/** The digest of a text's UTF-8 bytes, as eight 32-bit words. */
export function sha256(text: string): Uint32Array {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64));
  for (let i = 0; i < bytes.length; i++) padded.setUint8(i, bytes[i]!);
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(bytes.length) * 8n);

  const digest = Uint32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = padded.getInt32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!;
      const b = w[i - 2]!;
      const s0 = ROTATE(a, 7) ^ ROTATE(a, 18) ^ (a >>> 3);
      const s1 = ROTATE(b, 17) ^ ROTATE(b, 19) ^ (b >>> 10);
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = digest as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; i++) {
      const s1 = ROTATE(e, 6) ^ ROTATE(e, 11) ^ ROTATE(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
      const s0 = ROTATE(a, 2) ^ ROTATE(a, 13) ^ ROTATE(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      digest[i] = digest[i]! + word;
    });
  }
  return digest;
}

export const hex = (words: Uint32Array): string => Array.from(words, w => w.toString(16).padStart(8, '0')).join('');
