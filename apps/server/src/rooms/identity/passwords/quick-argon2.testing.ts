import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

// `vitest.config.ts` puts this in place of the library: tests hash and verify thousands of passwords, each of which
// takes as long as a whole call. A hash contains its parameters, so verifying these is as fast.

const library = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;
/** OWASP's minimum. The product must request at least this; tests then use less. */
const LEAST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const { verify } = library;

/** Hashes with little memory. @throws when the product requests less than OWASP's minimum */
export function hash(password: string, options: Argon2.Options = {}): Promise<string> {
  for (const [name, least] of Object.entries(LEAST))
    if ((options[name as keyof typeof LEAST] ?? 0) < least) throw new Error(`argon2 with less than ${name} ${least}`);
  return library.hash(password, { ...options, memoryCost: 64, timeCost: 1 });
}
