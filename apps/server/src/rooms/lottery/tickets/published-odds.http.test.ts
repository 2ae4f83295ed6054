import { openTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { get, publish, refusalOf, terms, WITH_FEED } from '../lottery.testing.ts';
import type { Plays } from '../present.ts';

const GAME = 'VN300';
const app = await openTestApp({ seed: 'demo', config: WITH_FEED });
await app.rooms.lottery.runDueSteps();

describe('publishing odds', () => {
  it('creates a new version that applies immediately; omitted plays are removed', async () => {
    const before = (await get<Plays>(app, `/lgw/lottery/plays?gameCode=${GAME}`)).value;
    const version = await publish(app, GAME, [terms({ odds: 900_000n, memberNumberMinor: 1_000_000n })]);
    expect(version).toBe(before.oddsVersion + 1);
    const { value } = await get<Plays>(app, `/lgw/lottery/plays?gameCode=${GAME}`);
    expect(value).toMatchObject({
      oddsVersion: version,
      plays: [{ code: 'de', oddsText: '90', returnPercent: '90.00', maxNumberStake: '10000.00', maxPlayStake: null }],
    });
  });

  it.each([
    ['a return above 100 %', { odds: 1_000_001n }, { play: 'de', reason: 'return.above', returnPercent: '100.00' }],
    [
      'a return below the floor',
      { odds: 399_999n },
      { play: 'de', reason: 'return.below', returnPercent: '39.99', floorPercent: 40 },
    ],
    ['an unknown bet type', { play: 'lo9' }, { play: 'lo9', reason: 'play.unknown' }],
    ['odds of zero', { odds: 0n }, { play: 'de', reason: 'odds' }],
    ['a limit of 0', { liabilityMinor: 0n }, { play: 'de', reason: 'limits' }],
    ['a minimum stake above the maximum', { minUnitStakeMinor: 6_000_000_000n }, { play: 'de', reason: 'limits' }],
  ])('rejects %s', async (_name, more, value) => {
    expect(await refusalOf(publish(app, GAME, [terms(more)]))).toEqual(['odds.refused', value]);
  });

  it.each(['liabilityMinor', 'memberNumberMinor'] as const)('rejects a bet type without %s', async (limit) => {
    const { [limit]: _without, ...unlimited } = terms();
    const value = { play: 'de', reason: 'limits.missing' };
    expect(await refusalOf(publish(app, GAME, [unlimited]))).toEqual(['odds.refused', value]);
  });

  it('rejects a game without a maximum stake of one member on a draw', async () => {
    const { oddsVersion } = (await get<Plays>(app, `/lgw/lottery/plays?gameCode=${GAME}`)).value;
    const attempt = app.platform.db.transaction((tx) =>
      app.rooms.lottery.publishOdds(tx, GAME, oddsVersion, [terms()], { memberDrawMinor: null }),
    );
    expect(await refusalOf(attempt)).toEqual(['odds.refused', { reason: 'limits.missing' }]);
  });

  it('allows exactly 100 % and exactly the floor', async () => {
    const first = await publish(app, GAME, [terms({ odds: 1_000_000n })]);
    expect(await publish(app, GAME, [terms({ odds: 400_000n })])).toBe(first + 1);
  });

  it('rejects the second of two operators who start from one version', async () => {
    const { oddsVersion } = (await get<Plays>(app, `/lgw/lottery/plays?gameCode=${GAME}`)).value;
    await publish(app, GAME, [terms()]);
    expect(
      await refusalOf(
        app.platform.db.transaction((tx) => app.rooms.lottery.publishOdds(tx, GAME, oddsVersion, [terms()])),
      ),
    ).toEqual(['version.conflict', null]);
  });
});
