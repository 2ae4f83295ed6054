import { describe, expect, it } from 'vitest';
import { describeProduct } from './announce.mjs';
import { originOf, readSettings } from './settings.mjs';

describe('readSettings', () => {
  it('has the documented defaults', () => {
    expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 3000, sandboxPort: 3001, hasDemoAccounts: true });
  });

  it("puts the sandbox on the port after the server's, or disables it", () => {
    expect(readSettings({ PORT: '4000' }).sandboxPort).toBe(4001);
    expect(readSettings({ SANDBOX_PORT: 'off' }).sandboxPort).toBeUndefined();
  });

  it.each([
    [{ PORT: 'abc' }, /^PORT is "abc"/],
    [{ PORT: '0' }, /^PORT is "0"/],
    [{ SANDBOX_PORT: '1.5' }, /^SANDBOX_PORT is "1.5"/],
    [{ PORT: '65535' }, /^SANDBOX_PORT is "65536"/],
    [{ PORT: '4000', SANDBOX_PORT: '4000' }, /^SANDBOX_PORT and PORT are both 4000/],
  ])('rejects %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});

it.each([
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
])('reaches a listener on %s at %s', (host, origin) => {
  expect(originOf(host, 3000)).toBe(origin);
});

describe('describeProduct', () => {
  it('lists the demonstration accounts only where the seed makes them', () => {
    const text = (env: Record<string, string>) => describeProduct(readSettings(env), env);
    expect(text({})).toMatch(/demo01[^]*first01[^]*frozen01[^]*operator2/);
    expect(text({ SEED: 'none' })).not.toContain('demo01');
    expect(text({ NODE_ENV: 'production' })).not.toMatch(/demo01|operator2/);
  });

  it('prints an address on which browsers create passkeys', () => {
    const text = (env: Record<string, string>) => describeProduct(readSettings(env), env);
    expect(text({})).toContain('Passkeys  http://localhost:3000/m/home');
    expect(text({ HOST: '::1' })).toContain('Passkeys  http://localhost:3000/m/home');
    expect(text({ PUBLIC_ORIGIN: 'https://play.example.com' })).not.toContain('Passkeys');
  });

  it('prints the page on which a person completes simulated payments, unless the sandbox is off', () => {
    const text = (env: Record<string, string>) => describeProduct(readSettings(env), env);
    expect(text({})).toContain('http://127.0.0.1:3001/bank');
    expect(text({ SANDBOX_PORT: 'off' })).not.toContain('Sandbox');
  });

  it('names the folder of its own database, and nothing of a configured database', () => {
    expect(describeProduct(readSettings({}), {})).toMatch(/Database: PostgreSQL in \S+\/postgres;/);
    expect(describeProduct(readSettings({}), { DATABASE_URL: 'postgres://127.0.0.1/x' })).not.toContain('Database');
  });
});
