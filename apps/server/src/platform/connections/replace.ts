import type { Tx } from '../db/index.ts';
import type { SecretBox } from '../secret-box.ts';
import type { Connections } from './kind.ts';
import { type Connection, readConnections, sealKeys, storeKeys, writeConnection } from './rows.ts';

/** Time for which replaced keys still verify calls of a provider. */
const FORMER_HOURS = 24;

/**
 * Stores a connection. The keys that it replaces verify calls of the provider for a day more, also those of the
 * environment, which apply until a first connection is stored.
 */
export async function replaceConnection<Client>(
  tx: Tx,
  secrets: SecretBox,
  { room, kinds }: Pick<Connections<Client>, 'room' | 'kinds'>,
  connection: Connection,
): Promise<void> {
  const { provider } = connection;
  const environment = kinds.find((kind) => kind.provider === provider)?.environment;
  const isFirst = !(await readConnections(tx, room)).some((stored) => stored.provider === provider);
  if (isFirst && environment !== undefined) {
    const set = sealKeys(secrets, room, provider, environment.keys);
    await storeKeys(tx, room, set);
    await writeConnection(tx, room, { ...connection, keysId: set.id }, FORMER_HOURS);
  }
  await writeConnection(tx, room, connection, FORMER_HOURS);
}
