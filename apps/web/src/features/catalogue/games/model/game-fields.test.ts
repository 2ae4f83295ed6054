import { describe, expect, it } from 'vitest';
import { hotOf } from '../../home/api/hot-games.ts';
import type { Game } from '../../home/api/hot-games.ts';
import { hasHeart, iconOf, tagOf, titleOf, vendorOf } from './game-fields.ts';

describe('fields of a game', () => {
  it('takes its name from remark, else from displayName [E-017] [E-018]', () => {
    expect([
      titleOf({ remark: 'Plinko', displayName: 'x' }),
      titleOf({ remark: '', displayName: 'Dice' }),
      titleOf({}),
    ]).toEqual(['Plinko', 'Dice', '']);
  });

  it('reads its vendor from either field [E-022]', () => {
    expect([
      vendorOf({ vassalage: 'BGS' }),
      vendorOf({ vendorCode: 'GPI' }),
      vendorOf({ vassalage: '', vendorCode: 'AV' }),
    ]).toEqual(['BGS', 'GPI', 'AV']);
  });

  it('takes the first available picture, and none when pictures are off [E-029] [E-030]', () => {
    const all = { mobileIconUrl: '/1', mobileLargeIcon: '/2', mobileSmallIcon: '/3', iconUrl: '/4' };
    expect(iconOf(all)).toBe('/1');
    expect(iconOf({ ...all, mobileIconUrl: '' })).toBe('/2');
    expect(iconOf({ mobileSmallIcon: '/3', iconUrl: '/4' })).toBe('/3');
    expect(iconOf({ iconUrl: '/4', showIcon: 1 })).toBe('/4');
    expect([iconOf({ ...all, showIcon: false }), iconOf({ ...all, showIcon: 0 }), iconOf({ iconUrl: null })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has one tag, and no heart if it is a lottery [G-003] [G-004] [G-005]', () => {
    expect([tagOf({ isTop: true, isNew: true }), tagOf({ isNew: true }), tagOf({})]).toEqual(['hot', 'new', undefined]);
    expect(['LOTT', 'ELOTT', 'RNG', 'FISH'].map((gameType) => hasHeart({ gameType }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

it('reads hot games from array or list, of one provider if limited, with all fields [E-020] [E-036] [X-059]', () => {
  const games = [
    { nodeId: '1', vassalage: 'BGS', roomId: '7' },
    { nodeId: '2', vassalage: 'NWND' },
  ] as Game[];
  expect(hotOf(games, null)).toEqual({ list: games });
  expect(hotOf({ list: games }, null)).toEqual({ list: games });
  expect(hotOf({ list: games }, 'BGS').list).toEqual([games[0]]);
  expect(hotOf(games, 'BGS').list[0]?.roomId).toBe('7');
});
