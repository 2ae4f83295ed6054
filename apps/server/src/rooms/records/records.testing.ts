import type { TestApp, TestMember } from '@fairlot/testkit';

/** Reads a page of a member's bets or movements of money as it came. */
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
