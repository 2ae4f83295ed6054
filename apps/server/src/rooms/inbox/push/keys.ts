import { type Executor, sql } from '../../../platform/db/index.ts';
import type { SealedColumn } from '../../../platform/reseal.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { createVapidKeys, type VapidKeys } from './web-push.ts';

const CONTEXT = 'inbox_push_keys';

export const PUSH_SEALED: SealedColumn = {
  table: 'inbox_push_keys',
  column: 'sealed',
  keys: ['id'],
  contextOf: () => CONTEXT,
};

/** The site's key pair for push services; the first process that starts creates it. */
export async function openPushKeys(executor: Executor, secrets: SecretBox): Promise<VapidKeys> {
  const made = createVapidKeys();
  await executor.run(sql`
    insert into inbox_push_keys (id, public_key, sealed)
    values (1, ${made.publicKey}, ${secrets.seal(made.privateKey, CONTEXT)}::bytea) on conflict do nothing`);
  const { publicKey, sealed } = await executor.one(sql<{ publicKey: string; sealed: Uint8Array }>`
    select public_key as "publicKey", sealed from inbox_push_keys`);
  return { publicKey, privateKey: secrets.open(sealed, CONTEXT) };
}
