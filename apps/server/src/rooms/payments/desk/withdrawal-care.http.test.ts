import { randomUUID } from 'node:crypto';
import { REASON, runJob } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { untilBlocked } from '../../../platform/db/locks.testing.ts';
import { beginHold } from '../withdrawals/holds.ts';
import { openWithdrawalDesk } from './withdrawal-desk.testing.ts';

const desk = await openWithdrawalDesk();
const { app, operator, second, call, approve, trail, provider, cashier, asked, held, waiting, decide } = desk;
const WAITING = 'filter=state:eq:waiting&sort=createdAt';

describe('withdrawals that wait for review', () => {
  it('on hold cannot be decided; their money stays held, and only the member can cancel them', async () => {
    const before = await held();
    const [id, ofTwo] = [await asked(), await asked('50000000.01')];
    const set = await held();
    const input = { byHand: false, reason: REASON, requestKey: randomUUID() };
    const request = await decide(ofTwo, 'request-approval', input);
    const waits = await waiting();
    for (const one of [id, ofTwo])
      expect((await decide(one, 'hold', { reason: REASON })).value).toMatchObject({
        status: 'review',
        onHold: true,
        holds: [{ by: operator.name, reason: REASON, endedAt: null, endedBy: null, endReason: null }],
      });
    expect(await approve(String(request.value['id']))).toMatchObject({ value: { state: 'failed' } });
    const kept = { errorCode: 'withdrawal.on.hold' };
    expect(await decide(id, 'approve', { byHand: false, reason: REASON }, second)).toMatchObject(kept);
    expect(await decide(id, 'refuse', { reason: REASON })).toMatchObject(kept);
    expect(await decide(id, 'hold', { reason: REASON })).toMatchObject(kept);
    expect(await decide(ofTwo, 'request-approval', { ...input, requestKey: randomUUID() })).toMatchObject(kept);
    expect(await decide(id, 'hold', { reason: 'short' })).toMatchObject({ errorCode: 'request.invalid' });
    expect([await held(), await waiting()]).toEqual([set, waits]);
    const listed = async (filter: string) =>
      (
        await call<{ list: { orderId: string }[] }>('GET', `/withdrawals?${WAITING}&filter=onHold:eq:${filter}`)
      ).value.list
        .map(({ orderId }) => orderId)
        .filter((orderId) => orderId === id || orderId === ofTwo);
    expect([(await listed('true')).length, await listed('false')]).toEqual([2, []]);
    expect(JSON.stringify((await cashier.find(desk.member, id)).value)).not.toContain(REASON);

    await decide(id, 'take', { over: false });
    expect(await decide(id, 'release', { reason: REASON }, second)).toMatchObject({ errorCode: 'withdrawal.taken' });
    expect((await decide(id, 'release', { reason: REASON })).value).toMatchObject({
      onHold: false,
      holds: [{ endedBy: operator.name, endReason: REASON }],
    });
    expect(await decide(id, 'release', { reason: REASON })).toMatchObject({ errorCode: 'withdrawal.not.on.hold' });
    expect((await decide(id, 'refuse', { reason: REASON })).value).toMatchObject({ status: 'refused' });
    expect(await decide(id, 'hold', { reason: REASON })).toMatchObject({ errorCode: 'withdrawal.decided' });
    expect((await trail(`withdrawal:${id}`)).map(({ action }) => action)).toEqual([
      'withdrawal.held',
      'withdrawal.taken',
      'withdrawal.released',
      'withdrawal.refused',
    ]);
    expect(await cashier.call(desk.member, 'DELETE', `/wps/withdraw/${ofTwo}`)).toMatchObject({ success: true });
    expect((await call('GET', `/withdrawals/${ofTwo}`)).value).toMatchObject({
      status: 'cancelled',
      onHold: false,
      holds: [{ endedAt: expect.any(Number), endedBy: null }],
    });
    expect(await held()).toBe(before);
  });

  it('are shown with the state and the holds of one moment, while a colleague puts them on hold', async () => {
    const id = await asked();
    const { db } = app.platform;
    const [locked, isBlocked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = db.transaction(async (tx) => {
      await tx.run(sql`lock table payments_withdrawal_holds`);
      locked.resolve();
      await isBlocked.promise;
      await beginHold(tx, id, second.name, REASON);
    });
    await locked.promise;
    const reading = call<{ onHold: boolean; holds: unknown[] }>('GET', `/withdrawals/${id}`);
    await untilBlocked(db, '%payments_withdrawal%');
    isBlocked.resolve();
    await holding;
    const { value } = await reading;
    expect(value).toMatchObject({ onHold: value.holds.length > 0 });
    await decide(id, 'release', { reason: REASON });
    await decide(id, 'refuse', { reason: REASON });
  });

  it('are claimed, held and released in bulk; those of colleagues are skipped, and none is paid', async () => {
    const [before, ids] = [await held(), [await asked(), await asked(), await asked()]];
    const [mine = '', theirs = '', ended = ''] = ids;
    await decide(theirs, 'take', { over: false }, second);
    await decide(ended, 'refuse', { reason: REASON });
    const orders = { list: 'withdrawals', rows: [...ids, randomUUID(), 'of nobody'] };
    const bulk = async (action: string, body: object) => {
      const { jobId } = (await call<{ jobId: string }>('POST', '/bulk', { ...orders, action })).value;
      const asks = (await call('GET', `/bulk/${jobId}`)).value;
      await call('POST', `/bulk/${jobId}/run`, body);
      while (await runJob(app, 'backoffice-bulk'));
      return { asks, done: (await call('GET', `/bulk/${jobId}`)).value };
    };
    const others = [
      { code: 'not.found', count: 2 },
      { code: 'withdrawal.taken', count: 1 },
      { code: 'withdrawal.decided', count: 1 },
    ];
    const byOne = { asks: { fits: 1, refused: 4 }, done: { done: 1 } };
    expect(await bulk('take', {})).toMatchObject(byOne);
    const holding = await bulk('hold', { reason: REASON });
    expect(holding).toMatchObject(byOne);
    for (const other of others) expect(holding.asks['leftOut']).toContainEqual(expect.objectContaining(other));
    expect((await decide(mine, 'approve', { byHand: false, reason: REASON })).errorCode).toBe('withdrawal.on.hold');
    expect(await bulk('release', { reason: REASON })).toMatchObject(byOne);
    expect(await call('POST', '/bulk', { ...orders, action: 'approve' })).toMatchObject({ errorCode: 'not.found' });
    await app.rooms.payments.sendPayouts();
    expect(ids.some((id) => provider.payouts.has(id))).toBe(false);
    expect((await trail(`withdrawal:${mine}`)).map(({ action, reason }) => [action, reason])).toEqual([
      ['withdrawal.taken', null],
      ['withdrawal.held', REASON],
      ['withdrawal.released', REASON],
    ]);
    await decide(mine, 'refuse', { reason: REASON });
    await decide(theirs, 'refuse', { reason: REASON }, second);
    expect(await held()).toBe(before);
  });
});
