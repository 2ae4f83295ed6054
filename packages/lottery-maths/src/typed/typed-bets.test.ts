import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VN_SOUTH_PAIR_PLAYS } from '../joined.ts';
import { vnPlayDefinitions } from '../plays-vn.ts';
import { validatePicks } from '../picks.ts';
import { BET_WORDS, type TypedKind } from './bet-words.ts';
import { typedStations } from './stations.ts';
import { readTypedBets, type TypedBet } from './typed-bets.ts';
import { typedLines } from './typed-lines.ts';

/** VND with two decimals. */
const WHOLE = 100n;
const KINDS = Object.keys(BET_WORDS) as TypedKind[];
const THOUSAND = 1000n * WHOLE;

/** Bets as "kind numbers stake in minor units". */
const read = (text: string) => {
  const { bets, faults } = readTypedBets(text, WHOLE);
  expect(faults).toEqual([]);
  return bets.map(({ kind, numbers, stakeMinor }) => `${kind} ${numbers.join(' ')} ${stakeMinor}`);
};
/** The fault of a text as its code and the text it covers. */
const faultOf = (text: string) => {
  const { bets, faults } = readTypedBets(text, WHOLE);
  expect(bets).toEqual([]);
  return faults.map(({ code, at, end }) => `${code} at ${at}: ${text.slice(at, end)}`);
};

const numberOf = (digits: number) => fc.nat(10 ** digits - 1).map((number) => String(number).padStart(digits, '0'));
const anyBet: fc.Arbitrary<TypedBet> = fc.constantFrom(...KINDS).chain((kind) => {
  const { plays, picks = 1 } = BET_WORDS[kind];
  const number = fc.oneof(...Object.keys(plays).map((digits) => numberOf(Number(digits))));
  return fc.record({
    kind: fc.constant(kind),
    numbers: fc.uniqueArray(number, { minLength: picks, maxLength: 8 }),
    stakeMinor: fc.bigInt(0n, 10n ** 15n),
    span: fc.constant({ at: 0, end: 0 }),
  });
});
const bare = (bets: readonly TypedBet[]) =>
  bets.map(({ kind, numbers, stakeMinor }) => ({ kind, numbers, stakeMinor }));

describe('stations', () => {
  const MONDAY = typedStations([
    { code: 'HCMC', name: 'TP Hồ Chí Minh' },
    { code: 'DONGTHAP', name: 'Đồng Tháp' },
    { code: 'CAMAU', name: 'Cà Mau' },
  ]);
  const readAt = (text: string, stations = MONDAY) => {
    const { bets, faults } = readTypedBets(text, WHOLE, stations);
    return [
      ...bets.map(({ kind, numbers, stations: at }) => `${at?.join('+') ?? '-'} ${kind} ${numbers.join(' ')}`),
      ...faults.map((fault) => `${fault.code} ${text.slice(fault.at, fault.end)}`),
    ];
  };

  it.each([
    ['tp cm 12 34 b5n', ['HCMC+CAMAU b 12 34']],
    ['2d dt 12 34 10n', ['HCMC+DONGTHAP dt 12 34']],
    ['2d dx 12 34 10n', ['HCMC+DONGTHAP dx 12 34']],
    ['tp cm đá 12 34 5n đx1n', ['HCMC+CAMAU dt 12 34', 'HCMC+CAMAU dx 12 34']],
    ['3đài 12 b5n dd2n', ['HCMC+DONGTHAP+CAMAU b 12', 'HCMC+DONGTHAP+CAMAU dd 12']],
    ['TP.HCM, Đồng Tháp: b 12 5n', ['HCMC+DONGTHAP b 12']],
    ['ho chi minh 12 b5n', ['HCMC b 12']],
    ['cm 12 b5n tp 34 b5n\n56 b5n', ['CAMAU b 12', 'HCMC b 34', '- b 56']],
    // The same letters are a bet before numbers, and a station before a bet or another station.
    ['dt 12 34 10n', ['- dt 12 34']],
    ['dt b 12 5n', ['DONGTHAP b 12']],
    ['dt cm 12 b5n', ['DONGTHAP+CAMAU b 12']],
    ['dthap 12 b5n', ['word dthap']],
    ['4d 12 b5n', ['stations 4d']],
    ['tp 2d 12 b5n', ['repeated 2d']],
    ['tp', ['numbers ']],
    ['vt 12 b5n', ['word vt']],
  ])('reads "%s"', (text, expected) => {
    expect(readAt(text)).toEqual(expected);
  });

  it('a short form that two stations share stands for neither, their names do', () => {
    const saturday = typedStations([
      { code: 'DANANG', name: 'Đà Nẵng' },
      { code: 'DAKNONG', name: 'Đắk Nông' },
    ]);
    expect(readAt('dn 12 b5n', saturday)).toEqual(['word dn']);
    expect(readAt('da nang 12 b5n\nđắknông 12 b5n', saturday)).toEqual(['DANANG b 12', 'DAKNONG b 12']);
  });

  it('station names are unknown words in a lottery without stations', () => {
    expect(readAt('tp 12 b5n', [])).toEqual(['word tp']);
    expect(readAt('2d 12 b5n', [])).toEqual(['word d']);
  });
});

