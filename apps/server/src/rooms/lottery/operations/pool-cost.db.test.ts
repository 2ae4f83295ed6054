import { LOTTO_6_45, LOTTO_6_45_PLAYS } from '@fairlot/lottery-maths';
import { createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { cancel, createOfficialIssue, type Line, readIssue, send, WITH_FEED } from '../lottery.testing.ts';
import { awaitDraw, enterResult } from '../results/official.testing.ts';
import { expectedPoolCost } from './pool-cost.ts';

const app = await openTestApp({ seed: 'demo', config: WITH_FEED });

const GAME = 'LOTTO645';
const PRICE_MINOR = 1_000_000n;
const line = (play: string, picks: readonly number[]): Line => ({
  play,
  picks: picks.map((number) => String(number).padStart(2, '0')),
  unitStake: '10000.00',
});

async function buyAt(member: TestMember, issue: string, lines: readonly Line[]) {
  const answer = await send(app, member, issue, lines, undefined, { gameCode: GAME });
  expect(answer.errorCode).toBeNull();
  return answer.value;
}

test('the expected result of a draw counts the shares of the pool and the average cost of its guarantee', async () => {
  const member = await createMember(app, { balance: '1000000.00' });
  const issue = await createOfficialIssue(app, GAME);
  const drawOf = () => readIssue(app, issue, GAME);
  const rules = { structure: LOTTO_6_45, plays: LOTTO_6_45_PLAYS };
  const cost = async () => expectedPoolCost(app.platform.db, await drawOf(), rules);
  expect(await cost()).toBe(0n);
  const single = line('jackpot', [1, 2, 3, 4, 5, 6]);
  const others = [line('jackpot', [7, 8, 9, 10, 11, 12]), line('sys7', [20, 21, 22, 23, 24, 25, 26])];
  await buyAt(member, issue, [single, ...others]);
  // The same combination once more makes a win more expensive for the other winner, not more likely.
  const again = await buyAt(member, issue, [single]);
  const combinations = 1n + 1n + 7n;
  const guaranteeMinor = 100_000n * PRICE_MINOR;
  const refillMinor = (guaranteeMinor * combinations) / 8_145_060n;
  expect(await cost()).toBe((10n * PRICE_MINOR * 40n) / 100n + refillMinor);
  const { expectedMinor, stakeMinor } = await app.rooms.lottery.operations.sale.figures(GAME, issue);
  const fixedMinor = stakeMinor - expectedMinor - (await cost());
  expect([stakeMinor, (fixedMinor * 10_000n) / stakeMinor]).toEqual([10n * PRICE_MINOR, 1369n]);
  await cancel(app, member, again.ticketId);
  expect(await cost()).toBe((9n * PRICE_MINOR * 40n) / 100n + refillMinor);
  await awaitDraw(app, GAME, issue);
  await enterResult(app, GAME, issue, [{ level: 'MAIN', numbers: ['31', '32', '33', '34', '35', '36'] }]);
  expect((await readIssue(app, issue, GAME)).state).toBe('settled');
});
