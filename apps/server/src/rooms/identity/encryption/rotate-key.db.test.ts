import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDatabaseUrl, createTestApp, dropDatabase, scratchDir } from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createSecretBox, loadSecretKey } from '../../../platform/secret-box.ts';
import { callSealed, headersOf, IDENTITY_ON, register } from '../client.testing.ts';

const dataDir = scratchDir();
const databaseUrl = await createDatabaseUrl('migrated');
afterAll(async () => {
  await dropDatabase(databaseUrl);
  rmSync(dataDir, { recursive: true, force: true });
});
/** Without a key in the configuration, the data folder stores one. */
const start = (secretKey?: string) => createTestApp({ databaseUrl, config: { secretKey, dataDir } });
const run = promisify(execFile);
/** The compiled code of earlier programs halves the time of the command. */
const inherited = { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '' };
const command = (env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, [fileURLToPath(new URL('../../../rotate-key.ts', import.meta.url)), ...args], {
    env: { ...inherited, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SEED: 'none', ...env },
  });
const keyPath = join(dataDir, 'secret.key');

describe('the key of secrets at rest', () => {
  it('is replaced by a command; afterwards the old one opens nothing and everything still works', async () => {
    const before = await start();
    await before.rooms.site.change('flags', IDENTITY_ON);
    const headers = headersOf(await register(before, 'rotator01', { idNumber: '079200001234' }));
    expect(
      (await callSealed(before, headers, '/wps/security/totp/start', { password: 'Secret7319' })).json().success,
    ).toBe(true);
    const { count } = await before.platform.db.one(sql<{ count: bigint }>`
      select (select count(*) from identity_keys) + (select count(*) from lottery_draws
        where revealed_seed is null) + 2 as count`);
    await before.close();

    const former = readFileSync(keyPath, 'utf8');
    const { stdout } = await command({});
    const fresh = readFileSync(keyPath, 'utf8');
    expect(fresh).not.toBe(former);
    expect(existsSync(`${keyPath}.next`)).toBe(false);
    expect(Number(/^(\d+) secrets/.exec(stdout)?.[1])).toBeGreaterThanOrEqual(Number(count));

    const after = await start();
    try {
      expect(
        (await after.server.inject({ method: 'GET', url: '/wps/account/personal', headers })).json().value.idNumber,
      ).toBe('*********234');
      const seeds = await after.platform.db.rows(
        sql<{
          context: string;
          sealed: Uint8Array;
        }>`select game_code || '|' || numero as context, sealed_seed as sealed from lottery_draws`,
      );
      for (const { context, sealed } of seeds) {
        expect(createSecretBox(fresh).open(sealed, context)).toHaveLength(32);
        expect(() => createSecretBox(former).open(sealed, context)).toThrow();
      }
      const { keys } = await after.platform.db.one(sql<{ keys: bigint }>`select count(*) as keys from identity_keys`);
      expect(keys).toBe(1n);
    } finally {
      await after.close();
    }
  });

  it('is not replaced when the command has an argument, such as --help', async () => {
    await expect(command({}, '--help')).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('Seals') });
  });

  it('in the configuration requires the previous one alongside', async () => {
    await expect(command({ SECRET_KEY: 'ab'.repeat(32) })).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('SECRET_KEY_FORMER'),
    });
    const former = readFileSync(keyPath, 'utf8');
    const env = { SECRET_KEY: 'ab'.repeat(32), SECRET_KEY_FORMER: former };
    expect((await command(env)).stdout).toMatch(/secrets are sealed/);
    const app = await start('ab'.repeat(32));
    const sealed = await app.platform.db.rows(sql<{ kid: string; sealed: Uint8Array }>`
      select kid, sealed_private as sealed from identity_keys`);
    await app.close();
    for (const row of sealed)
      expect(createSecretBox('ab'.repeat(32)).open(row.sealed, `identity_keys:${row.kid}`).length).toBeGreaterThan(
        1000,
      );
  });

  it('is named when the database was sealed with another one', async () => {
    const env = { SECRET_KEY: 'cd'.repeat(32), SECRET_KEY_FORMER: 'ef'.repeat(32) };
    await expect(command(env)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The configuration is not valid:\n {2}- SECRET_KEY: .*sealed with another key/),
    });
  });
});

it('an empty key file, left by a full disk, is replaced by a key that stays', () => {
  const folder = scratchDir();
  writeFileSync(join(folder, 'secret.key'), '');
  const made = loadSecretKey(undefined, folder);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(loadSecretKey(undefined, folder)).toBe(made);
  expect(readdirSync(folder)).toEqual(['secret.key']);
});

describe('a secret box with a previous key', () => {
  const [old, now] = [createSecretBox('11'.repeat(32)), createSecretBox('22'.repeat(32), '11'.repeat(32))];

  it('opens values of either key, seals with the new one, and still binds to the context', () => {
    const sealed = old.seal(Buffer.from('secret'), 'row:1');
    expect(now.open(sealed, 'row:1').toString()).toBe('secret');
    expect(() => now.open(sealed, 'row:2')).toThrow();
    const fresh = now.seal(Buffer.from('secret'), 'row:1');
    expect(now.open(fresh, 'row:1').toString()).toBe('secret');
    expect(() => old.open(fresh, 'row:1')).toThrow();
  });

  it('creates different marks for another purpose and another key', () => {
    expect(now.mac('x', 'a')).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set([now.mac('x', 'a'), now.mac('x', 'b'), now.mac('y', 'a'), old.mac('x', 'a')]).size).toBe(4);
  });
});
