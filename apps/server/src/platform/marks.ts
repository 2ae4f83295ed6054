import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { ConfigError } from '../config.ts';
import { type Database, sql } from './db/index.ts';
import type { SealedColumn } from './reseal.ts';
import type { SecretBox } from './secret-box.ts';

/** Keyed hashes for looking up a value without storing it; permanent and the same in all processes. */
export interface Marks {
  /** HMAC-SHA-256 as hex, with a separate key for each purpose. */
  of(text: string, purpose: string): string;
}

const NAME = 'marks';

/**
 * Loads the key of the marks; the first process that starts creates it.
 * @throws ConfigError when the database was sealed with another key
 */
export async function openMarks(db: Database, secrets: SecretBox): Promise<Marks> {
  await db.run(sql`
    insert into platform_keys (name, sealed) values (${NAME}, ${secrets.seal(randomBytes(32), keyContext(NAME))}::bytea)
    on conflict do nothing`);
  const { sealed } = await db.one(sql<{ sealed: Uint8Array }>`select sealed from platform_keys where name = ${NAME}`);
  const key = openKey(secrets, sealed);
  const keys = new Map<string, Buffer>();
  const keyOf = (purpose: string): Buffer => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', key, '', `mark:${purpose}`, 32));
    keys.set(purpose, known);
    return known;
  };
  return { of: (text, purpose) => createHmac('sha256', keyOf(purpose)).update(text).digest('hex') };
}

function openKey(secrets: SecretBox, sealed: Uint8Array): Buffer {
  try {
    return secrets.open(sealed, keyContext(NAME));
  } catch {
    throw new ConfigError([
      'SECRET_KEY: the secrets of this database were sealed with another key (example: that key, as SECRET_KEY_FORMER' +
        ', or the file secret.key of its data folder)',
    ]);
  }
}

/** Columns that the platform stores sealed. */
export const PLATFORM_SEALED: readonly SealedColumn[] = [
  { table: 'platform_keys', column: 'sealed', keys: ['name'], contextOf: keyContext },
];

function keyContext(name: string): string {
  return `platform_keys:${name}`;
}
