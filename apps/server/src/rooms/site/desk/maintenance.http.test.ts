import { randomUUID } from 'node:crypto';
import { createMember, openBackOffice, REASON, type TestMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';

const { app, operator, call, trail } = await openBackOffice();

const get = (member: TestMember, url: string) => app.server.inject({ method: 'GET', url, headers: member.headers });
const post = (member: TestMember, url: string, payload: object) =>
  app.server.inject({ method: 'POST', url, headers: { ...member.headers, 'idempotency-key': randomUUID() }, payload });

describe('maintenance', () => {
  const turn = (on: boolean) => call('PUT', '/maintenance', { on, reason: REASON });

  it('closes money calls immediately, appears in the status, and does not affect operators [E-071]', async () => {
    const member = await createMember(app, { balance: '5000.00' });
    const ticket = {
      gameCode: 'VN60',
      numero: '209901010001',
      oddsVersion: 1,
      lines: [{ play: 'de', picks: ['27'], unitStake: '1000.00' }],
    };
    expect(await turn(true)).toMatchObject({ success: true, value: { on: true } });
    expect((await app.server.inject('/wps/whitelabel/systemStatus')).json()).toMatchObject({
      value: { status: 1, maintenance: true },
    });
    for (const [url, payload] of [
      ['/lgw/lottery/tickets', ticket],
      ['/wps/deposit', { method: 'sandbox', amount: '50000.00' }],
    ] as const) {
      const answer = await post(member, url, payload);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        503,
        { success: false, errorCode: 'system.maintenance' },
      ]);
    }
    // A caller who is not logged in gets that refusal first.
    expect((await app.server.inject({ method: 'POST', url: '/lgw/lottery/tickets', payload: ticket })).statusCode).toBe(
      401,
    );
    expect((await get(member, '/wps/wallet')).statusCode).toBe(200);
    expect(await call('GET', '/maintenance')).toMatchObject({ value: { on: true } });
    expect(await turn(false)).toMatchObject({ value: { on: false } });
    expect((await post(member, '/lgw/lottery/tickets', ticket)).json()).toMatchObject({ errorCode: 'draw.unknown' });
    expect(await trail('site')).toMatchObject([
      {
        actor: operator.name,
        action: 'maintenance.changed',
        before: { on: false },
        after: { on: true },
        reason: REASON,
      },
      {
        actor: operator.name,
        action: 'maintenance.changed',
        before: { on: true },
        after: { on: false },
        reason: REASON,
      },
    ]);
  });

  it('requires a reason', async () => {
    expect(await call('PUT', '/maintenance', { on: true })).toMatchObject({
      status: 400,
      errorCode: 'request.invalid',
    });
    expect(await call('GET', '/maintenance')).toMatchObject({ value: { on: false } });
  });
});
