import { sign, verify } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { childEnvironments, commandEnvironment } from './child-env.mjs';
import { readSettings } from './settings.mjs';

const TEXT = Buffer.from('signed');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairlot-launch-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('gives server and sandbox the same secrets, kept across starts and readable only by the owner', () => {
  const settings = readSettings({ DATA_DIR: dataDir });
  const first = childEnvironments(settings, {});
  expect(first.server.SANDBOX_API_KEY).toMatch(/^[0-9a-f]{64}$/);
  expect(first.server.SANDBOX_WEBHOOK_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(first.server.SANDBOX_API_KEY).not.toBe(first.server.SANDBOX_WEBHOOK_SECRET);
  const { SANDBOX_VENDOR_PUBLIC_KEY, SANDBOX_OPERATOR_PRIVATE_KEY, ...common } = first.server;
  expect(first.sandbox).toMatchObject({
    ...common,
    LOG_LEVEL: 'warn',
    VENDOR_CALLBACK_ORIGIN: 'http://127.0.0.1:3000',
  });
  // Each side has its own private key and the other side's public key.
  const { SANDBOX_VENDOR_PRIVATE_KEY = '', SANDBOX_OPERATOR_PUBLIC_KEY = '' } = first.sandbox;
  expect(first.sandbox).not.toHaveProperty('SANDBOX_OPERATOR_PRIVATE_KEY');
  expect([
    verify('sha256', TEXT, SANDBOX_VENDOR_PUBLIC_KEY ?? '', sign('sha256', TEXT, SANDBOX_VENDOR_PRIVATE_KEY)),
    verify('sha256', TEXT, SANDBOX_OPERATOR_PUBLIC_KEY, sign('sha256', TEXT, SANDBOX_OPERATOR_PRIVATE_KEY ?? '')),
  ]).toEqual([true, true]);
  expect(childEnvironments(settings, {})).toEqual(first);
  expect(statSync(join(dataDir, 'sandbox', 'credentials.json')).mode & 0o777).toBe(0o600);
});

it('names DATA_DIR when the secrets cannot be written there', () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  expect(() => childEnvironments(readSettings({ DATA_DIR: file }), {})).toThrow(
    `DATA_DIR: cannot write to ${file} (example: DATA_DIR=./data): ENOTDIR`,
  );
});

it('sets no captcha answer by default', () => {
  const settings = readSettings({ DATA_DIR: dataDir });
  expect(childEnvironments(settings, {}).server).not.toHaveProperty('TEST_CAPTCHA');
  expect(childEnvironments(settings, { TEST_CAPTCHA: '1234' }).server.TEST_CAPTCHA).toBe('1234');
});

it('configures no sandbox and writes nothing when it is off', () => {
  const { server } = childEnvironments(readSettings({ DATA_DIR: dataDir, SANDBOX_PORT: 'off' }), {});
  expect(server).not.toHaveProperty('SANDBOX_URL');
  expect(readdirSync(dataDir)).toEqual([]);
});

it('gives a command the sandbox of the site that was started in the data folder, and otherwise none', () => {
  const env = { DATA_DIR: dataDir, PORT: '4000' };
  expect(commandEnvironment(env)).not.toHaveProperty('SANDBOX_URL');
  expect(readdirSync(dataDir)).toEqual([]);
  const { server } = childEnvironments(readSettings(env), env);
  expect(commandEnvironment(env)).toEqual(server);
  expect(commandEnvironment({ ...env, SANDBOX_PORT: 'off' })).not.toHaveProperty('SANDBOX_URL');
  expect(commandEnvironment({ ...env, NODE_ENV: 'production' })).not.toHaveProperty('SANDBOX_URL');
  expect(commandEnvironment({ ...env, SANDBOX_URL: 'http://sandbox:1' }).SANDBOX_URL).toBe('http://sandbox:1');
});
