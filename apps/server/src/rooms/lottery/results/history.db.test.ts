import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type DrawResult,
  hits,
  linePayoutMinor,
  linePriceMinor,
  pickKey,
  pickRange,
  type Play,
  validateResult,
  VN_NORTH,
  vnPlayDefinitions,
  vnPlays,
  type Winners,
  winners,
} from '@fairlot/lottery-maths';
import { formatMinor, parseMinor } from '@fairlot/money';
import { auditBooks, createMember, createTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { STATIONS } from '../games/demo-stations.testing.ts';
import { countNorthernHits } from './history.testing.ts';
import type { History } from '../index.ts';
import { buy, createOfficialIssue, get, WITH_FEED } from '../lottery.testing.ts';
import { awaitDraw, enterResult } from './official.testing.ts';
import type { Ticket } from '../present.ts';
import { weekDayOf } from '../draws/schedule.ts';
import { importHistory } from '../actions/import-history.ts';

/** Real northern draws outside the repository, if available. */
const FILE = fileURLToPath(new URL('../../../../../../../shared/data/xsmb-2005-2014.csv', import.meta.url));

/** Twenty northern draws, levels separated by ~: leading zeros, repeated numbers, all nines. */
const TWENTY = [
  '00000~06630~50318,98916~98587,17867,58028,49002,51819,10029~8985,3659,1116,4682~2808,1946,1272,6499,2377,' +
    '5052~318,309,625~67,26,80,25',
  '00707~35915~78560,77078~61448,89992,98211,25653,96007,75459~5523,7471,4721,2314~9379,1932,9566,0510,0758,' +
    '7822~923,007,134~07,07,07,70',
  '99999~09999~50334,03846~62132,91706,08900,52802,51963,55442~9845,1279,0096,9632~0035,1097,9946,7827,8937,' +
    '2323~343,072,276~82,10,95,72',
  '10050~00049~07123,75786~69931,05879,77875,81131,63720,01711~9840,2055,3115,7294~3592,5343,7440,4751,8767,' +
    '2230~946,497,597~01,55,49,38',
  '09014~25477~29808,65690~40778,07638,64384,02564,68775,20810~7612,2307,8573,8588~1078,7132,8592,2812,6234,' +
    '1785~185,413,134~88,07,84,15',
  '67158~63543~10817,00837~68161,65699,66858,35675,90480,68482~7632,8366,1366,2438~4524,8780,1438,8641,3219,' +
    '0309~942,328,873~49,15,91,49',
  '91112~14157~07422,52206~55334,31447,93621,27732,02807,99221~7854,7811,6707,9035~1400,1271,5757,6285,7417,' +
    '7804~271,123,656~96,30,88,44',
  '42661~78544~74909,81136~94079,27612,69558,33378,49061,18314~0754,8397,2192,5531~5559,2393,1657,9846,2577,' +
    '0924~145,873,540~27,17,25,82',
  '74636~68045~62807,98684~11465,54970,21804,02263,44728,72396~2806,9046,9429,7070~7482,4554,1712,6512,6064,' +
    '9616~075,838,975~39,51,53,51',
  '81381~51184~77414,59579~77418,89331,57067,78643,83634,00119~9003,9824,5932,6866~9651,4632,7304,4050,8871,' +
    '6475~085,354,583~73,41,35,81',
  '26218~22271~98768,16584~16273,91480,88033,16152,59535,12194~6171,5575,8243,1503~5694,5058,4287,5571,4170,' +
    '9536~005,721,776~77,39,38,05',
  '87946~09190~25155,50884~54326,89394,29278,76693,64965,33934~0823,3641,2251,4921~7973,0281,3242,8838,8197,' +
    '8965~744,841,920~34,77,84,09',
  '13767~01589~18105,59181~57536,27838,35498,47787,62537,90744~5294,9010,9747,5106~2064,0482,7253,5811,3758,' +
    '6607~805,324,113~06,12,72,43',
  '97182~23001~02339,93498~64090,61905,10299,66765,26266,57135~3033,2727,3873,5670~5586,1151,5687,3550,5274,' +
    '3312~969,862,440~31,46,80,68',
  '30887~87539~31056,30358~28538,00323,99133,96519,73875,34343~9195,6903,7999,9975~8315,7606,9028,5874,2164,' +
    '4262~685,734,349~17,42,00,87',
  '22844~23019~38860,36721~59205,30559,25408,81860,38975,69889~8597,3443,3351,7504~1186,8368,3427,6571,7524,' +
    '3663~863,716,277~35,09,36,54',
  '69115~70605~89538,10890~52023,46743,03049,86101,24062,07831~8403,6481,1898,2165~0584,5093,1786,6365,3994,' +
    '5436~416,233,815~90,24,16,47',
  '21754~60003~85688,58281~91887,37277,72029,98903,44970,25305~0564,4652,8732,7606~2058,1235,8971,2748,2966,' +
    '5208~352,809,469~77,98,88,75',
  '35097~49842~67841,30026~62896,23710,92801,23926,96470,72166~0980,4114,0788,1432~9342,1261,4451,5135,2150,' +
    '0821~661,362,948~60,32,02,91',
  '31075~51827~85949,92644~74097,50107,68633,55484,10418,65213~0223,8425,6523,8480~2972,5723,5166,0525,4501,' +
    '9661~659,222,093~78,43,77,13',
];

const read = (text: string): DrawResult =>
  text.split('~').map((numbers, index) => ({ level: VN_NORTH.levels[index]?.code ?? '', numbers: numbers.split(',') }));
const integers = (result: DrawResult) => result.flatMap(({ numbers }) => numbers.map(Number));
const EVERY_PLAY: Play[] = vnPlayDefinitions('north').map((definition) => ({
  odds: 10_000n,
  ...definition,
  ...vnPlays('north').find(({ code }) => code === definition.code),
}));

/** Picks of a play that vary from draw to draw and occasionally win: some of them are taken from the draw. */
function picksFor(play: Play, draw: readonly number[], n: number): string[] {
  const { from, to } = pickRange(play.picks);
  const picks = new Set<number>();
  for (let step = 0; picks.size < play.picks.count; step++) {
    const drawn = draw[(n * 7 + step * 5) % draw.length] ?? 0;
    picks.add(from + ((n % 3 === 0 ? drawn : n * 37 + step * 11) % (to - from + 1)));
    if (step > 500) picks.add(from + picks.size);
  }
  return [...picks].map((pick) => String(pick).padStart(play.picks.width, '0'));
}

/** Plays with thousands of winning combinations: these are listed for only a hundred of the draws. */
const LONG_LISTS = new Set(['xien3', 'xien4']);
const MOST_LISTED = 100;

/** Settles lines of every play over draws, here and by the independent count. */
function settleBook(
  results: readonly DrawResult[],
  lines: number,
): {
  wins: number;
  payoutMinor: bigint;
  countedMinor: bigint;
  played: Map<string, number>;
} {
  const played = new Map<string, number>();
  let [wins, payoutMinor, countedMinor] = [0, 0n, 0n];
  const listEvery = Math.ceil(results.length / MOST_LISTED);
  for (const [index, result] of results.entries()) {
    const draw = integers(result);
    for (const play of EVERY_PLAY) {
      const isListed = !LONG_LISTS.has(play.code) || index % listEvery === 0;
      const won = isListed ? winners(play, VN_NORTH, result) : undefined;
      for (let line = 0; line < lines; line++) {
        const picks = picksFor(play, draw, index * lines + line);
        const times = hits(play, VN_NORTH, result, picks);
        const counted = countNorthernHits(draw, play.code, picks.map(Number));
        const stakeMinor = 100_000n + BigInt(index + line);
        if (times !== counted || (won !== undefined && timesIn(won, play, picks) !== counted))
          throw new Error(`${play.code} ${picks.join()} hits ${times}, counted ${counted}, in draw ${index}`);
        wins += Math.min(times, 1);
        payoutMinor += linePayoutMinor(play, stakeMinor, times);
        countedMinor += (stakeMinor * play.odds * BigInt(counted)) / 10_000n;
        if (counted > 0) played.set(play.code, (played.get(play.code) ?? 0) + 1);
      }
    }
  }
  return { wins, payoutMinor, countedMinor, played };
}

function timesIn(won: Winners, play: Play, picks: readonly string[]): number {
  if (won.kind === 'listed') return won.picks.get(pickKey(play, picks)) ?? 0;
  if (won.kind === 'lotto') throw new Error('no lotto here');
  const drawn = picks.filter((pick) => won.values.includes(pick)).length;
  return won.kind === 'noneOf' ? Number(drawn === 0) : (won.hits[drawn] ?? 0);
}

describe('twenty draws', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo', config: WITH_FEED });
  });
  afterAll(() => app.close());

  it('fit the structure and pay a book of every play like an independent count', () => {
    const results = TWENTY.map(read);
    expect(results.map((result) => validateResult(VN_NORTH, result))).toEqual(TWENTY.map(() => null));
    const { wins, payoutMinor, countedMinor } = settleBook(results, 4);
    expect(payoutMinor).toBe(countedMinor);
    expect(wins).toBeGreaterThan(500);
  });

  it('settle tickets with a line of every offered play to the minor unit', async () => {
    const member = await createMember(app, { balance: '100000000.00' });
    for (const [index, text] of TWENTY.entries()) {
      const result = read(text);
      const draw = integers(result);
      const issue = await createOfficialIssue(app, 'HANOI');
      const lines = vnPlays('north').map((play, n) => ({
        play: play.code,
        picks: picksFor(play, draw, index * 3 + (n % 2 === 0 ? 0 : index)),
        unitStake: `${1001 + 13 * n}.00`,
      }));
      const sold = await buy(app, member, issue, lines, 'HANOI');
      await awaitDraw(app, 'HANOI', issue);
      expect((await enterResult(app, 'HANOI', issue, result)).state).toBe('settled');
      const { value } = await get<Ticket>(app, `/lgw/lottery/tickets/${sold.ticketId}`, member.headers);
      const expected = lines.map(({ play, picks, unitStake }) => {
        const { odds = 0n } = EVERY_PLAY.find(({ code }) => code === play) ?? {};
        return [
          play,
          formatMinor(
            (parseMinor(unitStake) * odds * BigInt(countNorthernHits(draw, play, picks.map(Number)))) / 10_000n,
          ),
        ];
      });
      expect(value.lines.map(({ play, win }) => [play, win])).toEqual(expected);
      expect(value.lines.map(({ price }) => price)).toEqual(
        lines.map(({ play, unitStake }) =>
          formatMinor(
            linePriceMinor(
              EVERY_PLAY.find(({ code }) => code === play)!,
              parseMinor(unitStake),
            ),
          ),
        ),
      );
    }
    await auditBooks(app);
  });
});

