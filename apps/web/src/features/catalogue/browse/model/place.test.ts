import { describe, expect, it } from 'vitest';
import { categoryPath } from '../../games/model/category-path.ts';
import { placeOf, typeKey, vendorListPath } from './place.ts';

describe('an address of the games', () => {
  it.each([
    ['/m/rng', {}, 'list', 'RNG', 50, 'm_rng'],
    ['/m/pvp', {}, 'list', 'PVP', 50, 'm_pvp'],
    ['/m/fish', {}, 'list', 'FISH', 50, 'm_fish'],
    ['/m/live', {}, 'centre', 'LIVE', 50, 'm_live'],
    ['/m/live', { type: 'all' }, 'list', 'LIVE', 50, 'm_live'],
    ['/m/sports', { vassalage: 'NSTAR' }, 'list', 'SPORTS', 50, 'm_sports'],
    ['/m/lottery', { gameType: 'FISH' }, 'centre', 'ELOTT', 50, 'm_elott'],
    ['/m/cockfight', { type: 'hot' }, 'list', 'COCKFIGHT', 50, 'm_sports'],
    ['/m/esports', { type: 'all' }, 'centre', 'ESPORTS', 50, 'm_esports'],
    ['/m/inhouse', {}, 'centre', 'RNG', 50, 'm_inhouse'],
    ['/m/gameCenter', {}, 'centre', 'SPORTS', 25, 'm_sports'],
    ['/m/gameCenter', { gameType: 'FISH' }, 'centre', 'FISH', 25, 'm_fish'],
    ['/m/gameList', {}, 'list', 'RNG', 25, 'm_rng'],
    ['/m/gameList', { gameType: 'LOTT' }, 'list', 'LOTT', 25, 'm_lott'],
    ['/m/gameList', { gameType: 'NEWTYPE' }, 'list', 'NEWTYPE', 25, 'm_hot'],
    ['/m/gameList', { gameType: 'RNG', vassalage: 'BGS' }, 'list', 'RNG', 25, 'm_inhouse'],
  ] as const)(
    '%s %j is a %s of %s with %i games per page and banners of %s [K-001] [K-002] [G-037]',
    (path, search, view, type, pageSize, bannerGroup) => {
      expect(placeOf(path, search)).toMatchObject({ view, type, pageSize, bannerGroup });
      expect(placeOf(`${path}/`, search)).toMatchObject({ view, type });
    },
  );

  it('names its tab; a vendor without a tab opens the search [G-017] [G-018]', () => {
    const tab = (search: Record<string, string>) => placeOf('/m/rng', search).tab;
    expect([
      tab({}),
      tab({ vassalage: 'BGS' }),
      tab({ vassalage: 'BGS', type: 'all' }),
      tab({ type: 'fav' }),
      tab({ type: 'nothing' }),
      tab({ vassalage: ';' }),
    ]).toEqual(['all', 'search', 'all', 'fav', 'all', 'all']);
  });

  it('round-trips category and vendor', () => {
    for (const type of ['RNG', 'LIVE', 'PVP', 'FISH', 'SPORTS', 'ESPORTS', 'ELOTT', 'COCKFIGHT'])
      expect(placeOf(categoryPath(type), {}).type).toBe(type);
    expect(vendorListPath('/m/live', 'LIVE', 'ST9')).toBe('/m/live?vassalage=ST9');
    expect(vendorListPath('/m/esports', 'ESPORTS', 'A&B')).toBe('/m/gameList?gameType=ESPORTS&vassalage=A%26B');
    expect([
      typeKey({ type: 'RNG', isInHouse: false }),
      typeKey({ type: 'RNG', isInHouse: true }),
      typeKey({ type: '?', isInHouse: false }),
    ]).toEqual(['games.type.RNG', 'games.type.INHOUSE', 'games.type.OTHER']);
  });
});
