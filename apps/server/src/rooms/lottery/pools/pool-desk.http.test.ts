import type { lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { callDesk, createMember } from '@fairlot/testkit';
import { afterAll, expect, test } from 'vitest';
import { poolAccount } from '../../wallet/index.ts';
import { input, openLotteryDesk } from '../desk/desk.testing.ts';
import { buy, createOfficialIssue, get as read, publish, readIssue, terms } from '../lottery.testing.ts';
import type { Draw } from '../present.ts';
import { awaitDraw, enterResult } from '../results/official.testing.ts';

type Pools = ValueOf<typeof contract.pools>;
const { app, one, get, post, approve, trail, close } = await openLotteryDesk();
afterAll(close);

const PATH = '/games/LOTTO655/pools';
const poolsNow = () => get<Pools>(PATH);
const line = (numbers: readonly string[]) => ({ play: 'jackpot', picks: [...numbers], unitStake: '10000.00' });
const DRAWN = ['01', '12', '23', '34', '45', '55'];
const OTHER = ['02', '13', '24', '35', '46', '54'];

test('two operators change shares and guarantees; draws on sale keep their share', async () => {
  const first = await createOfficialIssue(app, 'LOTTO655');
  const before = await poolsNow();
  expect(before.pools.map(({ level, share, guarantee }) => [level, share, guarantee])).toEqual([
    ['J1', '32.00', '3000000000.00'],
    ['J2', '8.00', '300000000.00'],
  ]);
  const wanted = [
    { level: 'J1', share: '30.5', guarantee: '3100000000.00' },
    { level: 'J2', share: '8', guarantee: '300000000.00' },
  ];
  const asked = await post<{ id: string; details: string[] }>(PATH, {
    pools: wanted,
    version: before.version,
    ...input(),
  });
  expect(asked.value.details).toEqual([
    'J1 · stakeShare: 32.00% → 30.50%',
    'J1 · guarantee: 3000000000.00 → 3100000000.00',
  ]);
  expect(await approve(asked.value.id, one)).toMatchObject({ errorCode: 'approval.own' });
  expect((await poolsNow()).version).toBe(before.version);
  expect(await approve(asked.value.id)).toMatchObject({ value: { state: 'executed', kind: 'lottery.pools' } });
  expect((await poolsNow()).pools[0]).toMatchObject({ share: '30.50', guarantee: '3100000000.00' });
  expect((await trail('lottery-pools:LOTTO655')).at(-1)).toMatchObject({
    action: 'lottery.pools.changed',
    before: { J1: { shareBp: 3200, guaranteeMinor: '300000000000' } },
    after: { J1: { shareBp: 3050, guaranteeMinor: '310000000000' } },
  });
  expect((await post(PATH, { pools: wanted, version: before.version, ...input() })).errorCode).toBe('version.conflict');

  // The draw on sale gives 32 %, the next one 30.5 %; its opening raises the pool to the new guarantee.
  const member = await createMember(app, { balance: '1000000.00' });
  const balance = () => app.rooms.wallet.accountBalance(poolAccount('LOTTO655', 'J1', 'VND'));
  await buy(app, member, first, [line(OTHER)], 'LOTTO655');
  await awaitDraw(app, 'LOTTO655', first);
  await enterResult(app, 'LOTTO655', first, [
    { level: 'MAIN', numbers: DRAWN },
    { level: 'BONUS', numbers: ['20'] },
  ]);
  const rolled = await balance();
  expect(rolled).toBe(310_000_320_000n);
  const second = await createOfficialIssue(app, 'LOTTO655');
  await buy(app, member, second, [line(DRAWN)], 'LOTTO655');
  const sale = await get<ValueOf<typeof contract.draw>>(`/draws/LOTTO655/${second}`);
  expect(sale.pools).toEqual([
    {
      level: 'J1',
      currency: 'VND',
      share: '30.50',
      jackpot: '3100006250.00',
      guarantee: '3100000000.00',
      winners: null,
      paid: '0.00',
    },
    expect.objectContaining({ level: 'J2', share: '8.00' }),
  ]);
  await awaitDraw(app, 'LOTTO655', second);
  await enterResult(app, 'LOTTO655', second, [
    { level: 'MAIN', numbers: [...DRAWN].toReversed() },
    { level: 'BONUS', numbers: ['21'] },
  ]);
  expect((await readIssue(app, second, 'LOTTO655')).state).toBe('settled');
  expect(await balance()).toBe(310_000_000_000n);
});

test('the console shows every movement of a pool, newest first, in pages', async () => {
  const { moves, pools, totalPages } = await get<Pools>(`${PATH}?pageSize=3&pageNo=1`);
  expect(moves).toHaveLength(3);
  expect(totalPages).toBeGreaterThan(1);
  expect(moves[0]?.at).toBeGreaterThanOrEqual(moves[2]?.at ?? 0);
  const all = (await get<Pools>(`${PATH}?pageSize=100`)).moves;
  for (const { level, balance } of pools) {
    const own = all.filter((move) => move.level === level);
    const sum = own.reduce((total, { amount }) => total + BigInt(amount.replace('.', '')), 0n);
    expect([level, sum]).toEqual([level, BigInt(balance.replace('.', ''))]);
    expect(own[0]?.balance).toBe(balance);
  }
});

test('refuses tables above 100 % or below the floor, unknown pools and unchanged settings', async () => {
  const { version, pools } = await poolsNow();
  const [j1, j2] = pools.map(({ level, share, guarantee }) => ({ level, share, guarantee }));
  const refusal = async (wanted: object[]) => {
    const { errorCode, value } = await post<{ reason?: string; field?: string }>(PATH, {
      pools: wanted,
      version,
      ...input(),
    });
    return [errorCode, value];
  };
  expect(await refusal([{ ...j1, share: '80' }, j2!])).toMatchObject(['odds.refused', { reason: 'return.above' }]);
  // The guarantee alone is worth more than the price: 300 billion for one of 28,989,675 tickets of 10,000.
  expect(await refusal([{ ...j1, guarantee: '300000000000.00' }, j2!])).toMatchObject([
    'odds.refused',
    { reason: 'return.above' },
  ]);
  expect(await refusal([{ ...j1, share: '10' }, j2!])).toMatchObject(['odds.refused', { reason: 'return.below' }]);
  expect(await refusal([{ ...j1, share: '100.01' }])).toMatchObject(['request.invalid', { reason: 'range' }]);
  expect(await refusal([{ ...j1, share: '0' }])).toMatchObject(['request.invalid', { reason: 'positive' }]);
  expect(await refusal([{ ...j1, level: 'J9' }])).toMatchObject(['request.invalid', { reason: 'unknown' }]);
  expect(await refusal([j1!, j2!])).toMatchObject(['request.invalid', { field: 'pools', reason: 'unchanged' }]);
  const none = await post('/games/VN300/pools', { pools: [j1], ...input() });
  expect(none.errorCode).toBe('not.found');
  expect((await callDesk(app, one.headers, 'GET', '/lottery/games/NOGAME/pools')).errorCode).toBe('not.found');
  expect((await get<Pools>('/games/VN300/pools')).pools).toEqual([]);
});

test('odds of tickets show the fixed return with the shares, and the permitted range beside them', async () => {
  const { plays } = await get<ValueOf<typeof contract.odds>>('/games/LOTTO645/odds');
  // The fixed prizes return 13.69 %, the shares of the pools 40 %. The guarantee costs at most 1.23 %.
  expect(plays.find(({ play }) => play === 'sys12')).toMatchObject({
    odds: '1',
    returnPercent: '53.69',
    oddsForFloor: '0.0001',
    oddsForAll: '4.2901',
  });
});

test('a past draw shows the fixed prizes that it paid, after the price has changed', async () => {
  const issue = await createOfficialIssue(app, 'LOTTO645');
  const member = await createMember(app, { balance: '1000000.00' });
  await buy(app, member, issue, [line(['02', '12', '23', '34', '45', '44'])], 'LOTTO645');
  await awaitDraw(app, 'LOTTO645', issue);
  await enterResult(app, 'LOTTO645', issue, [{ level: 'MAIN', numbers: ['01', '12', '23', '34', '45', '44'] }]);
  const shown = async () => {
    app.rooms.lottery.forgetGames();
    return (await read<Draw>(app, `/lgw/lottery/draws/LOTTO645/${issue}`)).value.prizes?.[1];
  };
  const paid = { matches: 5, winners: 1, each: '10000000.00' };
  expect(await shown()).toEqual(paid);
  await publish(app, 'LOTTO645', [terms({ play: 'jackpot', odds: 10_000n, minUnitStakeMinor: 2_000_000n })]);
  expect(await shown()).toEqual(paid);
});
