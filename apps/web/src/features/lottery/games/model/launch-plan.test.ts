import { describe, expect, it } from 'vitest';
import { PLAY_TYPES, PRIZE_MODES } from './config.ts';
import { launchOf, launchPlan, playTypeOf, withHandedOn } from './launch-plan.ts';
import { returnPath } from './paths.ts';

const game = (vassalage: string, gameType = 'LOTT', more = {}) => ({
  vassalage,
  gameType,
  gameId: 'id-7',
  gameCode: 'G7',
  ...more,
});

it('the configuration has the prize modes and play types [E-129] [E-132]', () => {
  expect(Object.values(PRIZE_MODES)).toEqual(['Lott', 'ZY', 'Elott', 'SEA']);
  expect(PLAY_TYPES).toEqual({ tradition: 'trad', entertainment: 'ent' });
});

describe('how a game is opened', () => {
  it('own draws with the default prize mode, those of TCG_SEA with SEA [S-061] [S-062]', () => {
    expect(launchPlan(game('TCG_LOTTO_VN', 'ELOTT'), '/m/lott')).toEqual({
      kind: 'lottery',
      launch: { vendor: 'TCG_LOTTO_VN', gameCode: 'G7', prizeMode: 'Lott' },
    });
    expect(launchPlan(game('TCG_SEA'), '/m/lott')).toEqual({
      kind: 'lottery',
      launch: { vendor: 'TCG_SEA', gameCode: 'G7', prizeMode: 'SEA' },
    });
  });

  it('LOTT and ELOTT of other vendors through the launch address with all its parameters [S-063]', () => {
    const query = (gameType: string, more: object) => {
      const plan = launchPlan(game('GPI', gameType, more), '/m/lott?tag=GPI');
      return plan.kind === 'route' ? Object.fromEntries(new URL(plan.href, 'http://x').searchParams) : plan;
    };
    expect(query('LOTT', { gameGroupId: 'g1' })).toEqual({
      playType: 'trad',
      gameId: 'id-7',
      gameGroupId: 'g1',
      prize_mode: 'Lott',
      code: 'G7',
      pageBack: '/m/lott?tag=GPI',
      vendor: 'GPI',
    });
    expect(query('ELOTT', { lottoMode: 'Tradition,Entertainment' })).toMatchObject({
      playType: 'ent',
      prize_mode: 'Elott',
    });
  });

  it('a vendor with the prize mode that the merchant configures for it', () => {
    const modes = { GPI: 'ZY', TCG_SEA: 'Lott' } as const;
    expect(launchPlan(game('TCG_SEA'), '/m/lott', modes)).toMatchObject({ launch: { prizeMode: 'Lott' } });
    expect(launchPlan(game('TCG_LOTTO_VN'), '/m/lott', modes)).toMatchObject({ launch: { prizeMode: 'Lott' } });
    for (const type of ['LOTT', 'ELOTT'])
      expect(launchPlan(game('GPI', type), '/m/lott', modes)).toMatchObject({
        href: expect.stringContaining('prize_mode=ZY'),
      });
  });

  it('all other games through the generic launch', () => {
    expect(launchPlan(game('NWND', 'RNG'), '/m/home')).toEqual({ kind: 'generic' });
  });

  it('derives the play type from lottoMode [E-031]', () => {
    expect(['Entertainment', 'Tradition,Entertainment', 'Tradition', undefined].map(playTypeOf)).toEqual([
      'ent',
      'ent',
      'trad',
      'trad',
    ]);
  });
});

describe('the launch address', () => {
  it('is split into the call and the forwarded parameters', () => {
    expect(
      launchOf({
        playType: 'ent',
        gameId: 'a',
        gameGroupId: 'b',
        prize_mode: 'SEA',
        code: 'lobby',
        pageBack: '/m/lott',
      }),
    ).toEqual({
      launch: { vendor: 'TCG_SEA', gameCode: 'lobby', prizeMode: 'SEA' },
      handedOn: { playType: 'ent', gameId: 'a', gameGroupId: 'b', pageBack: '/m/lott' },
      pageBack: '/m/lott',
    });
    expect(launchOf({ code: 'VN60', prize_mode: 'other' })).toMatchObject({
      launch: { vendor: 'TCG_LOTTO_VN', prizeMode: 'Lott' },
      pageBack: '/m/home',
    });
    expect([launchOf({}), launchOf({ code: '../x' })]).toEqual([null, null]);
  });

  it("accepts every code of a vendor's game, also with punctuation and up to 64 characters", () => {
    for (const code of ['keno-quick:5', 'k'.repeat(64)])
      expect(launchOf({ code, vendor: 'GPI', prize_mode: 'Elott' })).toMatchObject({
        launch: { vendor: 'GPI', gameCode: code, prizeMode: 'Elott' },
      });
    const tooLong = 'k'.repeat(65);
    expect([launchOf({ code: tooLong, vendor: 'GPI' }), launchOf({ code: '', vendor: 'GPI' })]).toEqual([null, null]);
  });

  it.each([
    ['https://evil.test', '/m/home'],
    ['//evil.test', '/m/home'],
    ['/m/..//evil.test', '/m/home'],
    ['/mmm', '/m/home'],
    ['/m\\evil', '/m/home'],
    ['javascript:1', '/m/home'],
    [undefined, '/m/home'],
    ['/m/lott?tag=VN', '/m/lott?tag=VN'],
  ])('returns from %s to %s', (path, safe) => {
    expect(returnPath(path)).toBe(safe);
  });

  it('adds the forwarded parameters to the opened address', () => {
    expect(withHandedOn('/m/lottery/play?gameCode=VN60', { playType: 'trad', gameId: '', pageBack: '/m/lott' })).toBe(
      '/m/lottery/play?gameCode=VN60&playType=trad&pageBack=%2Fm%2Flott',
    );
  });
});
