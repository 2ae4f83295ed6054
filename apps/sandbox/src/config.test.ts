import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const good = { SANDBOX_PORT: '3001', SANDBOX_API_KEY: 'key', SANDBOX_WEBHOOK_SECRET: 'secret' };

it('reads the environment with its defaults', () => {
  expect(readConfig(good)).toEqual({
    host: '127.0.0.1',
    port: 3001,
    dataDir: './data',
    apiKey: 'key',
    webhookSecret: 'secret',
    logLevel: 'info',
    smtp: undefined,
    players: { perHour: 0, isTrustedProxy: false },
  });
  // The sandbox listens only for this machine, whatever the server listens on.
  expect(readConfig({ ...good, HOST: '0.0.0.0', SANDBOX_SMTP_PORT: '3002' })).toMatchObject({
    host: '127.0.0.1',
    smtp: { host: '127.0.0.1', port: 3002 },
  });
  expect(() => readConfig({ ...good, SANDBOX_SMTP_PORT: '0' })).toThrow(/SANDBOX_SMTP_PORT/);
});

it('names every bad variable but no value', () => {
  expect(() => readConfig({ SANDBOX_PORT: '70000', SANDBOX_API_KEY: 'tell-nobody' })).toThrow(
    /^SANDBOX_PORT is not a port(?!.*tell-nobody)[^]*SANDBOX_WEBHOOK_SECRET is not set/,
  );
});

it.each(['', '0', 'off', '3001.5', '-1', '1e3'])('rejects the port %o', (port) => {
  expect(() => readConfig({ ...good, SANDBOX_PORT: port })).toThrow(/SANDBOX_PORT/);
});

it('runs simulated players only at a valid pace, and never in production', () => {
  const vendors = {
    VENDOR_CALLBACK_ORIGIN: 'http://127.0.0.1:3000',
    SANDBOX_VENDOR_PRIVATE_KEY: 'pem',
    SANDBOX_OPERATOR_PUBLIC_KEY: 'pem',
  };
  const playersOf = (env: Record<string, string>) => readConfig({ ...good, ...vendors, ...env }).players;
  expect(playersOf({ SIMULATED_PLAYERS: '120' })).toEqual({ perHour: 120, isTrustedProxy: false });
  expect(playersOf({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' })).toEqual({ perHour: 0, isTrustedProxy: true });
  for (const pace of ['-1', '1.5', 'many', '3601'])
    expect(() => playersOf({ SIMULATED_PLAYERS: pace })).toThrow(/SIMULATED_PLAYERS/);
  expect(() => playersOf({ NODE_ENV: 'production', SIMULATED_PLAYERS: '1' })).toThrow(/production/);
  expect(playersOf({ NODE_ENV: 'production' })).toBeUndefined();
  expect(() => readConfig({ ...good, SIMULATED_PLAYERS: '1' })).toThrow(/VENDOR_CALLBACK_ORIGIN/);
});
