import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createEnvReader } from './reader.ts';
import { readVendors, vendorSettings } from './vendors.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const SANDBOX = { url: 'http://127.0.0.1:3001', webhookSecret: 'shared-by-server-and-sandbox' };
const KEYS = { SANDBOX_VENDOR_PUBLIC_KEY: publicKey, SANDBOX_OPERATOR_PRIVATE_KEY: privateKey };

function read(env: Record<string, string>, { sandbox, isProduction = false }: Options = {}) {
  const reader = createEnvReader({ ...env, NODE_ENV: isProduction ? 'production' : 'test' });
  const config = readVendors(reader, sandbox);
  return { config, problems: reader.problems.map((problem) => problem.split(':')[0]) };
}
interface Options {
  sandbox?: typeof SANDBOX;
  isProduction?: boolean;
}

describe('vendors of the configuration', () => {
  it('default to the sandbox, each with its own protocol and secret', () => {
    const { config, problems } = read(KEYS, { sandbox: SANDBOX });
    const codes = ['NWND', 'PLAN', 'BREEL', 'GPI', 'TERR'];
    const all = codes.map((code) => vendorSettings(config, code));
    expect(all.map((vendor) => vendor?.protocol)).toEqual(['hub88', 'softswiss', 'slotegrator', 'transfer', 'hub88']);
    expect(all[1]).toMatchObject({ url: 'http://127.0.0.1:3001/vendors/PLAN', operatorId: 'fairlot' });
    expect(new Set(all.map((vendor) => vendor?.secret)).size).toBe(codes.length);
    expect(config.frameOrigins).toEqual(['http://127.0.0.1:3001']);
    expect(problems).toEqual([]);
    expect(vendorSettings(read({}).config, 'NWND')).toBeUndefined();
  });

  it('may be another program with its own keys; omitted values default to the sandbox', () => {
    const env = {
      ...KEYS,
      VENDOR_PLAN_URL: 'http://127.0.0.1:4000/',
      VENDOR_PLAN_SECRET: 'a-secret-of-its-own-and-long',
      VENDOR_DPBL_PROTOCOL: 'transfer',
      VENDOR_NWND_PUBLIC_KEY: publicKey.replaceAll('\n', '\\n'),
      VENDOR_NWND_LAUNCH_HOSTS: 'games.example.com, 127.0.0.1:4001',
    };
    const { config, problems } = read(env, { sandbox: SANDBOX });
    expect(problems).toEqual([]);
    expect(vendorSettings(config, 'PLAN')).toMatchObject({
      protocol: 'softswiss',
      url: 'http://127.0.0.1:4000',
      secret: 'a-secret-of-its-own-and-long',
    });
    expect(vendorSettings(config, 'DPBL')?.protocol).toBe('transfer');
    expect(vendorSettings(config, 'NWND')).toMatchObject({ publicKey, privateKey });
    expect(config.frameOrigins).toEqual([
      'http://127.0.0.1:4000',
      'http://127.0.0.1:3001',
      'https://games.example.com',
      'http://127.0.0.1:4001',
    ]);
  });

  it('are rejected with the name of the missing or invalid variable', () => {
    expect(read({ VENDOR_NWND_URL: 'https://nwnd.example.com' }).problems).toEqual([
      'VENDOR_NWND_PUBLIC_KEY',
      'VENDOR_NWND_PRIVATE_KEY',
    ]);
    expect(read({ VENDOR_PLAN_URL: 'ftp://x', VENDOR_PLAN_SECRET: 'short' }).problems).toEqual([
      'VENDOR_PLAN_URL',
      'VENDOR_PLAN_SECRET',
    ]);
    const odd = { VENDOR_GPI_PROTOCOL: 'soap', VENDOR_GPI_OPEN_MODE: 'window', VENDOR_GPI_PUBLIC_KEY: '/no/such/file' };
    expect(read({ ...KEYS, ...odd }, { sandbox: SANDBOX }).problems).toEqual([
      'VENDOR_GPI_PROTOCOL',
      'VENDOR_GPI_OPEN_MODE',
      'VENDOR_GPI_PUBLIC_KEY',
      'VENDOR_GPI_PUBLIC_KEY',
    ]);
    const plain = { VENDOR_PLAN_URL: 'http://127.0.0.1:4000', VENDOR_PLAN_SECRET: 'a-secret-of-its-own-and-long' };
    expect(read(plain, { isProduction: true }).problems).toEqual(['VENDOR_PLAN_URL']);
  });
});
