import type { TestApp, TestMember } from '@fairlot/testkit';

/** The game of a bet on a vendor's slot. */
export const A_SLOT = {
  source: 'vendor',
  product: 'slots',
  vendor: 'NWND',
  gameId: 'NW-1',
  gameName: 'Reels',
  roundId: 'r-77',
} as const;

/** Reads a page of a member's bets or money movements and returns the raw answer. */
export async function readRecord(app: TestApp, path: string, query: Record<string, string>, { headers }: TestMember) {
  const moduleId = path.startsWith('/lgw') ? 'TRANSBETREPMEM3' : 'TRANSREC3';
  const response = await app.server.inject({
    method: 'GET',
    url: path,
    query,
    headers: { ...headers, moduleid: moduleId },
  });
  return {
    status: response.statusCode,
    ...response.json<{
      errorCode: string | null;
      value: { list: Record<string, unknown>[]; totalPages: number; field?: string };
    }>(),
  };
}
