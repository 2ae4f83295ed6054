import { describe, expect, it } from 'vitest';
import { openPackSite } from './packs.testing.ts';

const { app, apply, expectRejected, expectCopied } = await openPackSite();
const RICHER = `
  deposit: '1000'
  turnover: '90000.00'
  keep: '0'
  rebateCap: '500'
  upgrade: '10'
  birthday: '10'
  monthly: '0'
  withdrawDaily: '500000000'
  freeWithdrawals: 3
  service: priority
  rebates: { lottery: 20, slots: 0 }
`.replaceAll('\n', '\n    ');
const LEVELS = `rewardDays: 12
checkIn: ['10', '20.00']
levels:
  1: { freeWithdrawals: 2 }
  2:${RICHER}
`;

describe('levels', () => {
  it('are exactly those of the file; a second time changes nothing', async () => {
    expect(await apply({ 'levels.yaml': LEVELS })).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^levels\.rewardDays: \d+ → 12$/),
        expect.stringMatching(/^levels\.levels\.2\.turnover: "[\d.]+" → "90000\.00"$/),
        expect.stringMatching(/^levels\.levels\.3: .* → none$/),
      ]),
    );
    expect(await apply({ 'levels.yaml': LEVELS })).toEqual([]);
    const { value } = (await app.server.inject('/wps/member/clubLevels')).json<{ value: unknown }>();
    expect(JSON.stringify(value)).toContain('90000.00');
  });

  it('that are not named stay', async () => {
    expect(await apply({ 'levels.yaml': 'keepDays: 41\n' })).toEqual([
      expect.stringMatching(/^levels\.keepDays: \d+ → 41$/),
    ]);
  });

  it.each([
    [
      'a missing level',
      LEVELS.replace('  2:', '  3:'),
      /^levels\.yaml:3: levels is refused \(request\.invalid, gap\)$/,
    ],
    [
      'too high a gift',
      LEVELS.replace("upgrade: '10'", "upgrade: '9999999999'"),
      /^levels\.yaml:10: levels\.2\.upgrade/,
    ],
    ['an amount that is not a number', LEVELS.replace("'1000'", 'none'), /^levels\.yaml:6: deposit /],
    ['a new level without all fields', `${LEVELS}  3: { keep: '1' }\n`, /^levels\.yaml:\d+: level 3 needs deposit$/],
  ])('with %s are refused with file and line', async (_what, levels, message) => {
    await expectRejected({ 'levels.yaml': levels }, message);
  });
});

const MISSIONS = `daily:
  period: day
  goal: bets
  products: [lottery]
  target: 2
  amount: '30'
  budget: '6000.00'
  titles: { EN: Bet on two draws }
once: { period: once, goal: verified, target: 1, amount: '20', budget: '100', titles: { EN: Verify }, isOpen: false }
`;

describe('missions', () => {
  it('are added and changed by their keys; a second time changes nothing', async () => {
    expect(await apply({ 'missions.yaml': MISSIONS })).toEqual([
      expect.stringMatching(/^missions\.daily: none → .*"amount":"30\.00"/),
      expect.stringMatching(/^missions\.once: none → .*"position":2/),
    ]);
    expect(await apply({ 'missions.yaml': MISSIONS })).toEqual([]);
    expect(await apply({ 'missions.yaml': 'daily: { target: 3, titles: { VI: Ba kỳ quay } }\n' })).toEqual([
      'missions.daily.target: 2 → 3',
      'missions.daily.titles.VI: none → "Ba kỳ quay"',
    ]);
  });

  it.each([
    ['a budget below its reward', MISSIONS.replace('6000.00', '29'), /^missions\.yaml:7: daily\.budget is refused/],
    ['an unknown goal', MISSIONS.replace('goal: bets', 'goal: losses'), /^missions\.yaml:3: goal /],
    [
      'no title',
      'extra: { period: day, goal: bets, target: 1, amount: "1", budget: "1" }\n',
      'missions.yaml:1: extra needs titles',
    ],
  ])('with %s are refused with file and line', async (_what, missions, message) => {
    await expectRejected({ 'missions.yaml': missions }, message);
  });
});

it('an export recreates levels and missions on an empty site', async () => {
  await expectCopied();
});
