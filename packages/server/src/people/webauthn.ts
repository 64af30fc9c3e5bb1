import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';
import { Refused } from '../refused.ts';

// What browsers send of a passkey, as far as we read it. The rest of it is dropped.
const Bytes = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]*$/), v.maxLength(20_000));
const CredentialId = v.pipe(Bytes, v.minLength(1), v.maxLength(400));
const credential = <T extends v.ObjectEntries>(response: T) =>
  v.object({
    id: CredentialId,
    rawId: CredentialId,
    type: v.literal('public-key'),
    clientExtensionResults: v.optional(
      v.pipe(
        v.unknown(),
        v.transform(() => ({})),
      ),
      {},
    ),
    response: v.object(response),
  });

const Registration = credential({
  clientDataJSON: Bytes,
  attestationObject: Bytes,
  transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10)), []),
});
const Login = credential({
  clientDataJSON: Bytes,
  authenticatorData: Bytes,
  signature: Bytes,
  userHandle: v.nullish(Bytes, ''),
});
const ClientData = v.pipe(Bytes, v.transform(fromBase64), v.parseJson(), v.object({ challenge: Bytes }));

export function readRegistration(sent: unknown): { response: RegistrationResponseJSON; challenge: string } {
  const response = read(Registration, sent);
  return { response, challenge: read(ClientData, response.response.clientDataJSON).challenge };
}

export function readLogin(sent: unknown): { response: AuthenticationResponseJSON; challenge: string } {
  const { response, ...rest } = read(Login, sent);
  const { userHandle, ...signed } = response;
  return {
    response: { ...rest, response: userHandle === '' ? signed : { ...signed, userHandle } },
    challenge: read(ClientData, response.clientDataJSON).challenge,
  };
}

function read<const S extends v.GenericSchema>(schema: S, sent: unknown): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, sent);
  if (success) return output;
  const [{ message }] = issues;
  throw new Refused('bad-input', `this is not what a browser sends for a passkey: ${message}`, {
    path: v.getDotPath(issues[0]) ?? '',
  });
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64url').toString('utf8');
}
