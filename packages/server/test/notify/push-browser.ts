import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';

/** The browser's end of a push (RFC 8291, RFC 8292): a subscription, and the keys to read what comes. */
export class PushBrowser {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #publicKey = this.#ecdh.generateKeys();
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };

  constructor(endpoint: string) {
    this.subscription = {
      endpoint,
      keys: { p256dh: this.#publicKey.toString('base64url'), auth: this.#auth.toString('base64url') },
    };
  }

  /** What a body says, which nobody else can read. */
  open(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const idLength = body[20]!;
    const serverKey = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#publicKey, serverKey]);
    const shared = derive(this.#ecdh.computeSecret(serverKey), this.#auth, info, 32);
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }

  /** What an `Authorization` header claims, if the holder of the public key signed it. */
  checkedClaims(authorization: string, publicKey: string): Record<string, unknown> {
    const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization)!;
    const [header, claims, signature] = token!.split('.');
    const point = Buffer.from(publicKey, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const signed = verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature!, 'base64url'),
    );
    if (!signed || key !== publicKey) throw new Error('not signed by the house');
    return JSON.parse(Buffer.from(claims!, 'base64url').toString());
  }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
