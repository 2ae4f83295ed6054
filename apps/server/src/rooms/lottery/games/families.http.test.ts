import { type DrawStructure, ELEVEN_5, PC28, PK10, SSC } from '@fairlot/lottery-maths';
import {
  ELEVEN_5_ORACLE,
  hitsBy,
  type Oracle,
  PC28_ORACLE,
  PK10_ORACLE,
  SSC_ORACLE,
} from '@fairlot/lottery-maths/oracles.testing';
import { formatMinor } from '@fairlot/money';
import { createMember, expectReplayLikeLive, openTestApp } from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import type { Plays } from '../present.ts';
import { createIssue, get, type Line, moveIssue, publish, send, terms } from '../lottery.testing.ts';
import { expectPayouts, expectProvenDraw, refusalsAt, voidIssue } from '../game-bets.testing.ts';

interface Tested {
  game: string;
  structure: DrawStructure;
  oracle: Oracle;
  /** Names, odds and returns that the description of the game gives. */
  terms: Readonly<Record<string, [odds: string, percent: string]>>;
  /** Draws that are settled with one line for every choice of every play. */
  draws: readonly string[];
  /** Refused lines, with the reason. */
  wrong: readonly (readonly [play: string, picks: string, reason: string])[];
}

const TESTED: readonly Tested[] = [
  {
    game: 'PC28_60',
    structure: PC28,
    oracle: PC28_ORACLE,
    terms: {
      'Big/Small': ['1.96', '98.00'],
      'Odd/Even': ['1.96', '98.00'],
      'Big odd': ['4.24', '97.94'],
      'Sum 0': ['980', '98.00'],
      'Sum 14': ['13.06', '97.95'],
      'Any triple': ['98', '98.00'],
      'Dragon-Tiger': ['2.17', '97.65'],
      Tie: ['9.8', '98.00'],
    },
    draws: ['0 0 0', '9 9 9', '4 9 0', '4 4 5', '5 9 0', '7 8 9', '9 0 1', '3 3 1', '1 3 3', '2 1 0', '6 9 9', '0 0 1'],
    wrong: [
      ['pctotal14', '13', 'picks.range'],
      ['pctotal7', '7', 'picks.format'],
      ['pcdragon', '0', 'picks.range'],
      ['pcbigodd', '0', 'picks.range'],
      ['pcbigsmall', '1 0', 'picks.count'],
      ['total14', '14', 'play.unknown'],
    ],
  },
  {
    game: 'SSC_60',
    structure: SSC,
    oracle: SSC_ORACLE,
    terms: {
      'Position 1': ['9.8', '98.00'],
      'Big/Small, position 5': ['1.96', '98.00'],
      'Dragon-Tiger': ['2.17', '97.65'],
      'First three, straight': ['980', '98.00'],
      'Middle three, Group 3': ['163.33', '97.99'],
      'Last three, Group 6': ['163.33', '97.99'],
      'Any position': ['1.96', '98.00'],
    },
    draws: ['0 0 0 0 0', '7 0 7 9 4', '1 1 1 3 7', '9 9 5 5 9', '2 5 9 2 6', '3 7 0 3 3'],
    wrong: [
      ['sdplace6', '1', 'play.unknown'],
      ['sdplace1', '10', 'picks.format'],
      ['sdfrontgroup3', '4 4', 'picks.repeated'],
      ['sdfrontgroup6', '4 5', 'picks.count'],
      ['sdfront3', '12', 'picks.format'],
      ['sdtie', '1', 'picks.range'],
    ],
  },
  {
    game: 'PK10_60',
    structure: PK10,
    oracle: PK10_ORACLE,
    terms: {
      Champion: ['9.8', '98.00'],
      'Position 10': ['9.8', '98.00'],
      'First two, straight': ['88.2', '98.00'],
      'First three, straight': ['705.6', '98.00'],
      'Odd/Even, position 2': ['1.96', '98.00'],
      'First two, sum 3': ['44.1', '98.00'],
      'First two, sum 11': ['8.82', '98.00'],
      'First two, big': ['2.2', '97.77'],
      'First two, small': ['1.76', '97.77'],
      'Dragon-Tiger, position 5': ['1.96', '98.00'],
    },
    draws: [
      '07 03 10 01 05 08 02 09 04 06',
      '10 09 08 07 06 05 04 03 02 01',
      '01 02 03 04 05 06 07 08 09 10',
      '05 06 01 10 03 02 09 08 07 04',
    ],
    wrong: [
      ['pkplace1', '11', 'picks.range'],
      ['pkplace1', '7', 'picks.format'],
      ['pkfront2', '0711', 'picks.range'],
      ['pkfront3', '070307', 'picks.repeated'],
      ['pktwo3', '04', 'picks.range'],
      ['pkdragonat1', '0', 'picks.range'],
      ['pkdragonat6', '1', 'play.unknown'],
    ],
  },
  {
    game: '11X5_60',
    structure: ELEVEN_5,
    oracle: ELEVEN_5_ORACLE,
    terms: {
      'Any 1': ['2.15', '97.72'],
      'Any 5': ['452.76', '98.00'],
      'Any 8': ['8.08', '97.93'],
      'Position 3': ['10.78', '98.00'],
      'First two, straight': ['107.8', '98.00'],
      'First three, straight': ['970.2', '98.00'],
      'First two, any order': ['53.9', '98.00'],
      'First three, any order': ['161.7', '98.00'],
      Odd: ['1.91', '97.56'],
      'Dragon-Tiger': ['1.96', '98.00'],
    },
    draws: ['03 11 05 08 02', '01 02 03 04 05', '11 10 09 08 07', '04 08 06 01 11'],
    wrong: [
      ['exany1', '12', 'picks.range'],
      ['exany2', '03 03', 'picks.repeated'],
      ['exany8', '01 02 03 04 05 06 07', 'picks.count'],
      ['exgrouptwo', '3 4', 'picks.format'],
      ['exfront2', '0303', 'picks.repeated'],
      ['exfront3', '0311', 'picks.format'],
    ],
  },
];

