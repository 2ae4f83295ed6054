import { nameOfList } from '../../platform/operators/index.ts';
import { openBackOffice } from '@fairlot/testkit';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';

const { app, call } = await openBackOffice();
const sent = vi.spyOn(pg.Client.prototype, 'query');

/** Lists that require a filter by one member or one token. */
const FILTERS: Record<string, string> = {
  ledger: '&filter=memberId:eq:1',
  bets: '&filter=memberId:eq:1',
  tokenUses: '&filter=tokenId:eq:1',
};

/** Number of statements for a page of a list: the minimum of several tries excludes other work of the process. */
async function statementsOf(list: string, rows: number): Promise<number> {
  const counts: number[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = sent.mock.calls.length;
    expect((await call('GET', `/${list}?limit=${rows}${FILTERS[list] ?? ''}`)).success).toBe(true);
    counts.push(sent.mock.calls.length - before);
  }
  return Math.min(...counts);
}

describe('a page of a list needs no more statements for many rows than for one', () => {
  it.each(app.platform.collected.lists().map((list) => [nameOfList(list)]))('%s', async (list) => {
    const one = await statementsOf(list, 1);
    expect(one).toBeGreaterThan(0);
    expect(await statementsOf(list, 50)).toBeLessThanOrEqual(one);
  });
});
