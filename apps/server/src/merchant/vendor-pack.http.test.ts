import { createTestApp } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { sql } from '../platform/db/index.ts';
import { openPackSite } from './packs.testing.ts';

const VENDORS = `NORTH:
  name: Northwind
  protocol: softswiss
  url: https://games.northwind.example
  launchHosts: [play.northwind.example]
  keys: { secret: env:PACK_NORTH_SECRET }
`;
const GAMES = `NORTH:
  gems: { names: { EN: Gem Circuit, VI: Vòng ngọc }, kind: RNG, rank: 3 }
  hall: { names: { EN: Live Hall }, kind: LIVE, enabled: false }
`;

const { app, exported, apply, expectRejected, expectCopied } = await openPackSite({
  PACK_NORTH_SECRET: 'first-secret-of-north-1111',
});

const vendorFiles = (changes: Readonly<Record<string, string>> = {}) => ({
  'vendors.yaml': VENDORS,
  'games.yaml': GAMES,
  ...changes,
});
const keys = () =>
  app.platform.db.rows(sql<{ hint: string; isFormer: boolean }>`
    select hint, ends_at is not null as "isFormer" from vendors_keys where vendor = 'NORTH' order by set_at`);

it('adds vendors with their games; applying it again changes nothing', async () => {
  expect(await apply(vendorFiles())).toEqual([
    expect.stringContaining('vendors.NORTH: none → {"keys":{"secret":"…1111"},'),
    expect.stringContaining('games.NORTH.gems: none → {"enabled":true,"kind":"RNG","names":{"EN":"Gem Circuit",'),
    expect.stringContaining('games.NORTH.hall: none → {"enabled":false,"kind":"LIVE","names":{"EN":"Live Hall"}'),
  ]);
  expect(await apply(vendorFiles())).toEqual([]);
  await app.rooms.catalogue.refresh();
  expect(await app.rooms.catalogue.launchable('gems')).toMatchObject({ vendor: 'NORTH', name: 'Gem Circuit' });
  await expect(app.rooms.catalogue.launchable('hall')).rejects.toThrow('not.found');
  expect(app.rooms.vendors.frameOrigins()).toContain('https://play.northwind.example');
});

it('exports no keys, and re-applying the export changes nothing', async () => {
  const files = await exported(app);
  expect(JSON.stringify(files)).not.toContain('1111');
  expect(files['vendors.yaml']).toContain('name: Northwind');
  expect(files['games.yaml']).toContain('EN: Gem Circuit');
  expect(await apply(files)).toEqual([]);
});

it('keeps the order of vendors in a copy, also where in-house games are switched on', async () => {
  await apply({ 'inhouse-games.yaml': 'games: { dice: { isEnabled: true } }\n' });
  expect(Object.keys(parse((await expectCopied())['vendors.yaml'] ?? '') as object)).toEqual(['NORTH', 'BGS']);
});

it('names the vendor of in-house games in every language until it is renamed', async () => {
  await app.rooms.catalogue.refresh();
  const { catalogue } = app.rooms;
  expect([await catalogue.vendorName('BGS'), await catalogue.vendorName('BGS', 'FR')]).toEqual([
    'In-house games',
    'Jeux maison',
  ]);
  const own = { vassalage: 'BGS', displayName: '自社ゲーム' };
  const asked = { url: '/lgw/game/vassgameType?typeId=1', headers: { language: 'JA' } };
  expect((await app.server.inject(asked)).json()).toMatchObject({
    value: expect.arrayContaining([expect.objectContaining(own)]),
  });
  expect(await catalogue.menus('JA')).toMatchObject([
    { vendors: expect.arrayContaining([expect.objectContaining(own)]) },
  ]);
  const [game] = (await app.server.inject({ ...asked, url: '/lgw/game/list?vassalage=BGS' })).json<{
    value: { games: { vendorName: string }[] };
  }>().value.games;
  expect(game?.vendorName).toBe('自社ゲーム');

  await apply({ 'vendors.yaml': 'BGS: { name: Ours }\n' });
  await catalogue.refresh();
  expect(await catalogue.vendorName('BGS', 'FR')).toBe('Ours');
});

it('sets a changed key of the same reference, and accepts calls with the old one for a day', async () => {
  process.env['PACK_NORTH_SECRET'] = 'second-secret-of-north-2222';
  expect(await apply(vendorFiles())).toEqual(['vendors.NORTH.keys: none → {"secret":"…2222"}']);
  expect(await keys()).toEqual([
    { hint: '1111', isFormer: true },
    { hint: '2222', isFormer: false },
  ]);
});

