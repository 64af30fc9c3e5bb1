import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64 = (data: string | Uint8Array): string => Buffer.from(data).toString('base64url');

/** What of a passkey's answer is not as it should be. */
export interface Lie {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly unverified?: boolean;
  readonly attestation?: string;
  readonly signedBy?: KeyObject;
  readonly userHandle?: string;
  readonly counter?: number;
}

/** A passkey in software: ES256, discoverable, one credential. */
export class Authenticator {
  readonly id: string = base64(randomBytes(32));
  counter = 0;
  userHandle = '';
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Answers creation options, as a browser sends it. */
  register(options: Record<string, unknown>, lie: Lie = {}): Record<string, unknown> {
    const { rp, user, challenge } = options as { rp: { id: string }; user: { id: string }; challenge: string };
    this.userHandle = user.id;
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2], // elliptic curve, two coordinates
        [3, -7], // ES256
        [-1, 1], // P-256
        [-2, Uint8Array.from(Buffer.from(x!, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y!, 'base64url'))],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, publicKey]);
    const authData = Buffer.concat([this.#about(lie.rpId ?? rp.id, HAS_CREDENTIAL, lie), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', lie.attestation ?? 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(authData)],
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge, lie).toString('base64url'),
      attestationObject: base64(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    });
  }

  /** Answers request options, as a browser sends it. */
  login(options: Record<string, unknown>, lie: Lie = {}): Record<string, unknown> {
    const { rpId, challenge } = options as { rpId: string; challenge: string };
    if (this.counter > 0) this.counter++;
    const clientData = this.#clientData('webauthn.get', challenge, lie);
    const authData = this.#about(lie.rpId ?? rpId, 0, lie);
    const signature = sign(
      'sha256',
      Buffer.concat([authData, sha256(clientData)]),
      lie.signedBy ?? this.#keys.privateKey,
    );
    return this.#credential({
      clientDataJSON: base64(clientData),
      authenticatorData: base64(authData),
      signature: base64(signature),
      userHandle: lie.userHandle ?? this.userHandle,
    });
  }

  #credential(response: Record<string, unknown>): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string, lie: Lie): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #about(rpId: string, flags: number, lie: Lie): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.counter ?? this.counter);
    const verified = lie.unverified === true ? 0 : USER_VERIFIED;
    return Buffer.concat([sha256(rpId), Buffer.from([USER_PRESENT | verified | flags]), counter]);
  }
}