const app = await openTestApp({ seed: 'demo' });
afterAll(async () => {
  await app.platform.events.outbox.drain();
  await expectReplayLikeLive(app);
});

const UNIT = 1001n;
const unitStake = `${UNIT}.00`;

describe.each(TESTED.map((each) => [each.game, each] as const))('%s', (game, { structure, oracle, ...tested }) => {
  const plays = async () => (await get<Plays>(app, `/lgw/lottery/plays?gameCode=${game}`)).value;

  it('offers bets with their standard names, odds and exact returns', async () => {
    const offered = await plays();
    expect(offered).toMatchObject({
      source: 'rng',
      structure: structure.levels.map(({ code, ...level }) => ({ level: code, ...level })),
    });
    const named = new Map(offered.plays.map(({ name, oddsText, returnPercent }) => [name, [oddsText, returnPercent]]));
    expect(Object.fromEntries(Object.keys(tested.terms).map((name) => [name, named.get(name)]))).toEqual(tested.terms);
    expect(named.size).toBe(offered.plays.length);
  });

  it('draws numbers that follow from the commitment, and the file of the draw proves them', async () => {
    await expectProvenDraw(app, game, structure);
  });

  it('settles every choice of every bet to the minor unit', async () => {
    const { plays: offered } = await plays();
    const lines = offered.flatMap((play) =>
      choicesOf(play).map((picks): Line => ({ play: play.code, picks, unitStake })),
    );
    const odds = new Map(offered.map(({ code, odds: scaled }) => [code, BigInt(scaled)]));
    const paidOf = ({ play, picks }: Line, drawn: string) =>
      (UNIT * 100n * (odds.get(play) ?? 0n) * BigInt(hitsBy(oracle, play, drawn.split(' '), picks))) / 10_000n;
    const draws = tested.draws.map((drawn) => ({
      result: [{ level: 'MAIN', numbers: drawn.split(' ') }],
      paid: lines.map((line) => paidOf(line, drawn)),
    }));
    await expectPayouts(app, game, lines, draws);
  });

  it('rejects wrong picks, limits, old odds and a closed draw, and returns the stakes of a void one', async () => {
    const member = await createMember(app, { balance: '1000000000.00' });
    const issue = await createIssue(app, { game });
    const refusal = refusalsAt(app, member, game, issue);
    for (const [play, picks, reason] of tested.wrong)
      expect([play, ...(await refusal({ play, picks: picks.split(' '), unitStake }))]).toEqual([
        play,
        'picks.invalid',
        reason,
      ]);
    const { oddsVersion, plays: offered } = await plays();
    const [first] = offered;
    const bet = { play: first!.code, picks: choicesOf(first!)[0]!, unitStake };
    expect((await refusal({ ...bet, unitStake: '1.00' }))[0]).toBe('limit.exceeded');
    expect((await refusal({ ...bet, unitStake: '50000000.01' }))[0]).toBe('limit.exceeded');
    const tooGenerous = terms({ play: first!.code, odds: 100_000_000n });
    await expect(publish(app, game, [tooGenerous])).rejects.toMatchObject({
      code: 'odds.refused',
      value: { reason: 'return.above' },
    });
    await publish(
      app,
      game,
      offered.map(({ code, odds }) => terms({ play: code, odds: BigInt(odds) })),
    );
    expect((await refusal(bet, { oddsVersion }))[0]).toBe('odds.changed');
    const sold = await send(app, member, issue, [bet], undefined, { gameCode: game });
    expect(sold.value.balance).toBe(formatMinor(100_000_000_000n - UNIT * 100n));
    await moveIssue(app, issue, -20, 3_600_000, game);
    expect((await refusal(bet))[0]).toBe('draw.closed');
    await voidIssue(app, game, issue);
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(100_000_000_000n);
  });
});

/** Every choice of a play; of the thousand numbers with three digits every 37th, of three ordered numbers every 7th. */
function choicesOf({ pickCount, pickDigits, pickFrom, pickTo, pickPlaces }: Plays['plays'][number]): string[][] {
  if (pickPlaces !== undefined) {
    const all = orderedPicks(Number(String(pickTo).slice(0, 2)), pickPlaces).map((numbers) => [numbers.join('')]);
    return all.length > 200 ? all.filter((_, index) => index % 7 === 0) : all;
  }
  const from = pickFrom ?? 0;
  const to = pickTo ?? 10 ** pickDigits - 1;
  const step = to - from > 100 ? 37 : 1;
  const values = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) =>
    String(from + index * step).padStart(pickDigits, '0'),
  );
  let chosen: string[][] = [[]];
  for (let n = 0; n < pickCount; n += 1)
    chosen = chosen.flatMap((picks) =>
      values.filter((value) => value > (picks.at(-1) ?? '')).map((v) => [...picks, v]),
    );
  return chosen;
}

function orderedPicks(highest: number, places: number): string[][] {
  if (places === 0) return [[]];
  const numbers = Array.from({ length: highest }, (_, index) => String(index + 1).padStart(2, '0'));
  return orderedPicks(highest, places - 1).flatMap((pick) =>
    numbers.filter((number) => !pick.includes(number)).map((number) => [...pick, number]),
  );
}
