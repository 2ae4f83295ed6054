import { createTestDatabase } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createLogger } from '../../../platform/log.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { createEncryption } from './encryption.ts';

const db = await createTestDatabase();
afterAll(() => db.close());

const start = async (secretKey: string) => {
  const encryption = createEncryption({ db, secrets: createSecretBox(secretKey), log: createLogger('silent') });
  await encryption.prepare();
  return (await encryption.publicKey()).kid;
};

it('a restart keeps the key pair; one that can no longer be opened is replaced', async () => {
  const kid = await start('11'.repeat(32));
  expect(await start('11'.repeat(32))).toBe(kid);
  expect(await start('22'.repeat(32))).not.toBe(kid);
});

it('the private key is stored sealed', async () => {
  const { sealed } = await db.one(sql<{ sealed: Uint8Array }>`
    select sealed_private as sealed from identity_keys order by created_at limit 1`);
  const pkcs8 = createSecretBox('11'.repeat(32)).open(
    sealed,
    'identity_keys:' + `${await db.value(sql<string>`select kid from identity_keys order by created_at limit 1`)}`,
  );
  expect(pkcs8.length).toBeGreaterThan(1000);
  expect(Buffer.from(sealed).includes(pkcs8.subarray(0, 32))).toBe(false);
});