describe.skipIf(!existsSync(FILE))('the real draws of 2005 to 2014, where their file is available', () => {
  const rows = existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .trim()
        .split(/\r?\n/)
        .slice(1)
        .map((line) => line.split(','))
    : [];
  /** Leading zeros were lost: padding to the level's width restores them. */
  const draws = rows.map(([date = '', ...numbers]) => {
    let place = 0;
    const result = VN_NORTH.levels.map(({ code, count, width }) => ({
      level: code,
      numbers: Array.from({ length: count }, () => (numbers[place++] ?? '').padStart(width, '0')),
    }));
    return { numero: date.replaceAll('-', ''), date, result };
  });

  it('fit the structure and pay a book of every play like an independent count', () => {
    expect(draws.length).toBe(3348);
    expect(draws.filter(({ result }) => validateResult(VN_NORTH, result) !== null)).toEqual([]);
    const { payoutMinor, countedMinor, played } = settleBook(
      draws.map(({ result }) => result),
      2,
    );
    expect(payoutMinor).toBe(countedMinor);
    expect([...played.keys()].sort()).toEqual(EVERY_PLAY.map(({ code }) => code).sort());
  });

  it('are imported as history of their stations, except the one that repeats an older draw', async () => {
    const app = await createTestApp({ seed: 'demo', config: WITH_FEED });
    try {
      const stationOf = (date: string) =>
        STATIONS.find(
          ({ region, days }) =>
            region === 'north' && days.includes(weekDayOf('Asia/Ho_Chi_Minh', Date.parse(`${date}T12:00:00+07:00`))),
        )?.code ?? '';
      const texts = draws.map(({ result }) => JSON.stringify(result));
      const repeats = draws.filter((_, index) => texts.indexOf(texts[index] ?? '') < index);
      let imported = 0;
      const refused = [];
      for (const code of new Set(draws.map(({ date }) => stationOf(date)))) {
        const own = draws.filter(({ date }) => stationOf(date) === code);
        const outcome = await app.platform.db.transaction((tx) => importHistory(tx, code, 'xsmb', own));
        imported += outcome.imported;
        refused.push(...outcome.refused);
        const again = await app.platform.db.transaction((tx) => importHistory(tx, code, 'xsmb', own));
        expect([again.imported, again.refused.length]).toEqual([0, own.length]);
      }
      expect(repeats).toHaveLength(1);
      // The older draw may be another station's; a feed is compared with each station's own past.
      expect(imported + refused.length).toBe(3348);
      expect(
        refused.every(({ numero: issue, reason }) => reason === 'result.repeated' && issue === repeats[0]?.numero),
      ).toBe(true);
      const { value } = await get<History>(app, '/lgw/lottery/history?gameCode=THAIBINH&pageNo=1&pageSize=5');
      expect(value.list.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'settled'));
      const { n } = await app.platform.db.one(sql<{ n: bigint }>`select count(*) as n from lottery_results`);
      expect(n).toBe(BigInt(imported));
      await auditBooks(app);
    } finally {
      await app.close();
    }
  });
});
