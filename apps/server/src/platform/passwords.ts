import { hash, verify } from '@node-rs/argon2';
import { newSecret } from './secrets.ts';

/** argon2id with 19 MiB, two passes and one lane, as OWASP recommends. Runs outside the main thread. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same letters may arrive as different code points (from a phone or a desktop keyboard); NFC unifies them. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), OPTIONS);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash it does the same work and returns false, so that the response
 * time does not reveal whether the member exists.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, password.normalize('NFC'));
  await verify(await prepareDecoy(), password);
  return false;
}

/** Creates the decoy hash in advance, so that the first unknown member takes no longer than the others. */
export function prepareDecoy(): Promise<string> {
  decoy ??= hashPassword(newSecret());
  return decoy;
}
