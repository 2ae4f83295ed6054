import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

type Options = Record<string, unknown> & { challenge: string };
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** Parts of an answer that a test may falsify. */
export interface Bend {
  origin?: string;
  challenge?: string;
  key?: KeyObject;
  userHandle?: string;
  flags?: number;
}

const UP_UV = 0x05;
const ATTESTED = 0x40;

/** A software authenticator (WebAuthn level 3): one discoverable ES256 key with a counter. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let count = 0;
  let handle = '';
  const rpHash = sha256(new URL(origin).hostname);
  const authData = (flags: number, attested: Uint8Array = new Uint8Array()) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++count);
    return Buffer.concat([rpHash, Buffer.from([flags]), counter, attested]);
  };
  const clientData = (type: string, challenge: string, { origin: bent = origin, challenge: other = challenge }: Bend) =>
    Buffer.from(JSON.stringify({ type, challenge: other, origin: bent, crossOrigin: false }));
  const answer = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    create(options: Options, bend: Bend = {}) {
      handle = (options['user'] as { id: string }).id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE key: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = authData(
        bend.flags ?? UP_UV | ATTESTED,
        Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]),
      );
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, bend)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    get(options: Options, bend: Bend = {}) {
      const data = authData(bend.flags ?? UP_UV);
      const client = clientData('webauthn.get', options.challenge, bend);
      const signature = createSign('SHA256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(bend.key ?? privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: bend.userHandle ?? handle,
      });
    },
    /** A copy of the key with an earlier counter. */
    rewind(by: number) {
      count -= by;
    },
  };
}
