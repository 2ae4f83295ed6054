import { ENDPOINTS } from '@fairlot/contract';
import { builtWeb, createOperator, openTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { attachConsole } from '../attach-console.ts';
import { attachWeb } from '../attach-web.ts';

const app = await openTestApp({ seed: 'demo' });
await attachWeb(app, await builtWeb());
attachConsole(app);
await app.server.ready();
const { headers } = await createOperator(app);
const routes = readRoutes(app.server.printRoutes());

/** Extracts every registered route from the tree that the router prints. */
function readRoutes(tree: string) {
  const found: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }[] = [];
  const parents: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (part === '') continue;
    const depth = indent.length / 4;
    parents.length = depth;
    parents[depth] = `${parents[depth - 1] ?? ''}${part}`;
    for (const method of methods?.split(', ') ?? [])
      if (method !== 'HEAD' && method !== 'OPTIONS') found.push({ method: method as 'GET', path: parents[depth] });
  }
  return found;
}

/** Routes may have several names for one parameter: `:id|:memberId`. */
const PLACE = /:\w+(\|:\w+)*/g;
const shapeOf = (path: string) => path.replace(PLACE, ':');
const fill = (path: string, text: string) => path.replace(PLACE, text).replace('*', text);
const hasPlace = ({ path }: { path: string }) => /[:*]/.test(path);
const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string) => {
  const answer = await app.server.inject({ method, url, headers });
  return answer.statusCode;
};

describe('every registered route', () => {
  it('is found, including those outside the contract', () => {
    const shapes = new Set(routes.map(({ path }) => shapeOf(path)));
    expect(ENDPOINTS.filter(({ path }) => !shapes.has(shapeOf(path))).map(({ path }) => path)).toEqual([]);
    const paths = routes.map(({ path }) => path);
    for (const path of [
      '/pictures/:name',
      '/members/pictures/:file',
      '/m/*',
      '/art/*',
      '/assets/*',
      '/vendors/:code',
      '/vendors/:code/*',
      '/healthz',
    ])
      expect(paths).toContain(path);
  });

  it.each([
    ['a NUL character', 'a%00b'],
    ['a lone surrogate', 'a%ED%A0%80b'],
    ['broken percent-encoding', 'a%zzb'],
    ['truncated percent-encoding', 'a%'],
    ['the property name __proto__', '__proto__'],
    ['a long text', 'a'.repeat(20_000)],
  ])(
    'handles %s in its path without failing',
    async (_what, text) => {
      for (const { method, path } of routes.filter(hasPlace))
        expect(await send(method, fill(path, text)), `${method} ${path}`).toBeLessThan(500);
    },
    120_000,
  );
});

/** Pages that show their defaults for unreadable parts, and redirect home if there are none. */
const PAGES = new Set(['/', '/m', '/m/*']);

describe('a route outside the contract', () => {
  const plain = () => {
    const ofContract = new Set(ENDPOINTS.map(({ method, path }) => `${method} ${shapeOf(path)}`));
    return routes.filter(({ method, path }) => !PAGES.has(path) && !ofContract.has(`${method} ${shapeOf(path)}`));
  };

  it.each([
    ['a NUL character', 'a%00b'],
    ['broken percent-encoding', 'a%zzb'],
  ])('rejects %s in its path', async (_what, text) => {
    for (const { method, path } of plain().filter(hasPlace))
      expect([path, await send(method, fill(path, text))]).toEqual([path, 400]);
  });

  it('shows its defaults for a NUL in its query if it is a page', async () => {
    expect(await send('GET', '/m/gameList?vassalage=%00,NWND')).toBe(200);
    expect(await send('GET', '/m/a%00b')).toBe(302);
  });

  it('rejects a NUL in its query, and an address of more than 8,000 characters', async () => {
    for (const { method, path } of plain()) {
      const url = fill(path, 'a');
      expect([path, await send(method, `${url}?v=a%00b`)]).toEqual([path, 400]);
      expect([path, await send(method, `${url}?v=${'a'.repeat(8000)}`)]).toEqual([path, 400]);
    }
  });
});
