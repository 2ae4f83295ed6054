import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { installTransport } from '../../../../shared/api/transport.ts';
import { vendorGamesQuery } from './vendor-games-query.ts';

beforeAll(() =>
  installTransport({
    merchant: 'fairlot',
    language: () => 'EN',
    token: () => null,
    member: () => null,
    recover: () => Promise.resolve(null),
  }),
);
afterEach(() => vi.unstubAllGlobals());

/** Serves pages of a vendor's list and records the requests. */
function servePages(totalPages: number): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', (input: Request | URL | string) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    asked.push(searchParams);
    const value = { games: [{ nodeId: `n${asked.length}` }], pageNum: asked.length, totalPages };
    return Promise.resolve(Response.json({ success: true, value, errorCode: null, message: null }));
  });
  return asked;
}

it.each([
  ['TCG_SEA', '50'],
  ['GPI', '100'],
])('the lobby requests the games of %s with %s per page until it has all [K-002]', async (vendor, pageSize) => {
  const asked = servePages(2);
  const games = await new QueryClient().fetchQuery(vendorGamesQuery(vendor));
  expect(asked.map((query) => [query.get('pageNo'), query.get('pageSize')])).toEqual([
    ['1', pageSize],
    ['2', pageSize],
  ]);
  expect(games).toHaveLength(2);
});