it('orders and hides vendors, those of our own games as well', async () => {
  await app.platform.db.transaction((tx) => app.rooms.catalogue.offerOwnGame(tx, 'BGS1'));
  const vendors = 'NORTH: { rank: 7, isTop: true }\nBGS: { rank: 3, isShown: false }\n';
  expect(await apply({ 'vendors.yaml': vendors })).toEqual([
    'vendors.NORTH.rank: 100 → 7',
    'vendors.NORTH.isTop: false → true',
    'vendors.BGS.rank: 100 → 3',
    'vendors.BGS.isShown: true → false',
  ]);
  expect((await app.rooms.catalogue.listVendors()).map(({ code }) => code)).toEqual(['BGS', 'NORTH']);
  expect(await apply(await exported(app))).toEqual([]);
});

it('changes one game and leaves the others', async () => {
  const games = 'NORTH:\n  hall: { enabled: true }\n';
  expect(await apply({ 'games.yaml': games })).toEqual(['games.NORTH.hall.enabled: false → true']);
});

it('sets facts of games and their order; a game in the way moves to the end', async () => {
  const places = async () =>
    Object.fromEntries(
      (await app.rooms.catalogue.gamesInFull(app.platform.db, 'NORTH')).map(({ gameId, position }) => [
        gameId,
        position,
      ]),
    );
  const { gems = -1, hall = -1 } = await places();
  const facts = `classify: JP, minBet: '0.50', lineCount: 20, isTop: true, isNew: false, details: { roomId: A-1 }`;
  const games = `NORTH:\n  hall: { position: ${gems}, ${facts} }\n`;
  const changed = ['isTop', 'isNew', 'classify', 'minBet', 'lineCount', 'details.roomId', 'position'];
  const found = await apply({ 'games.yaml': games });
  expect(new Set(found.map((line) => line.split(':')[0]))).toEqual(
    new Set(changed.map((name) => `games.NORTH.hall.${name}`)),
  );
  const [first] = await app.rooms.catalogue.gamesInFull(app.platform.db, 'NORTH');
  expect(first).toMatchObject({ gameId: 'hall', classify: 'JP', minBetMinor: '50', lineCount: 20, isTop: true });
  expect((await places())['gems']).toBeGreaterThan(Math.max(gems, hall));
  expect(await apply(await exported(app))).toEqual([]);
});

it('keeps tiles of our own games: another site gets them with their pages from the export', async () => {
  const files = await exported(app);
  const site = await createTestApp();
  await apply({ ...files, 'inhouse-games.yaml': '{}\n' }, site);
  expect((await exported(site))['games.yaml']).toBe(files['games.yaml']);
  const tile = sql<{ code: string; path: string }>`
    select code, launch_path as path from catalogue_games where vendor = 'BGS' and game_id = 'BGS1'`;
  expect(await site.platform.db.rows(tile)).toEqual([{ code: 'dice', path: '/m/inhouse/dice' }]);
  await site.close();
});

it.each([
  ['a repeated vendor code', { 'vendors.yaml': `${VENDORS}NORTH: { name: Other }\n` }, /^vendors\.yaml:7: .*unique/i],
  [
    'an environment variable that is not set',
    { 'vendors.yaml': VENDORS.replace('env:PACK_NORTH_SECRET', 'env:PACK_NO_SECRET') },
    'vendors.yaml:6: the variable PACK_NO_SECRET is not set',
  ],
  [
    'a key in the file',
    { 'vendors.yaml': VENDORS.replace('env:PACK_NORTH_SECRET', 'my-secret') },
    /^vendors\.yaml:6: secret /,
  ],
  [
    'a wallet that the protocol does not have',
    { 'vendors.yaml': `${VENDORS}  walletKind: transfer\n` },
    /^vendors\.yaml:7: NORTH\.walletKind is refused/,
  ],
  [
    'an address without https',
    { 'vendors.yaml': VENDORS.replace('https://games', 'http://games') },
    /^vendors\.yaml:4: NORTH\.url is refused/,
  ],
  [
    'a connection for our own games',
    { 'vendors.yaml': 'BGS: { name: Ours, url: https://games.example }\n' },
    'vendors.yaml:1: BGS is the name of our own games',
  ],
  [
    'a game without a kind',
    { 'games.yaml': `${GAMES}  new: { names: { EN: New } }\n` },
    'games.yaml:4: new needs a kind',
  ],
  [
    'a changed id of a game',
    { 'games.yaml': 'NORTH:\n  gems: { nodeId: "77" }\n' },
    'games.yaml:2: nodeId of a game cannot be changed',
  ],
  [
    'an unknown in-house game',
    { 'games.yaml': 'BGS:\n  BGS99: { names: { EN: New }, kind: RNG }\n' },
    /^games\.yaml:2: BGS\.BGS99 is refused/,
  ],
  [
    'games of an unknown vendor',
    { 'games.yaml': 'SOUTH:\n  gems: { names: { EN: Gems }, kind: RNG }\n' },
    'games.yaml:1: SOUTH is no vendor of this site',
  ],
])('%s is refused with file and line, and changes nothing', async (_what, files, message) => {
  await expectRejected(vendorFiles(files), message);
});
