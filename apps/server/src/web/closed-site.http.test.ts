import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dataOf, pagesOfEachTest } from './web.testing.ts';

const pages = pagesOfEachTest();
const { get } = pages;
const MEMBER = { cookie: 'fairlot_sid=demo01' };
/** Parts of open pages: the tab bar, data of the home page, the member's balance. */
const OPEN = ['class="tab-bar"', 'Lucky game 1', 'Every result, yours to check', '9,007,199,254,740,993.10'];
const PATHS = [
  '/',
  '/m',
  '/m/home',
  '/m/hot',
  '/m/login',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/maintenance',
  '/m/app',
];

function expectNothingOpen(body: string): void {
  for (const part of OPEN) expect(body).not.toContain(part);
  expect((dataOf(body)['queries'] as { queries: unknown[] }).queries).toHaveLength(1);
}

describe('during maintenance', () => {
  beforeEach(() => void (pages.siteStatus.status = 1));

  it.each(PATHS)('%s shows only the closed page, to visitors and members [P-008] [P-014] [N-035]', async (path) => {
    const asked = vi.spyOn(pages.answers, 'catalogue.hot');
    for (const headers of [{}, MEMBER]) {
      const answer = await get(path, headers);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(answer.body).toContain('data-status="maintenance"');
      expect(answer.body).toContain('<title>Back in a short while · Fairlot</title>');
      expect(answer.body).toContain('Open bets and balances are safe');
      expect(answer.body).toContain('<div id="bar"></div>');
      expect(dataOf(answer.body)['closure']).toEqual({ kind: 'maintenance', until: null });
      expectNothingOpen(answer.body);
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it('the planned end is shown, and named to crawlers', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 4, 0) });
    try {
      pages.siteStatus.maintenanceUntil = Date.UTC(2026, 10, 20, 5, 0);
      const { body, headers } = await get('/m/home');
      expect(headers['retry-after']).toBe('3600');
      expect(body).toContain('Planned end');
      expect(body).toMatch(/12:00/);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a visitor gets neither a page cached before, nor the closed one afterwards', async () => {
    pages.siteStatus.status = 0;
    expect((await get('/m/home')).body).toContain('Lucky game 1');
    pages.siteStatus.status = 1;
    expectNothingOpen((await get('/m/home')).body);
    pages.siteStatus.status = 0;
    const again = await get('/m/home');
    expect([again.statusCode, again.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(again.body).toContain('Lucky game 1');
    expect(dataOf(again.body)['closure']).toBeNull();
  });

  it('a site that was never opened has its own page', async () => {
    pages.siteStatus.opened = false;
    const { statusCode, body } = await get('/m/home');
    expect([statusCode, body.includes('data-status="unopened"')]).toEqual([503, true]);
    expectNothingOpen(body);
  });
});

describe('outside the served regions', () => {
  beforeEach(() => void (pages.siteStatus.status = 2));

  it.each(PATHS)('%s shows only the restricted page, with the address of the visitor [P-011] [P-012]', async (path) => {
    for (const headers of [{}, MEMBER]) {
      const answer = await get(path, headers);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([403, 'no-store']);
      expect(answer.headers['retry-after']).toBeUndefined();
      expect(answer.body).toContain('Not available where you are');
      expect(answer.body).toContain('203.0.113.84');
      expectNothingOpen(answer.body);
    }
  });

  it('a page is not shared with visitors of another address', async () => {
    await get('/m/home');
    pages.siteStatus.location = { ip: '198.51.100.7', country: null };
    const { body } = await get('/m/home');
    expect([body.includes('198.51.100.7'), body.includes('203.0.113.84')]).toEqual([true, false]);
  });
});
