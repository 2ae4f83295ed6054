import { createHash, createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { isRsaKey, SHORTEST_SECRET } from '../../../config/vendors.ts';
import { invalidField } from '../../../platform/refusal.ts';
import type { SealedColumn } from '../../../platform/reseal.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { KeyKind, KeyRow } from './rows.ts';

/** Keys as entered by an operator. */
export type GivenKeys = Partial<Record<KeyKind, string | undefined>>;

export const KEY_KINDS = ['secret', 'publicKey', 'privateKey'] as const satisfies readonly KeyKind[];
const HINT_LENGTH = 4;

const contextOf = (vendor: string, kind: string): string => `vendors|${vendor}|${kind}`;

export const SEALED_KEYS: SealedColumn = {
  table: 'vendors_keys',
  column: 'sealed',
  keys: ['id', 'vendor', 'kind'],
  contextOf: (_id = '', vendor = '', kind = '') => contextOf(vendor, kind),
};

/** Checks keys and seals them. @throws Refusal request.invalid */
export function sealKeys(secrets: SecretBox, vendor: string, given: GivenKeys) {
  return KEY_KINDS.flatMap((kind) => {
    const value = given[kind]?.trim() ?? '';
    if (value === '') return [];
    if (kind === 'secret' ? value.length < SHORTEST_SECRET : !isRsaKey(kind, value))
      throw invalidField(
        `keys.${kind}`,
        kind === 'secret' ? `at least ${SHORTEST_SECRET} characters` : 'no RSA key in PEM',
      );
    const id = secrets.mac(`${vendor}|${kind}|${value}`, 'vendor-key').slice(0, 32);
    const sealed = secrets.seal(Buffer.from(value), contextOf(vendor, kind));
    return [{ id, vendor, kind, sealed, hint: hintOf(kind, value) }];
  });
}

/** A key in its usable form. */
export function openKey(secrets: SecretBox, { vendor, kind, sealed }: KeyRow): string {
  return secrets.open(sealed, contextOf(vendor, kind)).toString();
}

/** Last characters of a secret, or of a key's fingerprint; the same for both halves of a pair. */
function hintOf(kind: KeyKind, value: string): string {
  if (kind === 'secret') return value.slice(-HINT_LENGTH);
  const der = publicHalf(kind, value).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(-HINT_LENGTH);
}

const publicHalf = (kind: KeyKind, pem: string) => createPublicKey(kind === 'privateKey' ? createPrivateKey(pem) : pem);

/** The public half of our key, which the vendor needs; null without a key. */
export function publicKeyFor(privateKey: string): string | null {
  return privateKey === ''
    ? null
    : publicHalf('privateKey', privateKey).export({ type: 'spki', format: 'pem' }).toString();
}

/** Generates a private key of ours, in PEM. */
export async function makePrivateKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return privateKey;
}
