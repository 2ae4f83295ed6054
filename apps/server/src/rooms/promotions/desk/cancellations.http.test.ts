import type { backoffice, ValueOf } from '@fairlot/contract';
import {
  callDesk,
  createMember,
  createOperator,
  openBackOffice,
  REASON,
  runJob,
  type TestMember,
} from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { openOffers } from '../promotions.testing.ts';

const office = await openBackOffice();
const { app, operator, call, approve, trail } = office;
const offers = openOffers(app);

type Job = ValueOf<typeof backoffice.bulkJob>;
interface Asked {
  id: string;
  object: string;
  amount: string | null;
}

const claimed = async (who: TestMember) =>
  String((await offers.accept(who, await offers.offer('claim'))).value.bonusId ?? '');
const giveUp = (who: TestMember, id: string) => offers.call(who, 'POST', `/wps/bonus/${id}/giveUp`);
const statesOf = async (who: TestMember) => (await offers.bonuses(who)).value.list.map(({ state }) => state).toSorted();
const bonusOf = (who: TestMember) => app.rooms.wallet.bonus.balance(who.memberId, 'VND');
const start = async (rows: string[]) =>
  (await call<{ jobId: string }>('POST', '/bulk', { list: 'bonuses', action: 'cancel', rows })).value.jobId;
const look = async (jobId: string) => (await call<Job>('GET', `/bulk/${jobId}`)).value;
const run = async (jobId: string) => {
  await call('POST', `/bulk/${jobId}/run`, { reason: REASON });
  while (await runJob(app, 'backoffice-bulk'));
  return look(jobId);
};
/** The member's only message, in a language. */
const messageOf = async ({ headers }: TestMember, language: string) => {
  const read = async (path: string) =>
    (
      await app.server.inject({ url: `/wps/inbox${path}`, headers: { ...headers, language, moduleid: 'INBOX3' } })
    ).json<{
      value: { list: { id: string }[]; title: string; text: string };
    }>().value;
  const { list } = await read('');
  const { title, text } = await read(`/${list[0]?.id ?? ''}`);
  return { count: list.length, title, text };
};
const requests = async () =>
  (await call<{ list: Asked[] }>('GET', '/approvals?filter=kind:eq:bonus.cancel&filter=state:eq:pending')).value.list;

it('requests one approval per open bonus; each is decided separately and takes back only bonus money', async () => {
  const balances = ['5.00', '0.00', '0.00', '0.00'];
  const [one, two, ended, late] = await Promise.all(balances.map((balance) => createMember(app, { balance })));
  if (one === undefined || two === undefined || ended === undefined || late === undefined) throw new Error('no member');
  const ids = [await claimed(one), await claimed(two), await claimed(ended), await claimed(late)] as const;
  await claimed(two);
  expect(await statesOf(two)).toEqual(['active', 'waiting']);
  await giveUp(ended, ids[2]);
  const jobId = await start([...ids, '00000000-0000-4000-8000-000000000000']);
  expect(await look(jobId)).toMatchObject({ fits: 3, refused: 2 });
  expect((await look(jobId)).leftOut).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'bonus.ended', count: 1 }),
      expect.objectContaining({ code: 'not.found', count: 1 }),
    ]),
  );
  expect(await call('POST', `/bulk/${jobId}/run`, {})).toMatchObject({ errorCode: 'request.invalid' });
  await giveUp(late, ids[3]);
  expect(await run(jobId)).toMatchObject({ done: 2, failed: 1, failures: [{ code: 'bonus.ended', count: 1 }] });

  // Nothing is taken before a second operator agrees.
  expect([await bonusOf(one), await bonusOf(two)]).toEqual([1_000_000n, 1_000_000n]);
  const asked = await requests();
  expect(asked.map(({ amount }) => amount)).toEqual(['-10000.00', '-10000.00']);
  const idOf = ({ memberId }: TestMember) =>
    asked.find(({ object }) => object.includes(`member:${memberId}`))?.id ?? '';
  expect(await approve(idOf(one), operator)).toMatchObject({ success: false });
  expect((await approve(idOf(one))).value).toMatchObject({ state: 'executed' });
  expect([await bonusOf(one), await statesOf(one)]).toEqual([0n, ['cancelled']]);
  expect(await trail(`bonus:${ids[0]}`)).toMatchObject([
    { action: 'bonus.cancelled', reason: REASON, after: { state: 'cancelled', lost: '10000.00' } },
  ]);

  await offers.drain();
  expect(await messageOf(one, 'EN')).toEqual({
    count: 1,
    title: 'Bonus cancelled',
    text: '\u2068Offer claim\u2069: 10,000.00 VND was removed from your bonus wallet. Your real money stays: 5.00 VND.',
  });
  expect(await messageOf(one, 'VI')).toEqual({
    count: 1,
    title: 'Thưởng đã bị hủy',
    text:
      '\u2068Offer claim\u2069: 10.000,00 VND đã bị trừ khỏi ví thưởng của bạn. ' +
      'Tiền thật của bạn vẫn còn: 5,00 VND.',
  });

  // The member gives up the other one meanwhile: its request fails, and the next bonus keeps its money.
  await giveUp(two, ids[1]);
  expect((await approve(idOf(two))).value).toMatchObject({ state: 'failed' });
  expect([await bonusOf(two), await statesOf(two)]).toEqual([1_000_000n, ['active', 'givenUp']]);
});

