import { openTestApp, type TestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';

const KEY = 'k8Jw2nQz0rT5vXyB';
const config = { isProduction: true, publicOrigin: 'https://play.example.com' };
const app = await openTestApp({ config: { ...config, metricsKey: KEY } });
const keyless = await openTestApp({ config });

const get = (from: TestApp, url: string, key?: string) =>
  from.server.inject({ method: 'GET', url, headers: key === undefined ? {} : { authorization: `Bearer ${key}` } });

describe('in production', () => {
  it('serves metrics only with the key, and not at all where none is set', async () => {
    expect((await get(app, '/metrics', KEY)).body).toContain('fairlot_');
    for (const key of [undefined, '', 'wrong', `${KEY}x`])
      expect((await get(app, '/metrics', key)).statusCode).toBe(404);
    expect((await get(keyless, '/metrics')).statusCode).toBe(404);
    expect((await get(keyless, '/metrics', 'undefined')).statusCode).toBe(404);
  });

  it('includes operator calls in the document only with the key', async () => {
    const pathsOf = async (key?: string) => Object.keys((await get(app, '/openapi.json', key)).json().paths);
    expect((await pathsOf(KEY)).some((path) => path.startsWith('/backoffice/'))).toBe(true);
    const open = await pathsOf();
    expect(open.filter((path) => path.startsWith('/backoffice/'))).toEqual([]);
    expect(open).toContain('/wps/session/login');
  });
});
