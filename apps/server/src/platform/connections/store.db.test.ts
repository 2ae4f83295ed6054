import { createTestDatabase } from '@fairlot/testkit/database';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../db/index.ts';
import type { Platform } from '../index.ts';
import { createSecretBox } from '../secret-box.ts';
import type { Kind, Settings } from './kind.ts';
import { replaceConnection } from './replace.ts';
import { sealKeys, storeKeys, writeConnection } from './rows.ts';
import { createConnections } from './store.ts';

const ROOM = 'post';
const secrets = createSecretBox('ab'.repeat(32));

const db = await createTestDatabase();
afterAll(() => db.close());
beforeEach(async () => {
  await db.run(sql`delete from platform_connections`);
  await db.run(sql`delete from platform_connection_keys`);
});

const kindOf = (provider: string, environment?: Settings): Kind<Settings & { isPublicOnly: boolean }> => ({
  provider,
  group: 'letters',
  url: `https://${provider}.example`,
  fields: {},
  keys: ['apiKey'],
  createClient: (settings, isPublicOnly) => ({ ...settings, isPublicOnly }),
  environment,
});
const inEnvironment = { url: 'https://pigeon.example', fields: {}, keys: { apiKey: 'of the environment' } };

function open() {
  const stream = { subscribe: () => () => {} };
  const platform = { db, secrets, events: { stream }, log: pino({ level: 'silent' }) } as unknown as Platform;
  return createConnections(platform, { room: ROOM, kinds: [kindOf('pigeon', inEnvironment), kindOf('courier')] });
}

/** Stores a connection with this key, as an approved request does. */
async function store(
  provider: string,
  apiKey: string,
  { isOn = true, formerHours = 24, url = `https://${provider}.example` } = {},
): Promise<void> {
  const set = sealKeys(secrets, ROOM, provider, { apiKey });
  await db.transaction(async (tx) => {
    await storeKeys(tx, ROOM, set);
    const connection = { provider, isOn, url, fields: {}, keysId: set.id };
    await writeConnection(tx, ROOM, connection, formerHours);
  });
}

it('a stored connection replaces that of the environment, which applies until then', async () => {
  const connections = open();
  await connections.refresh();
  expect(connections.clientOf('pigeon')?.keys).toEqual({ apiKey: 'of the environment' });
  expect(connections.clientOf('courier')).toBeUndefined();
  await store('pigeon', 'of an operator');
  await connections.refresh();
  expect(connections.clientOf('pigeon')?.keys).toEqual({ apiKey: 'of an operator' });
  await store('pigeon', 'of an operator', { isOn: false });
  await connections.refresh();
  expect([connections.clientOf('pigeon'), connections.isOn('pigeon')]).toEqual([undefined, false]);
  expect([connections.wasConnected('pigeon'), connections.wasConnected('courier')]).toEqual([true, false]);
});

it('an address that operators entered leads to public networks only', async () => {
  const connections = open();
  const isPublicOnly = async (provider: string, url?: string) => {
    if (url !== undefined) await store(provider, 'of an operator', { url });
    await connections.refresh();
    return connections.clientOf(provider)?.isPublicOnly;
  };
  expect(await isPublicOnly('pigeon')).toBe(false);
  expect(await isPublicOnly('courier', 'https://courier.example')).toBe(false);
  expect(await isPublicOnly('courier', 'http://127.0.0.1:9')).toBe(false);
  expect(await isPublicOnly('courier', 'https://letters.example')).toBe(true);
  await store('courier', 'another key', { url: 'https://letters.example' });
  await connections.refresh();
  expect(connections.formerOf('courier').map((client) => client.isPublicOnly)).not.toContain(false);
});

it("an operator's connection of a group has precedence over the environment's", async () => {
  const connections = open();
  await connections.refresh();
  expect(connections.oneOfGroup('letters')?.provider).toBe('pigeon');
  await store('courier', 'of an operator');
  await connections.refresh();
  expect(connections.oneOfGroup('letters')?.provider).toBe('courier');
  await store('courier', 'of an operator', { isOn: false });
  await connections.refresh();
  expect(connections.oneOfGroup('letters')?.provider).toBe('pigeon');
});

it('replaced keys stay valid as previous keys for their hours, unless they become current again', async () => {
  const connections = open();
  const former = async () => {
    await connections.refresh();
    return connections.formerOf('courier').map(({ keys }) => keys['apiKey']);
  };
  await store('courier', 'first key');
  await store('courier', 'second key');
  expect(await former()).toEqual(['first key']);
  expect(connections.clientOf('courier')?.keys).toEqual({ apiKey: 'second key' });
  await store('courier', 'first key');
  expect(await former()).toEqual(['second key']);
  await store('courier', 'third key', { formerHours: 0 });
  expect(await former()).toEqual(['second key']);
  await db.run(sql`update platform_connection_keys set ends_at = clock_timestamp() - interval '1 second'
    where ends_at is not null`);
  expect(await former()).toEqual([]);
});

it('keys of the environment that a first connection replaces stay valid as previous keys', async () => {
  const connections = open();
  const set = sealKeys(secrets, ROOM, 'pigeon', { apiKey: 'of an operator' });
  const replace = (keysId: string) =>
    db.transaction(async (tx) => {
      await storeKeys(tx, ROOM, set);
      const { url, fields } = inEnvironment;
      await replaceConnection(tx, secrets, connections, { provider: 'pigeon', isOn: true, url, fields, keysId });
    });
  await replace(set.id);
  await connections.refresh();
  expect(connections.clientOf('pigeon')?.keys).toEqual({ apiKey: 'of an operator' });
  expect(connections.formerOf('pigeon').map(({ keys }) => keys)).toEqual([{ apiKey: 'of the environment' }]);
  await db.run(sql`update platform_connection_keys set ends_at = clock_timestamp() where id <> ${set.id}`);
  await replace(set.id);
  await connections.refresh();
  expect(connections.formerOf('pigeon')).toEqual([]);
});

it('its job deletes keys that ended and keys whose request was not approved within a week, and no others', async () => {
  const connections = open();
  const stored = () => db.rows(sql`select 1 from platform_connection_keys`);
  await store('courier', 'first key');
  await store('courier', 'second key');
  await db.transaction((tx) => storeKeys(tx, ROOM, sealKeys(secrets, ROOM, 'pigeon', { apiKey: 'only asked for' })));
  await connections.job.run();
  expect(await stored()).toHaveLength(3);
  await db.run(sql`
    update platform_connection_keys
       set asked_at = asked_at - interval '8 days', ends_at = ends_at - interval '2 days'`);
  await connections.job.run();
  expect(await stored()).toHaveLength(1);
  expect(connections.clientOf('courier')?.keys).toEqual({ apiKey: 'second key' });
});
