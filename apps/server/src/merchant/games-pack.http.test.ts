import { auditBooksAndClose, createTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../platform/db/index.ts';
import { seedPack } from './pack.ts';
import { openPackSite } from './packs.testing.ts';

const { app, filled, apply, expectRejected, expectCopied } = await openPackSite();

const onOffer = async (site = app) =>
  (await site.server.inject('/lgw/originals')).json<{ value: { game: string; max: string }[] }>().value;

const GAMES = `games:
  dice: { isEnabled: true, min: '2000', max: '300000.00', returnScaled: 9800 }
  mines: { isEnabled: true }
`;

describe('in-house games', () => {
  it('are offered with their limits and tiles; a second time changes nothing', async () => {
    const differences = await apply({ 'inhouse-games.yaml': GAMES });
    expect(differences).toContain('inhouse-games.games.dice.isEnabled: false → true');
    expect(differences).toContain('inhouse-games.games.dice.returnScaled: 9900 → 9800');
    expect(await apply({ 'inhouse-games.yaml': GAMES })).toEqual([]);
    const games = await onOffer();
    expect(games.map(({ game }) => game)).toEqual(['dice', 'mines']);
    expect(games[0]?.max).toBe('300000.00');
    await app.rooms.catalogue.refresh();
    expect(await app.rooms.catalogue.launchable('BGS1')).toMatchObject({ vendor: 'BGS' });
  });

  it('are listed by the minimum stake that a pack sets', async () => {
    const listed = async (minBet: string) => {
      await app.rooms.catalogue.refresh();
      const { value } = (await app.server.inject(`/lgw/game/list?minBet=${minBet}`)).json<{
        value: { games: { gameId: string }[] };
      }>();
      return value.games.map(({ gameId }) => gameId);
    };
    expect([await listed('1999.99'), await listed('2000.00')]).toEqual([['BGS3'], ['BGS1', 'BGS3']]);
    await apply({ 'inhouse-games.yaml': "games: { dice: { min: '500.00' } }\n" });
    expect([await listed('499.99'), await listed('500.00')]).toEqual([[], ['BGS1']]);
    // Facts that follow from the settings of a game of our own.
    const tile = "BGS: { BGS1: { minBet: '0.00', lineCount: 0 } }\n";
    expect(await apply({ 'games.yaml': tile })).toEqual([]);
    await apply({ 'inhouse-games.yaml': GAMES });
  });

  it('are withdrawn, and the least return of all games is raised', async () => {
    const differences = await apply({
      'inhouse-games.yaml': 'floorScaled: 8600\ngames: { mines: { isEnabled: false } }\n',
    });
    expect(differences).toEqual([
      'inhouse-games.floorScaled: 8500 → 8600',
      'inhouse-games.games.mines.isEnabled: true → false',
    ]);
    expect((await onOffer()).map(({ game }) => game)).toEqual(['dice']);
  });

  it('begin a new database', async () => {
    const site = await createTestApp();
    await site.platform.db.run(sql`delete from originals_games`);
    await seedPack(site.platform, filled({ 'inhouse-games.yaml': GAMES }));
    expect((await onOffer(site)).map(({ game }) => game)).toEqual(['dice', 'mines']);
    await auditBooksAndClose(site);
  });

  it.each([
    ['an unknown game', 'games:\n  bingo: { isEnabled: true }\n', 'inhouse-games.yaml:2: bingo is no in-house game'],
    [
      'a return below the floor',
      'games:\n  dice: { returnScaled: 8550 }\n',
      /:2: games\.dice\.returnScaled is refused/,
    ],
    ['a maximum below the minimum', "games:\n  dice:\n    max: '1'\n", /:3: games\.dice\.max is refused .*minimum/],
    [
      'a return for a game that computes it from its tables',
      'games: { keno: { returnScaled: 9000 } }\n',
      /:1: games\.keno\.returnScaled is/,
    ],
  ])('with %s are refused with file and line', async (_what, games, message) => {
    await expectRejected({ 'inhouse-games.yaml': games }, message);
  });
});

const TEMPLATES = `Daily:
  kind: dailySalary
  terms: { tiers: [{ sales: '100000.00', active: 3, rate: 12 }], activeFrom: '1000.00' }
`;

describe('templates of agents', () => {
  const kept = () =>
    app.platform.db.rows(sql<{ name: string; isOffered: boolean }>`
      select name, retired_at is null as "isOffered" from agency_templates order by id`);

  it('are offered, replaced and withdrawn; a second time changes nothing', async () => {
    expect(await apply({ 'agent-templates.yaml': TEMPLATES })).toEqual([
      expect.stringMatching(/^agent-templates\.Daily: none/),
    ]);
    expect(await apply({ 'agent-templates.yaml': TEMPLATES })).toEqual([]);
    await apply({ 'agent-templates.yaml': TEMPLATES.replace('rate: 12', 'rate: 14') });
    expect(await kept()).toEqual([
      { name: 'Daily', isOffered: false },
      { name: 'Daily', isOffered: true },
    ]);
    const gone = 'Daily: { isOffered: false }\n';
    expect(await apply({ 'agent-templates.yaml': gone })).toEqual(['agent-templates.Daily.isOffered: true → false']);
    expect(await apply({ 'agent-templates.yaml': gone })).toEqual([]);
  });

  it.each([
    [
      'a term of another kind',
      TEMPLATES.replace('activeFrom', 'rhythm: week, activeFrom'),
      /:3: Daily\.terms\.rhythm is refused/,
    ],
    ['no terms', 'Weekly: { kind: hourly }\n', 'agent-templates.yaml:1: Weekly needs kind and terms'],
    ['an unknown kind', TEMPLATES.replace('dailySalary', 'gift'), /^agent-templates\.yaml:2: kind /],
  ])('with %s are refused with file and line', async (_what, templates, message) => {
    await expectRejected({ 'agent-templates.yaml': templates }, message);
  });
});

it('an export recreates in-house games and templates on an empty site', async () => {
  await apply({ 'agent-templates.yaml': TEMPLATES });
  await expectCopied();
});
