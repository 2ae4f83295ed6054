import { randomUUID } from 'node:crypto';
import type { lotteryDesk, originalsDesk, ValueOf } from '@fairlot/contract';
import { parseMinor } from '@fairlot/money';
import { callDesk, createOperator, openTestApp, REASON } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { CatalogueReader } from '../catalogue.testing.ts';
import { DEMO_GAMES } from '../demo/demo-games.testing.ts';

// With the delivery of events: the lists follow the announcement of a change.
const app = await openTestApp({ seed: 'demo', started: true, config: { seedGames: 600 } });
const catalogue = new CatalogueReader(app);
const [asker, decider] = [await createOperator(app, 'admin'), await createOperator(app, 'admin')];

const idsOf = async (query: Record<string, string>) => (await catalogue.all(query)).map(({ gameId }) => gameId);

/** Whether the list of bets up to an amount has the game. */
const isListed = async (gameId: string, minBet: string) => (await idsOf({ minBet })).includes(gameId);

/** Proves the smallest bet of a game at a cent, once the event of its change has arrived. */
async function expectSmallest(gameId: string, least: string, below: string): Promise<void> {
  await expect
    .poll(() => Promise.all([isListed(gameId, below), isListed(gameId, least)]), { message: `${gameId} from ${least}` })
    .toEqual([false, true]);
}

const read = async <V>(path: string) => (await callDesk<V>(app, asker.headers, 'GET', path)).value;

/** Requests a change as one operator, and returns its approval by another. */
async function request(path: string, terms: object): Promise<() => Promise<void>> {
  const asked = await callDesk<{ id: string }>(app, asker.headers, 'POST', path, {
    ...terms,
    reason: REASON,
    requestKey: randomUUID(),
  });
  expect(asked.errorCode).toBeNull();
  return async () => {
    const path = `/approvals/${asked.value.id}/approve`;
    expect((await callDesk(app, decider.headers, 'POST', path, {})).errorCode).toBeNull();
  };
}

/** Requests another minimum stake of the in-house game Dice. */
async function requestDice(min: string): Promise<() => Promise<void>> {
  const games = await read<ValueOf<typeof originalsDesk.games>>('/originals/games');
  const { returnScaled, floorScaled, max, maxPayout, maxExposure, minRoundMs, version } = games.find(
    ({ game }) => game === 'dice',
  )!;
  const now = { returnScaled, floorScaled, max, maxPayout, maxExposure, minRoundMs, version };
  return request('/originals/games/dice/settings', { ...now, min });
}

/** Two operators publish these bets of the lottery VN60, each from a stake of 1,000.00. */
async function publishVn60(isOffered: (play: string) => boolean): Promise<void> {
  const odds = await read<ValueOf<typeof lotteryDesk.odds>>('/lottery/games/VN60/odds');
  const { version, memberDraw, drawExposure } = odds;
  const plays = odds.plays
    .filter(({ play, odds }) => odds !== null && isOffered(play))
    .map(({ name: _name, returnPercent: _percent, oddsForFloor: _floor, oddsForAll: _all, ...play }) => play);
  const approve = await request('/lottery/games/VN60/odds', { version, memberDraw, drawExposure, plays });
  await approve();
}

it("lists vendors' games by their own smallest bet and lines [X-050]", async () => {
  const vendors = DEMO_GAMES.filter(({ vendor }) => vendor !== 'BGS' && vendor !== 'TCG_LOTTO_VN');
  const own = new Set(DEMO_GAMES.filter((game) => !vendors.includes(game)).map(({ gameId }) => gameId));
  const listed = async (query: Record<string, string>) =>
    (await idsOf(query)).filter((gameId) => !own.has(gameId)).toSorted();
  const idsWhere = (isWanted: (game: (typeof vendors)[number]) => boolean) =>
    vendors
      .filter(isWanted)
      .map(({ gameId }) => gameId)
      .toSorted();
  for (const minBet of ['0.01', '0.05', '0.5']) {
    const wanted = idsWhere((game) => parseMinor(game.minBet ?? '0') <= parseMinor(minBet));
    expect([wanted.length > 0, wanted.length < vendors.length]).toEqual([true, true]);
    expect(await listed({ minBet })).toEqual(wanted);
  }
  const wide = idsWhere(({ lineCount = 0 }) => lineCount >= 20);
  expect(wide.length).toBeGreaterThan(0);
  expect(await listed({ minLine: '20' })).toEqual(wide);
  for (const query of [{}, { minBet: '', minLine: '' }] as Record<string, string>[])
    expect(await idsOf(query)).toHaveLength(DEMO_GAMES.length);
});

it('lists in-house games by the minimum stake that two operators set [X-050]', async () => {
  expect(await idsOf({ vassalage: 'BGS', minBet: '999.99' })).toEqual([]);
  expect(await idsOf({ vassalage: 'BGS', minBet: '1000.00' })).toHaveLength(15);

  const approveLower = await requestDice('0.05');
  expect(await isListed('BGS1', '0.05')).toBe(false);
  await approveLower();
  await expectSmallest('BGS1', '0.05', '0.04');
  expect(await idsOf({ vassalage: 'BGS', minBet: '0.05' })).toEqual(['BGS1']);

  const approveHigher = await requestDice('2500.00');
  await approveHigher();
  await expectSmallest('BGS1', '2500.00', '2499.99');
  expect(await idsOf({ vassalage: 'BGS', minBet: '1000.00' })).toHaveLength(14);
});

it('lists in-house slots by their lines or ways [X-050]', async () => {
  const slots = (minLine: string) => idsOf({ vassalage: 'BGS', minLine });
  expect(await slots('1')).toEqual(['BGS8', 'BGS14', 'BGS15']);
  expect(await slots('10')).toEqual(['BGS8', 'BGS14', 'BGS15']);
  expect(await slots('11')).toEqual(['BGS8', 'BGS15']);
  expect(await slots('243')).toEqual(['BGS8', 'BGS15']);
  expect(await slots('244')).toEqual([]);
});

it('lists lotteries by the lowest price of a line on offer [X-050]', async () => {
  await expectSmallest('VN60', '1000.00', '999.99');
  // A line of Lo is on each of the 27 numbers of a draw.
  await publishVn60((play) => play === 'lo2');
  await expectSmallest('VN60', '27000.00', '26999.99');
});
