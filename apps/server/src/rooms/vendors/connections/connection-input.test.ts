import { describe, expect, it } from 'vitest';
import { createEnvReader } from '../../../config/reader.ts';
import { readVendors } from '../../../config/vendors.ts';
import { connectionOf, mayCall } from './connection-input.ts';

const sandbox = { url: 'http://127.0.0.1:3001', webhookSecret: 'shared-by-server-and-vendor' };
const vendorsWith = (party: typeof sandbox | undefined) =>
  readVendors(createEnvReader({ NODE_ENV: 'production' }), party);
const connect = (url: string, isProduction: boolean, party?: typeof sandbox) =>
  connectionOf(
    'ACME',
    { protocol: 'softswiss', url, walletKind: 'seamless', currency: 'VND' },
    { vendors: vendorsWith(party), isProduction, currency: 'VND' },
  ).url;

describe('the address of a vendor', () => {
  it('is https on the internet, without a slash at its end', () => {
    expect(connect('https://api.vendor.example.com/casino/', true)).toBe('https://api.vendor.example.com/casino');
  });

  it('may be this machine only outside production', () => {
    expect(connect('http://127.0.0.1:4000/v', false)).toBe('http://127.0.0.1:4000/v');
    expect(() => connect('http://127.0.0.1:4000/v', true)).toThrow('request.invalid');
  });

  it('may be the sandbox wherever there is one', () => {
    expect(connect(`${sandbox.url}/vendors/ACME`, true, sandbox)).toBe(`${sandbox.url}/vendors/ACME`);
    expect(() => connect('http://127.0.0.1:3002/vendors/ACME', true, sandbox)).toThrow('request.invalid');
  });

  it.each([
    'https://192.168.0.7/api',
    'https://169.254.169.254/latest',
    'https://vendor.internal/api',
    'https://user@vendor.example.com',
    'https://vendor.example.com/?key=1',
    'ftp://vendor.example.com',
  ])('is not %s', (url) => {
    expect(() => connect(url, true, sandbox)).toThrow('request.invalid');
    expect(() => connect(url, false, sandbox)).toThrow('request.invalid');
  });
});

it.each([
  [[], '8.8.8.8', true],
  [['203.0.113.0/27'], '203.0.113.31', true],
  [['203.0.113.0/27'], '203.0.113.32', false],
  [['203.0.113.5'], '::ffff:203.0.113.5', true],
  [['2001:db8::/32'], '2001:db8:1::1', true],
  [['2001:db8::/32'], '203.0.113.5', false],
  [['203.0.113.5'], 'unknown', false],
])('networks %j and the address %s: %s', (networks, ip, expected) => {
  expect(mayCall(networks, ip)).toBe(expected);
});
