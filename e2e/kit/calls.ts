import { type EndpointSpec, ENDPOINTS } from '@fairlot/contract';
import type { Page, Request } from '@playwright/test';
import { expect } from './expect.ts';

export interface Calls {
  /** Addresses requested since the last `clear`, by path. */
  of(path: string): URL[];
  /** JSON bodies sent to the path. */
  bodies(path: string): unknown[];
  /** Waits for the first matching call. */
  next(path: string, fits?: (url: URL) => boolean): Promise<URL>;
  clear(): void;
}

/** Records the requests of a page to its server. */
export function recordCalls(page: Page): Calls {
  let asked: { url: URL; body: string | null }[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^\/(wps|lgw)\//.test(url.pathname)) asked.push({ url, body: request.postData() });
  });
  const of = (path: string) => asked.filter(({ url }) => url.pathname === path);
  return {
    of: (path) => of(path).map(({ url }) => url),
    bodies: (path) => of(path).map(({ body }) => JSON.parse(body ?? 'null') as unknown),
    next: async (path, fits = () => true) => {
      const find = () => of(path).find(({ url }) => fits(url))?.url;
      await expect.poll(find, { message: `a call of ${path}` }).toBeDefined();
      return find() ?? new URL('about:blank');
    },
    clear: () => {
      asked = [];
    },
  };
}

/** The requests of a page to one path from now on, whatever their queries. */
export function requestsTo(page: Page, path: string): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request);
  });
  return sent;
}

/** A response of the server with which to fulfil a route. */
export const envelope = (value: unknown, footer?: object) => ({
  json: { success: true, value, errorCode: null, message: null, ...(footer && { footer }) },
});

/** Makes calls as the page's logged-in member, with the page's own token; must be created before the log-in. */
export function callAsPage(page: Page) {
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers()['authorization'] ?? authorization;
  });
  return <V>(method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<V> =>
    page.evaluate(
      async ([sent, address, payload, token]) => {
        const key = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
        const response = await fetch(address, {
          method: sent,
          headers: { authorization: token, ...(sent === 'POST' ? key : {}) },
          ...(sent === 'POST' ? { body: payload } : {}),
        });
        return ((await response.json()) as { value: V }).value;
      },
      [method, path, JSON.stringify(body), authorization] as const,
    );
}

export interface ModuleIds {
  /** Records the module ids of a page's calls from now on. */
  note(page: Page): void;
  /** Expects every recorded call to contain exactly the contract's module id. */
  expectRight(): void;
  /** One call of each kind that was recorded under the module id. */
  of(moduleId: string): Request[];
  /** Number of recorded kinds of calls. */
  count(): number;
}

/** Module ids in the calls of one or more pages. */
export function createModuleIds(): ModuleIds {
  const calls = new Map<string, { endpoint: EndpointSpec; seen: Map<string | undefined, Request> }>();
  return {
    note: (page) =>
      page.on('request', (request) => {
        const endpoint = endpointOf(request.method(), new URL(request.url()).pathname);
        if (endpoint === undefined) return;
        const noted = calls.get(endpoint.id) ?? { endpoint, seen: new Map() };
        calls.set(endpoint.id, noted);
        noted.seen.set(request.headers()['moduleid'], request);
      }),
    expectRight: () => {
      for (const { endpoint, seen } of calls.values())
        expect([endpoint.id, [...seen.keys()]]).toEqual([endpoint.id, [endpoint.moduleId]]);
    },
    of: (moduleId) => [...calls.values()].flatMap(({ seen }) => seen.get(moduleId) ?? []),
    count: () => calls.size,
  };
}

function endpointOf(method: string, path: string): EndpointSpec | undefined {
  return ENDPOINTS.find(
    (endpoint) => endpoint.method === method && new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
}