describe('readTypedBets', () => {
  it.each([
    ['dt 12 34 10n', ['dt 12 34 1000000']],
    ['12 34 b5n dd10n', ['b 12 34 500000', 'dd 12 34 1000000']],
    ['12.34.b5ndd10n', ['b 12 34 500000', 'dd 12 34 1000000']],
    ['b 12 5n dd10n', ['b 12 500000', 'dd 12 1000000']],
    ['12 b5n dt 34 56 10n 789 xc2n', ['b 12 500000', 'dt 34 56 1000000', 'xc 789 200000']],
    ['Đầu 12 10n\nĐuôi 1234 1,5tr', ['dau 12 1000000', 'duoi 1234 150000000']],
    ['Bao 12 5nghìn', ['b 12 500000']],
    ['123 7lo1n\n12 b8lo 1n', ['7lo 123 100000', '8lo 12 100000']],
    ['xi3 01 02 03 1k', ['xi3 01 02 03 100000']],
    ['12 b0.5n', ['b 12 50000']],
    ['b 12,34,5n', ['b 12 34 500000']],
    ['', []],
    [' \n\n , ', []],
  ])('reads "%s"', (text, bets) => {
    expect(read(text)).toEqual(bets);
  });

  it('returns the place of each bet', () => {
    const text = 'dt 12 34 10n\n 56 b5n dd1n';
    const places = readTypedBets(text, WHOLE).bets.map(({ span: { at, end } }) => text.slice(at, end));
    expect(places).toEqual(['dt 12 34 10n', '56 b5n', '56 b5n dd1n']);
  });

  it.each([
    ['12 34', 'bet at 5: '],
    ['12 10n', 'bet at 3: 10n'],
    ['b5n', 'numbers at 1: 5n'],
    ['b 12', 'amount at 4: '],
    ['12 b 10', 'amount at 5: 10'],
    ['12 b5n dd', 'amount at 9: '],
    ['12 dt 34 56 10n', 'amount at 6: 34'],
    ['vl 12 b5n', 'word at 0: vl'],
    ['12 b5n?', 'word at 6: ?'],
    ['12 bb5n', 'word at 3: bb'],
    ['12 b5x', 'amount at 4: 5'],
    ['12345 b5n', 'digits at 0: 12345'],
    ['12 xc5n', 'digits at 0: 12'],
    ['1 b5n', 'digits at 0: 1'],
    ['12 34 12 b5n', 'repeated at 6: 12'],
    ['12 dt5n', 'more at 3: dt'],
    ['12 b0.000001n', 'exact at 4: 0.000001n'],
  ])('explains "%s"', (text, fault) => {
    expect(faultOf(text)).toEqual([fault]);
  });

  it('reads the other lines of a text with a fault, and reports one fault a line', () => {
    const { bets, faults } = readTypedBets('12 b5n\nabc def\n34 b5n\n12 34', WHOLE);
    expect(bets).toHaveLength(2);
    expect(faults.map(({ code, at }) => [code, at])).toEqual([
      ['word', 7],
      ['bet', 27],
    ]);
  });

  it('reads its own output', () => {
    fc.assert(
      fc.property(fc.array(anyBet, { maxLength: 6 }), (bets) => {
        const { bets: again, faults } = readTypedBets(printTypedBets(bets, WHOLE), WHOLE);
        expect(faults).toEqual([]);
        expect(bare(again)).toEqual(bare(bets));
      }),
      { numRuns: 400 },
    );
  });

  it('reads bets before their numbers as bets after them, whatever the gaps, accents and case', () => {
    fc.assert(
      fc.property(anyBet, fc.constantFrom(' ', ', ', ' . ', ';'), fc.boolean(), (bet, gap, isUpper) => {
        const stake = `${bet.stakeMinor / THOUSAND}n`;
        const line = [bet.kind, bet.numbers.join(gap), stake].join(' ');
        const rounded = { ...bet, stakeMinor: (bet.stakeMinor / THOUSAND) * THOUSAND };
        expect(bare(readTypedBets(isUpper ? line.toUpperCase() : line, WHOLE).bets)).toEqual(bare([rounded]));
      }),
    );
  });

  it('never fails, and loses no line: every line with words has bets or a fault', () => {
    const piece = fc.oneof(
      fc.constantFrom(...KINDS, ' ', '\n', '5n', '.', '12', '345', 'đá', '1,5tr', 'n'),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('');
        const { bets, faults } = readTypedBets(text, WHOLE);
        const lineOf = (at: number) => text.slice(0, at).split('\n').length - 1;
        const answered = new Set([
          ...bets.map(({ span }) => lineOf(span.at)),
          ...faults.map(({ at, end }) => lineOf(Math.min(at, end))),
        ]);
        for (const [index, line] of text.split('\n').entries())
          expect(answered.has(index)).toBe(/[^\s.,;:/+-]/.test(line));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('typedLines', () => {
  const linesOf = (text: string) =>
    readTypedBets(text, WHOLE).bets.flatMap((bet) =>
      typedLines(bet).map(({ plays, picks }) => [plays[0], ...picks].join(' ')),
    );

  it('makes a line for every number, order of digits or combination', () => {
    expect(linesOf('12 345 b5n')).toEqual(['lo2 12', 'lo3 345']);
    expect(linesOf('112 xcd1n')).toEqual(['cang3dd 112', 'cang3dd 121', 'cang3dd 211']);
    expect(linesOf('dt 34 12 56 1n')).toEqual(['dathang 12 34', 'dathang 34 56', 'dathang 12 56']);
    expect(linesOf('xi3 01 02 03 04 1n')).toHaveLength(4);
  });

  it.each(['north', 'south'] as const)('every line is valid for the play that the %s offers', (region) => {
    // Southern stations are also joined in pairs.
    const all = [...vnPlayDefinitions(region), ...(region === 'south' ? VN_SOUTH_PAIR_PLAYS : [])];
    const plays = new Map(all.map((play) => [play.code, play]));
    fc.assert(
      fc.property(anyBet, (bet) => {
        for (const { plays: codes, picks } of typedLines(bet)) {
          const offered = codes.flatMap((code) => plays.get(code) ?? []);
          expect(offered.length).toBeLessThan(2);
          if (region === 'south') expect(offered).toHaveLength(1);
          for (const play of offered) expect(validatePicks(play, picks)).toBeNull();
        }
      }),
    );
  });
});

/** The text that is read as these bets, a line for each. The amount is in thousands. */
function printTypedBets(bets: readonly TypedBet[], whole: bigint): string {
  return bets
    .map(({ kind, numbers, stakeMinor }) => {
      const word = /\d$/.test(kind) ? `${kind} ` : kind;
      return `${numbers.join(' ')} ${word}${thousands(stakeMinor, whole)}n`;
    })
    .join('\n');
}

function thousands(minor: bigint, whole: bigint): string {
  const thousand = 1000n * whole;
  const decimals = thousand.toString().length - 1;
  const fraction = (minor % thousand).toString().padStart(decimals, '0').replace(/0+$/, '');
  return fraction === '' ? `${minor / thousand}` : `${minor / thousand}.${fraction}`;
}
