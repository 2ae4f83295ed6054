import { type EndpointSpec, ENDPOINTS } from '@fairlot/contract';
import { createMember, openDevice, openTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from './platform/db/index.ts';

const app = await openTestApp({ seed: 'demo' });

const SAMPLE_PARAMS: Record<string, string> = {
  id: '00000000-0000-7000-8000-000000000000',
  orderId: '00000000-0000-7000-8000-000000000000',
  gameCode: 'VN60',
  numero: '202601010001',
};
const pathOf = ({ path }: EndpointSpec) => path.replace(/:(\w+)/g, (_, name: string) => SAMPLE_PARAMS[name] ?? 'x');
const moduleOf = ({ moduleId }: EndpointSpec): Record<string, string> => (moduleId ? { moduleid: moduleId } : {});
const send = (endpoint: EndpointSpec, headers: Record<string, string>, payload?: unknown) =>
  app.server.inject({
    method: endpoint.method,
    url: pathOf(endpoint),
    headers,
    ...(payload === undefined ? {} : { payload: payload as object }),
  });

/** Row counts of all tables, except those that count calls. */
async function countRows(): Promise<Record<string, bigint>> {
  const { db } = app.platform;
  const tables = await db.rows(
    sql<{
      name: string;
    }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'platform_rate_limits'
        order by 1`,
  );
  const counts: Record<string, bigint> = {};
  for (const { name } of tables) counts[name] = await db.value(sql<bigint>`select count(*) from ${sql.id(name)}`);
  return counts;
}

const forMembers = ENDPOINTS.filter(({ auth }) => auth === 'member');

describe('calls that act for a member', () => {
  it('are refused without a token, with a revoked one and without its cookie, and change nothing [Q-061]', async () => {
    const member = await createMember(app, { balance: '100.00' });
    const stranger = await createMember(app);
    const logout = await app.server.inject({ method: 'DELETE', url: '/wps/session/logout', headers: member.headers });
    expect(logout.json()).toMatchObject({ success: true });
    const before = await countRows();
    expect(forMembers.length).toBeGreaterThan(10);
    for (const endpoint of forMembers) {
      const attempts: [string, Record<string, string>, string][] = [
        ['no token', {}, 'auth.required'],
        ['cookie alone', { cookie: stranger.headers['cookie']! }, 'auth.required'],
        ['revoked token', member.headers, 'auth.logged.out'],
        ['token without its cookie', { authorization: stranger.headers['authorization']! }, 'auth.logged.out'],
        [
          "token with another session's cookie",
          { authorization: stranger.headers['authorization']!, cookie: member.headers['cookie']! },
          'auth.logged.out',
        ],
      ];
      for (const [name, headers, code] of attempts) {
        const answer = await send(endpoint, { ...headers, ...moduleOf(endpoint) });
        expect([endpoint.id, name, answer.statusCode, answer.json().errorCode]).toEqual([endpoint.id, name, 401, code]);
        expect(answer.json()).toMatchObject({ success: false, value: null, message: expect.any(String) });
      }
    }
    expect(await countRows()).toEqual(before);
  });

  it('answer without T as for a visitor if only a cookie is sent, and 401 with an invalid token', async () => {
    const member = await createMember(app);
    for (const endpoint of ENDPOINTS.filter(
      ({ auth, policies }) => (auth === 'optional' || auth === 'public') && !policies?.operatorCookie,
    )) {
      if (endpoint.auth === 'optional') {
        const outcomeOf = async (headers: Record<string, string>) => {
          const answer = await send(endpoint, { ...headers, ...moduleOf(endpoint) });
          return [endpoint.id, answer.statusCode, answer.json().errorCode];
        };
        expect(await outcomeOf({ cookie: member.headers['cookie']! })).toEqual(await outcomeOf({}));
      }
      expect(
        (await send(endpoint, { authorization: `Bearer ${'x'.repeat(43)}`, ...moduleOf(endpoint) })).statusCode,
        endpoint.id,
      ).toBe(401);
    }
  });
});

describe('module identifiers', () => {
  it('are required where the contract names one: a wrong or missing one is refused', async () => {
    const member = await createMember(app);
    for (const endpoint of ENDPOINTS.filter(({ moduleId }) => moduleId !== undefined)) {
      // Without a key, a call that moves money is refused before its module is checked.
      const key: Record<string, string> = endpoint.policies?.idempotent ? { 'idempotency-key': 'module-1' } : {};
      const headers = { ...(endpoint.auth === 'member' ? member.headers : {}), ...key };
      for (const wrong of [{}, { moduleid: 'NOSUCHMODULE' }] as Record<string, string>[]) {
        const answer = await send(endpoint, { ...headers, ...wrong });
        expect([endpoint.id, answer.statusCode, answer.json().errorCode]).toEqual([
          endpoint.id,
          403,
          'module.disabled',
        ]);
      }
    }
  });

  it('are also read from the query', async () => {
    const answer = await app.server.inject({ method: 'GET', url: '/wps/captcha?moduleId=VALID_CAPTCHA3' });
    expect(answer.json()).toMatchObject({ success: true, value: { captchaId: expect.any(String) } });
  });
});

describe('bad input', () => {
  const expectFailure = (
    answer: { statusCode: number; body: string; json(): unknown },
    status: number,
    code: string,
  ) => {
    expect([answer.statusCode, answer.json()]).toMatchObject([
      status,
      { success: false, errorCode: code, message: expect.any(String) },
    ]);
    expect(answer.body).not.toMatch(/at .*\.ts|select |insert |syntax error|stack/i);
  };

  it('gets a clear answer in the envelope and changes nothing', async () => {
    const member = await createMember(app, { balance: '100.00' });
    const before = await countRows();
    const post = (payload: string | object, headers: Record<string, string> = {}) =>
      app.server.inject({
        method: 'POST',
        url: '/lgw/lottery/tickets',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': 'bad-input-0001',
          ...member.headers,
          ...headers,
        },
        payload,
      });
    expectFailure(await post('{"gameCode":'), 400, 'request.invalid');
    expectFailure(await post('x=1', { 'content-type': 'text/plain' }), 415, 'request.media.type');
    expectFailure(
      await post(JSON.stringify({ gameCode: 'VN60', filler: 'x'.repeat(300_000) })),
      413,
      'request.too.large',
    );
    const issue = { gameCode: 'VN60', numero: '202601010001', oddsVersion: 1 };
    const line = { play: 'de', picks: ['27'], unitStake: '1000.00' };
    for (const wrong of [
      { lines: [] },
      { lines: [{ ...line, unitStake: 1000 }] },
      { lines: [{ ...line, unitStake: '1e6' }] },
      { lines: [{ ...line, price: '1.00' }] },
      { lines: [line], token: member.token },
    ])
      expectFailure(await post({ ...issue, ...wrong }), 400, 'request.invalid');
    const named = await post({ ...issue, lines: [{ ...line, unitStake: '-1000.00' }] });
    expect(named.json().value).toEqual({ field: 'lines.0.unitStake', reason: 'pattern' });
    expectFailure(await app.server.inject({ method: 'GET', url: '/wps/nothing/here' }), 404, 'not.found');
    expectFailure(await app.server.inject({ method: 'GET', url: '/%E0%A4%A' }), 400, 'request.invalid');
    expectFailure(
      await app.server.inject({ method: 'GET', url: `/wps/wallet?token=${member.token}`, headers: member.headers }),
      400,
      'request.invalid',
    );
    expectFailure(await app.server.inject({ method: 'GET', url: '/wps/session/login' }), 404, 'not.found');
    expectFailure(
      await app.server.inject({
        method: 'GET',
        url: '/lgw/record/bets?pageSize=101',
        headers: { ...member.headers, moduleid: 'TRANSBETREPMEM3' },
      }),
      400,
      'request.invalid',
    );
    expect(await countRows()).toEqual(before);
  });

  it('of money calls without a key is rejected', async () => {
    const member = await createMember(app, { balance: '100.00' });
    for (const endpoint of ENDPOINTS.filter(({ policies }) => policies?.idempotent)) {
      const payload =
        endpoint.id === 'lottery.placeTicket'
          ? {
              gameCode: 'VN60',
              numero: '202601010001',
              oddsVersion: 1,
              lines: [{ play: 'de', picks: ['27'], unitStake: '1000.00' }],
            }
          : { method: 'sandbox', amount: '50000.00' };
      expectFailure(await send(endpoint, member.headers, payload), 400, 'idempotency.required');
    }
  });
});

describe('the process', () => {
  it('reports that it is alive, and ready only once it serves', async () => {
    expect((await app.server.inject('/healthz')).statusCode).toBe(200);
    expect((await app.server.inject('/readyz')).statusCode).toBe(503);
    await app.start();
    expect((await app.server.inject('/readyz')).statusCode).toBe(200);
  });

  it('publishes metrics and the contract', async () => {
    const metrics = (await app.server.inject('/metrics')).body;
    for (const name of [
      'fairlot_http_seconds',
      'fairlot_refusals_total',
      'fairlot_ledger_findings',
      'fairlot_house_balance_minor',
    ])
      expect(metrics).toContain(name);
    expect(Object.keys((await app.server.inject('/openapi.json')).json().paths)).toContain('/lgw/lottery/tickets');
  });

  it('prints sumBalance as a number with two decimals [E-015] [X-081]', async () => {
    const member = await createMember(app, { balance: '1234.50' });
    for (const path of ['/wps/wallet', '/wps/wallet/merchant']) {
      const answer = await app.server.inject({ method: 'GET', url: path, headers: member.headers });
      expect(answer.body).toContain('"sumBalance":1234.50');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});

/** One call of every area of the catalogue, and a value that its answer contains. */
const AREAS = [
  ['game', '/lgw/game/menus', 'gameCategory'],
  ['game records', '/lgw/record/bets', 'totalPages'],
  ['announcements', '/wps/announcements/noticeNew', 'title'],
  ['system', '/wps/system/helpCenter', 'title'],
  ['agent', '/wps/agent/team/overview', 'turnover'],
  ['member', '/wps/member/info', 'agent01'],
  ['account', '/wps/account/username', 'available'],
  ['wallet', '/wps/wallet/merchant', 'sumBalance'],
  ['withdraw', '/wps/withdraw/settings', 'dailyLeft'],
  ['deposit', '/wps/deposit', 'totalPages'],
  ['report', '/wps/report/transactions', 'totalPages'],
] as const;

it('every area of the catalogue of paths is served [X-094]', async () => {
  const { id } = await app.platform.db.one(sql<{ id: bigint }>`
    select id from people_members where account = 'agent01'`);
  const { headers } = await openDevice(app, id);
  for (const [area, path, named] of AREAS) {
    const endpoint = ENDPOINTS.find((one) => one.method === 'GET' && one.path === path);
    const url = path.endsWith('/username') ? `${path}?username=somebody9` : path;
    const answer = await app.server.inject({ url, headers: { ...headers, ...(endpoint && moduleOf(endpoint)) } });
    expect([area, answer.statusCode]).toEqual([area, 200]);
    expect(answer.json(), area).toMatchObject({ success: true });
    expect(answer.body, area).toContain(named);
  }
});
