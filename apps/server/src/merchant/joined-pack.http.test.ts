import { auditBooksAndClose, createMember, createTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import {
  awaitPair,
  createPairIssue,
  endingIn,
  enterStation,
  FIRST,
  PAIR,
  SECOND,
} from '@fairlot/testkit/clients/joined-draws';
import { buy, get, send, WITH_FEED } from '@fairlot/testkit/draws';
import { applyPack } from './pack.ts';
import { packFolders } from './packs.testing.ts';

/** Odds and limits of two stations that are joined as one draw. */
const STATION = "family: vn-south, tag: SOUTH, source: feed, drawTime: '16:15', drawDays: [4]";
const STATIONS = `groups: { SOUTH: { EN: South } }
lotteries:
  CANTHO: { names: { EN: Cần Thơ }, ${STATION} }
  DONGNAI: { names: { EN: Đồng Nai }, ${STATION} }
  HANOI: { names: { EN: Hà Nội }, family: vn-north, tag: NORTH, source: feed, drawTime: '18:15', drawDays: [4] }
`;
const joinedAs = (entry: string, code = PAIR) => `joined:\n  ${code}: ${entry}\n`;

const { packOf, exported, end } = packFolders();
const open = () => createTestApp({ seed: 'none', config: WITH_FEED });
const apply = (app: TestApp, lotteries: string, isDryRun = false) =>
  applyPack(app.platform, packOf({ 'merchant.yaml': '{}\n', 'lotteries.yaml': lotteries }), { isDryRun });
const lotteriesOf = async (app: TestApp) => (await exported(app))['lotteries.yaml'] ?? '';
async function termsOf(app: TestApp) {
  const { plays, memberDrawMinor, exposureMinor } = await app.rooms.lottery.operations.terms(PAIR);
  return { plays, memberDrawMinor, exposureMinor };
}
/** Offer of the public API to members. */
const quoteOf = async (app: TestApp) =>
  (await get<{ plays: unknown; maxDrawStake: unknown }>(app, `/lgw/lottery/plays?gameCode=${PAIR}`)).value;
const daxien = (unitStake: string, picks = ['12', '34']) => ({ play: 'daxien', picks, unitStake });

const app = await open();
await apply(app, STATIONS);
await app.rooms.lottery.runDueSteps();
afterAll(async () => {
  end();
  await auditBooksAndClose(app);
});

describe('odds and limits of joined stations', () => {
  it('are copied to an empty site, where tickets have the same odds, limits and payout', async () => {
    const { oddsVersion } = await app.rooms.lottery.plays(PAIR);
    const terms = { play: 'daxien', odds: 7_000_000n, minUnitStakeMinor: 200_000n, maxUnitStakeMinor: 5_000_000n };
    await app.platform.db.transaction((tx) =>
      app.rooms.lottery.publishOdds(
        tx,
        PAIR,
        oddsVersion,
        [{ ...terms, memberNumberMinor: 100_000_000n, liabilityMinor: 100_000_000_000n }],
        { memberDrawMinor: 40_000_000n, exposureMinor: 200_000_000_000n },
      ),
    );
    app.rooms.lottery.lotteriesChanged();
    const files = await lotteriesOf(app);
    expect(files).toContain(`  ${PAIR}:\n    enabled: true\n`);

    const other = await open();
    expect(await apply(other, files)).toContainEqual(expect.stringMatching(`^lotteries.joined.${PAIR}: none → `));
    // Before the schedule runs, and after it.
    expect(await termsOf(other)).toEqual(await termsOf(app));
    await other.rooms.lottery.runDueSteps();
    expect(await lotteriesOf(other)).toBe(files);
    expect(await apply(other, files)).toEqual([]);
    const offered = await quoteOf(other);
    expect(offered.plays).toMatchObject([{ odds: '7000000', minUnitStake: '2000.00', maxUnitStake: '50000.00' }]);
    const { plays, maxDrawStake } = await quoteOf(app);
    expect(offered).toMatchObject({ plays, maxDrawStake });

    const member = await createMember(other, { balance: '10000000.00' });
    const issue = await createPairIssue(other);
    const refused = (unitStake: string) =>
      send(other, member, issue, [daxien(unitStake)], undefined, { gameCode: PAIR });
    expect(await refused('1000.00')).toMatchObject({ errorCode: 'limit.exceeded', value: { min: '2000.00' } });
    // 72 units; of the two limits the one of the draw is lower.
    expect(await refused('6000.00')).toMatchObject({ value: { scope: 'member-draw', maxTotal: '400000.00' } });
    expect((await buy(other, member, issue, [daxien('2000.00')], PAIR)).total).toBe('144000.00');
    await awaitPair(other, issue);
    await enterStation(other, FIRST, issue, endingIn('one', ['12', '55']));
    await enterStation(other, SECOND, issue, endingIn('two', ['34', '55']));
    // Nine numbers of each station hit: nine pairs at 700.
    expect(await other.rooms.wallet.balance(member.memberId, 'VND')).toBe(
      1_000_000_000n - 14_400_000n + 9n * 200_000n * 700n,
    );
    await auditBooksAndClose(other);
  });

  it('are changed where the file names them, the others stay', async () => {
    const before = await termsOf(app);
    expect(await apply(app, joinedAs('{ enabled: false, sortOrder: 90 }'))).toEqual([
      `lotteries.joined.${PAIR}.enabled: true → false`,
      expect.stringMatching(`^lotteries.joined.${PAIR}.sortOrder: \\d+ → 90$`),
    ]);
    expect(await termsOf(app)).toEqual(before);
    const odds = joinedAs("{ enabled: true, plays: { daxien: { odds: '650' } } }");
    expect(await apply(app, odds)).toHaveLength(2);
    const { plays } = await termsOf(app);
    expect(plays[0]?.terms).toEqual({ ...before.plays[0]?.terms, odds: 6_500_000n });
    expect(await apply(app, odds)).toEqual([]);
  });

  it('are set for stations that are off', async () => {
    const site = await open();
    const off = STATIONS.replace('drawDays: [4] }', 'drawDays: [4], enabled: false }');
    await apply(site, `${off}${joinedAs("{ memberDraw: '100000.00' }")}`);
    expect(await termsOf(site)).toMatchObject({ memberDrawMinor: 10_000_000n });
    const files = await lotteriesOf(site);
    expect(await apply(site, files)).toEqual([]);
    await site.rooms.lottery.runDueSteps();
    expect(await lotteriesOf(site)).toBe(files);
    await auditBooksAndClose(site);
  });

  it.each([
    ['an unknown station', joinedAs('{ enabled: true }', 'CANTHO_NOWHERE'), 2, 'CANTHO_NOWHERE joins no two stations'],
    ['stations of two groups', joinedAs('{ enabled: true }', 'CANTHO_HANOI'), 2, 'CANTHO_HANOI joins no two stations'],
    ['one station', joinedAs('{ enabled: true }', 'CANTHO'), 2, 'CANTHO joins no two stations'],
    ['a return above 100 %', joinedAs("\n    plays:\n      daxien:\n        odds: '777'"), 4, 'return.above'],
    ['a return below the floor', joinedAs("{ plays: { daxien: { odds: '300' } } }"), 2, 'return.below'],
    ['a bet on one station', joinedAs('{ plays: { lo2: {} } }'), 2, 'play.unknown'],
    ['a field that follows from the stations', joinedAs('{ tag: NORTH }'), 2, 'tag is not a known field'],
  ])('are refused with %s, and nothing changes', async (_what, text, line, reason) => {
    const before = await lotteriesOf(app);
    const refused = apply(app, `${text}groups: { EAST: { EN: East } }\n`);
    await expect(refused).rejects.toThrow(new RegExp(`^lotteries\\.yaml:${line}: .*${reason}`));
    expect(await lotteriesOf(app)).toBe(before);
    const empty = await open();
    await expect(apply(empty, `${STATIONS}${text}`)).rejects.toThrow(reason);
    expect(await lotteriesOf(empty)).toMatch(/^lotteries: \{\}$/m);
    await auditBooksAndClose(empty);
  });
});
