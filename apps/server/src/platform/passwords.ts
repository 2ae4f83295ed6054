import { hash, verify } from '@node-rs/argon2';
import { newSecret } from './secrets.ts';

/** argon2id with 19 MiB, two passes, one lane, the parameters that OWASP recommends. Runs outside the main thread. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same letters may come as different code points (a phone's keyboard, a desk's): NFC makes them one. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), OPTIONS);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is that of the hash. Without a hash it does the same work and answers false, so that the
 * time of the answer does not tell whether the member exists.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, password.normalize('NFC'));
  await verify(await prepareDecoy(), password);
  return false;
}

/** Makes the decoy ahead, so that the first unknown member does not take longer than the others. */
export function prepareDecoy(): Promise<string> {
  decoy ??= hashPassword(newSecret());
  return decoy;
}