it('cancelling an active bonus begins the waiting one, and a waiting one moves no money', async () => {
  const member = await offers.member();
  const [active, waiting] = [await claimed(member), await claimed(member)];
  await run(await start([waiting]));
  for (const { id } of await requests()) await approve(id);
  expect([await bonusOf(member), await statesOf(member)]).toEqual([1_000_000n, ['active', 'cancelled']]);
  await claimed(member);
  await run(await start([active]));
  for (const { id } of await requests()) await approve(id);
  expect([await bonusOf(member), await statesOf(member)]).toEqual([1_000_000n, ['active', 'cancelled', 'cancelled']]);
});

it('refuses a second request while one is open, even from two operators at the same moment', async () => {
  const { second } = office;
  const other = async <V>(method: 'GET' | 'POST', path: string, body?: object) =>
    (await callDesk<V>(app, second.headers, method, path, body)).value;
  const rows = [await claimed(await offers.member())];
  const [bonusId = ''] = rows;
  const body = { list: 'bonuses', action: 'cancel', rows };
  // Both operators see that it can be cancelled, and confirm.
  const jobs = [await start(rows), (await other<{ jobId: string }>('POST', '/bulk', body)).jobId] as const;
  await call('POST', `/bulk/${jobs[0]}/run`, { reason: REASON });
  await other('POST', `/bulk/${jobs[1]}/run`, { reason: REASON });
  await Promise.all([runJob(app, 'backoffice-bulk'), runJob(app, 'backoffice-bulk')]);
  while (await runJob(app, 'backoffice-bulk'));
  const results = [await look(jobs[0]), await other<Job>('GET', `/bulk/${jobs[1]}`)];
  const late = { done: 0, failed: 1, failures: [{ code: 'approval.pending', count: 1 }] };
  expect(results.toSorted((a, b) => b.done - a.done)).toMatchObject([{ done: 1, failed: 0 }, late]);
  const [request, ...more] = await requests();
  expect([request?.object.includes('Offer claim'), more]).toEqual([true, []]);

  // The list shows it, and another attempt is refused before a reason is given.
  const rowOf = async () =>
    (await call<{ list: { bonusId: string; cancelRequested: boolean }[] }>('GET', '/bonuses')).value.list.find(
      (row) => row.bonusId === bonusId,
    );
  expect(await rowOf()).toMatchObject({ cancelRequested: true });
  const again = await look(await start(rows));
  expect(again).toMatchObject({ fits: 0, refused: 1, leftOut: [{ code: 'approval.pending', count: 1 }] });

  // After a rejection it can be requested again.
  const as = results[0]?.done === 1 ? second : operator;
  const rejection = await callDesk(app, as.headers, 'POST', `/approvals/${request?.id}/reject`, { reason: REASON });
  expect(rejection).toMatchObject({ success: true });
  expect(await rowOf()).toMatchObject({ cancelRequested: false });
  expect(await run(await start(rows))).toMatchObject({ done: 1, failed: 0 });

  // So it can after its requester withdrew it.
  const [mine] = await requests();
  expect(await call('POST', `/approvals/${mine?.id}/withdraw`)).toMatchObject({ success: true });
  expect(await rowOf()).toMatchObject({ cancelRequested: false });
  expect(await run(await start(rows))).toMatchObject({ done: 1, failed: 0 });
  for (const { id } of await requests()) expect((await approve(id)).value).toMatchObject({ state: 'executed' });
});

it('needs the permission to grant bonuses', async () => {
  const support = await createOperator(app, 'support');
  const id = await claimed(await offers.member());
  const body = { list: 'bonuses', action: 'cancel', rows: [id] };
  expect(await callDesk(app, support.headers, 'POST', '/bulk', body)).toMatchObject({ errorCode: 'permission.denied' });
});
