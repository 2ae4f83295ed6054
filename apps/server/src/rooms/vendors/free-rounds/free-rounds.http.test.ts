import { createHmac } from 'node:crypto';
import { callSite, createMember, runJob, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { vendorSettings } from '../../../config/vendors.ts';
import { sql } from '../../../platform/db/index.ts';
import { ASKER, DECIDER, openVendorDesk, sitDown } from '../vendors.testing.ts';

interface Grant {
  id: string;
  state: string;
  played: number;
  won: string;
}

const { app, vendor, desk } = await openVendorDesk();
// Grants of the demonstration would be sent as well.
await app.platform.db.run(sql`delete from vendors_free_rounds`);

let requests = 0;
async function grant(code: string, memberIds: readonly bigint[], change: object = {}) {
  const input = { vendor: code, gameId: `${code}0001`, rounds: 2, value: '1000', days: 3 };
  const names = { reason: 'Compensation for the outage', requestKey: `free-rounds-${++requests}` };
  const asked = await desk<{ id: string }>(ASKER, 'POST', '/freeRounds', {
    ...input,
    memberIds: memberIds.map(String),
    ...names,
    ...change,
  });
  if (asked.errorCode === null) await desk(DECIDER, 'POST', `/approvals/${asked.value.id}/approve`, {});
  return asked;
}
const mine = async ({ headers }: TestMember) =>
  (await callSite<Grant[]>(app, headers, 'GET', '/lgw/game/freeRounds')).value;
const tell = async () => {
  vendor.calls.length = 0;
  await app.platform.db.run(sql`update vendors_free_rounds set next_try_at = clock_timestamp()`);
  await runJob(app, 'vendor-free-rounds');
};

it('free rounds are requested, approved, sent to the vendor until it answers, and their wins are paid', async () => {
  const { member, side, vendorClient } = await sitDown(app, 'hub88', { balance: '5000.00' });
  const other = await createMember(app);
  vendor.answer = () => 500;
  expect((await grant('NWND', [member.memberId, other.memberId, member.memberId])).errorCode).toBeNull();
  await tell();
  expect(vendor.calls).toHaveLength(2);
  expect(await mine(member)).toMatchObject([{ state: 'waiting', gameId: 'NWND0001', rounds: 2, value: '1000.00' }]);

  vendor.answer = () => ({ status: 'granted' });
  await tell();
  const [free] = await mine(member);
  expect(free).toMatchObject({ state: 'granted', played: 0, won: '0.00' });
  const reported = vendor.calls.map(({ path, body }) => ({ path, ...JSON.parse(body) }));
  expect(reported).toContainEqual(
    expect.objectContaining({
      path: '/vendors/NWND/freerounds',
      id: free!.id,
      user: side.user,
      rounds: 2,
      value: '1000.00',
    }),
  );

  const win = { amount: '750.00', reference: free!.id, isFree: true };
  expect(await vendorClient.win({ ...win, id: 'free-1', round: 'f-1' })).toMatchObject({ balance: '5750.00' });
  expect(await vendorClient.win({ ...win, id: 'free-1', round: 'f-1' })).toMatchObject({ balance: '5750.00' });
  expect(await mine(member)).toMatchObject([{ state: 'granted', played: 1, won: '750.00' }]);
  await vendorClient.win({ ...win, id: 'free-2', round: 'f-2', amount: '0.00' });
  expect(await mine(member)).toMatchObject([{ state: 'finished', played: 2, won: '750.00' }]);
  expect(await mine(other)).toMatchObject([{ state: 'granted', played: 0 }]);
  // Rounds of one member win nothing for another, even under the other's name.
  const [foreign] = await mine(other);
  const stolen = { ...win, reference: foreign!.id, id: 'free-stolen', round: 'f-3' };
  expect((await vendorClient.win(stolen)).word).toBe(vendorClient.words.TX_NOT_FOUND);
  expect(await mine(other)).toMatchObject([{ state: 'granted', played: 0, won: '0.00' }]);

  const listed = await desk<{ list: Grant[] }>(ASKER, 'GET', `/freeRounds?filter=memberId:eq:${member.memberId}`);
  expect(listed.value.list).toMatchObject([
    { state: 'finished', won: '750.00', vendorName: expect.stringMatching(/[a-z]/) },
  ]);
});

it('a vendor that reports only the end is accepted once, by the grant that it names', async () => {
  const { member } = await sitDown(app, 'softswiss', { balance: '100.00' });
  vendor.answer = () => ({});
  await grant('PLAN', [member.memberId]);
  await tell();
  const [{ id } = { id: '' }] = await mine(member);
  expect(vendor.calls).toMatchObject([{ path: '/vendors/PLAN/freespins/issue' }]);
  expect(JSON.parse(vendor.calls[0]!.body)).toMatchObject({ issue_id: id, games: ['PLAN0001'], freespins_quantity: 2 });

  const secret = vendorSettings(app.config.vendors, 'PLAN')?.secret ?? '';
  const freespins = async (fields: object) => {
    const payload = JSON.stringify(fields);
    const sign = createHmac('sha256', secret).update(payload).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-request-sign': sign };
    const answer = await app.server.inject({ method: 'POST', url: '/vendors/PLAN/freespins', payload, headers });
    return { status: answer.statusCode, ...answer.json<{ balance?: number; code?: number }>() };
  };
  const end = { issue_id: id, status: 'played', total_amount: 12_345 };
  expect(await freespins({ ...end, status: 'active' })).toEqual({ status: 200, balance: 10_000 });
  for (let time = 0; time < 2; time++) expect(await freespins(end)).toMatchObject({ status: 200, balance: 22_345 });
  expect(await freespins({ ...end, total_amount: 99_999 })).toMatchObject({ status: 409 });
  expect(await freespins({ ...end, issue_id: 'nobody' })).toMatchObject({ status: 401, code: 101 });
  expect(await mine(member)).toMatchObject([{ state: 'finished', played: 2, won: '123.45' }]);
});

it('handles refusals of a vendor, cancellations, and members who may have none', async () => {
  const member = await createMember(app);
  vendor.answer = () => ({ error: 'no', status: 'refused', reason: 'unknown\0 game' });
  await grant('BREEL', [member.memberId]);
  await tell();
  expect(await mine(member)).toEqual([]);

  vendor.answer = ({ path }) => ({ status: path.endsWith('cancel') ? 'cancelled' : 'granted' });
  await grant('BREEL', [member.memberId]);
  await tell();
  const [{ id } = { id: '' }] = await mine(member);
  const why = { reason: 'Given to the wrong member' };
  expect((await desk(ASKER, 'POST', `/freeRounds/${id}/cancel`, why)).errorCode).toBeNull();
  await tell();
  expect(vendor.calls).toMatchObject([{ path: '/vendors/BREEL/freerounds/cancel' }]);
  expect(await mine(member)).toMatchObject([{ state: 'cancelled' }]);
  expect((await desk(ASKER, 'POST', `/freeRounds/${id}/cancel`, why)).errorCode).toBe('not.found');

  expect((await grant('GPI', [member.memberId])).value).toMatchObject({ reason: 'no free rounds' });
  expect((await grant('NWND', [member.memberId], { gameId: 'nothing' })).value).toEqual({
    field: 'gameId',
    reason: 'unknown',
  });
  expect((await grant('NWND', [999_999_999n])).value).toMatchObject({ field: 'memberIds' });

  await callSite(app, member.headers, 'POST', '/wps/protection/timeout', { hours: 24 });
  await grant('NWND', [member.memberId]);
  await tell();
  expect(await mine(member)).toHaveLength(1);
});

it('rooms that promise free rounds grant them by their kind, once for their key', async () => {
  const member = await createMember(app);
  const { memberId, asset } = member;
  const reward = { key: 'mission:7', memberId, asset, amountMinor: 500_000n };
  const give = (terms?: Record<string, unknown>) =>
    app.platform.db.transaction((tx) =>
      app.answers.vendors.freeRounds.grant(tx, terms === undefined ? reward : { ...reward, terms }),
    );
  await give({ vendor: 'NWND', gameId: 'NWND0002', rounds: 5, days: 2 });
  await give({ vendor: 'NWND', gameId: 'NWND0002', rounds: 5, days: 2 });
  await tell();
  expect(await mine(member)).toMatchObject([{ gameId: 'NWND0002', rounds: 5, value: '1000.00' }]);
  reward.key = 'mission:8';
  await give();
  await tell();
  const both = await mine(member);
  expect(both).toHaveLength(2);
  expect(both).toContainEqual(expect.objectContaining({ rounds: 10, value: '500.00', state: 'granted' }));
});

it('closing an account cancels its free rounds, at the vendor too', async () => {
  const member = await createMember(app);
  const other = await createMember(app);
  vendor.answer = ({ path }) => ({ status: path.endsWith('cancel') ? 'cancelled' : 'granted' });
  await grant('NWND', [member.memberId, other.memberId]);
  await tell();
  const [{ id } = { id: '' }] = await mine(member);
  const { db } = app.platform;
  await db.transaction((tx) => app.person.erase(tx, member.memberId));
  await tell();
  expect(vendor.calls.map(({ path, body }) => [path, body.includes(id)])).toEqual([
    ['/vendors/NWND/freerounds/cancel', true],
  ]);
  const listed = await desk<{ list: Grant[] }>(ASKER, 'GET', `/freeRounds?filter=memberId:eq:${member.memberId}`);
  expect(listed.value.list).toMatchObject([{ state: 'cancelled' }]);
  expect(await mine(other)).toMatchObject([{ state: 'granted' }]);
});
