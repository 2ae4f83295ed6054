import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  auditBooksAndClose,
  createMember,
  createTestApp,
  openTestApp,
  openTwoProcesses,
  type TestApp,
} from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../platform/db/index.ts';
import { PackFault } from './pack-folder.ts';
import { applyPack, exportPack, seedPack } from './pack.ts';
import { packFolders } from './packs.testing.ts';

const MERCHANT = `merchantName: Harbour Play
brandHue: 230
languages: [EN, VI]
logo:
  mark: pictures/mark.svg
  wordmark: null
`;
const LOTTERIES = `groups:
  FAST: { EN: Fast draws }
lotteries:
  HP60:
    names: { EN: Harbour minute }
    family: vn-north
    tag: FAST
    intervalSeconds: 60
  HPDAY:
    names: { EN: Harbour daily, VI: Cảng mỗi ngày }
    family: lotto645
    tag: FAST
    source: rng
    intervalSeconds: null
    drawTime: '18:30'
    drawDays: [2, 4, 6]
    openSeconds: 86400
    enabled: false
`;
const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

const { packOf, exported, end } = packFolders();
const app = await openTestApp();
afterAll(() => end());

const harbour = (changes: Readonly<Record<string, string>> = {}) =>
  packOf({ 'merchant.yaml': MERCHANT, 'lotteries.yaml': LOTTERIES, 'pictures/mark.svg': MARK, ...changes });
const apply = (folder: string, isDryRun = false, to = app) => applyPack(to.platform, folder, { isDryRun });

describe('a pack', () => {
  it('shows its differences first, changes nothing in a dry run, and is applied once', async () => {
    const before = await exported(app);
    const differences = await apply(harbour(), true);
    expect(differences).toContain('merchant.merchantName: "Fairlot" → "Harbour Play"');
    expect(differences).toContain(
      'lotteries.lotteries.HP60: none → {"family":"vn-north","intervalSeconds":60,"names":{"EN":"Harbour minute"},' +
        '"tag":"FAST"}',
    );
    expect(await exported(app)).toEqual(before);
    expect(await apply(harbour())).toEqual(differences);
    expect(await apply(harbour())).toEqual([]);
    expect(await apply(harbour(), true)).toEqual([]);
    expect((await app.rooms.site.all()).logo?.mark).toMatch(/^\/pictures\/[0-9a-f]{32}\.svg$/);
    const trail = await app.platform.db.rows(sql<{ object: string; actor: string }>`
      select object, actor from backoffice_audit where action = 'merchant.pack.applied' order by id`);
    expect(trail).toEqual([
      { object: 'pack:merchant', actor: 'command line' },
      { object: 'pack:lotteries', actor: 'command line' },
    ]);
  });

  it('sells and draws the lotteries that it contains', async () => {
    await app.rooms.lottery.runDueSteps();
    const draws = await app.platform.db.rows(sql<{ gameCode: string }>`
      select distinct game_code as "gameCode" from lottery_draws where state in ('open', 'scheduled')`);
    // The daily lottery is disabled.
    expect(draws).toEqual([{ gameCode: 'HP60' }]);
  });

  it('changes only differing values of existing objects', async () => {
    const lotteries = `lotteries:
  HP60:
    names: { EN: Harbour minute, VI: Cảng một phút }
    spanSeconds: 24
    maxRebate: 25
    saleFrom: '09:00'
    saleUntil: '21:00'
    plays:
      de: { odds: '95' }
`;
    const differences = await apply(packOf({ 'merchant.yaml': 'brandHue: 231\n', 'lotteries.yaml': lotteries }));
    expect(differences).toContain('merchant.brandHue: 230 → 231');
    expect(differences).toContain('lotteries.lotteries.HP60.spanSeconds: 20 → 24');
    expect(differences).toContain('lotteries.lotteries.HP60.maxRebate: 0 → 25');
    const { operations } = app.rooms.lottery;
    expect(await operations.lotteries.game('HP60')).toMatchObject({
      spanSeconds: 24,
      maxRebate: 25,
      saleFrom: '09:00',
      saleUntil: '21:00',
      names: { VI: 'Cảng một phút' },
      tag: 'FAST',
    });
    expect(await operations.lotteries.game('HPDAY')).toMatchObject({ openSeconds: 86_400, saleFrom: null });
    const { oddsVersion, plays } = await operations.terms('HP60');
    expect([oddsVersion, plays.flatMap(({ play, terms }) => (terms === null ? [] : [play]))]).toEqual([2, ['de']]);
  });

  it('exported from a site makes an empty site identical, whose export has the same bytes', async () => {
    const folder = packOf({});
    await exportPack(app.platform, folder);
    const other = await createTestApp();
    expect(await apply(folder, false, other)).not.toEqual([]);
    expect(await apply(folder, false, other)).toEqual([]);
    expect(await exported(other)).toEqual(await exported(app));
    await auditBooksAndClose(other);
  });
});

describe('an invalid pack is refused as a whole, with file and line', () => {
  it.each([
    [
      'an unknown field',
      { 'merchant.yaml': `${MERCHANT}colour: red\n` },
      'merchant.yaml:7: colour is not a known field',
    ],
    ['a wrong value', { 'merchant.yaml': 'brandHue: 230\nmerchantName: 7\n' }, /^merchant\.yaml:2: merchantName /],
    [
      'a value that does not fit another',
      { 'merchant.yaml': 'defaultLanguage: AR\n' },
      /^merchant\.yaml:1: defaultLanguage is refused/,
    ],
    [
      'a missing picture',
      { 'merchant.yaml': MERCHANT.replace('mark.svg', 'gone.svg') },
      'merchant.yaml:5: pictures/gone.svg is not in the pack',
    ],
    [
      'a picture outside of the pack',
      { 'merchant.yaml': MERCHANT.replace('pictures/mark.svg', 'pictures/../../secret.svg') },
      /^merchant\.yaml:5: /,
    ],
    [
      'a picture that runs code',
      { 'pictures/mark.svg': 'no picture' },
      /^merchant\.yaml:5: .*is not an SVG or PNG picture$/,
    ],
    [
      'two lotteries of one code',
      { 'lotteries.yaml': `${LOTTERIES}  HP60: { tag: OTHER }\n` },
      /^lotteries\.yaml:\d+: .*unique/i,
    ],
    [
      'odds above 100 %',
      {
        'lotteries.yaml': LOTTERIES.replace('family: vn-north', "family: vn-north\n    plays: { de: { odds: '101' } }"),
      },
      /^lotteries\.yaml:7: .*return\.above/,
    ],
    [
      'a rebate where tickets have jackpots',
      { 'lotteries.yaml': LOTTERIES.replace('enabled: false', 'enabled: false\n    maxRebate: 10') },
      /^lotteries\.yaml:19: maxRebate is refused \(.*jackpot\)/,
    ],
    [
      'a family that does not exist',
      { 'lotteries.yaml': 'lotteries:\n  HP62:\n    names: { EN: New }\n    family: bingo\n    tag: FAST\n' },
      /^lotteries\.yaml:4: family is refused/,
    ],
    [
      'a limit with more decimals than the currency has',
      { 'lotteries.yaml': LOTTERIES.replace('enabled: false', "enabled: false\n    drawExposure: '1000.005'") },
      'lotteries.yaml:19: drawExposure must be an amount with at most 2 decimals',
    ],
    [
      'a smallest bet with more decimals than the currency has',
      { 'games.yaml': "GPI:\n  g1: { kind: RNG, names: { EN: One }, minBet: '0.005' }\n" },
      'games.yaml:2: minBet must be an amount with at most 2 decimals',
    ],
    [
      'another family for a lottery that exists',
      { 'lotteries.yaml': 'lotteries:\n  HP60:\n    family: lotto645\n' },
      'lotteries.yaml:3: family of a lottery cannot be changed',
    ],
    ['broken YAML', { 'lotteries.yaml': 'lotteries:\n  HP60: [1\n' }, /^lotteries\.yaml:\d+: /],
  ])('%s', async (_what, files, message) => {
    const before = await exported(app);
    const refused = await apply(harbour(files)).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(PackFault);
    expect((refused as PackFault).message).toMatch(message);
    expect(await exported(app)).toEqual(before);
  });

  it('another currency once money has moved', async () => {
    await createMember(app, { balance: '10.00' });
    await expect(apply(packOf({ 'merchant.yaml': 'brandHue: 1\ncurrency: GBP\n' }))).rejects.toThrow(
      'merchant.yaml:2: the currency no longer changes: money has moved',
    );
  });

  it('a folder without the main file', async () => {
    await expect(apply(packOf({}))).rejects.toThrow('merchant.yaml:1: the pack does not have this file');
  });
});

describe('a new database', () => {
  const appliedBy = (site: TestApp) =>
    site.platform.db.rows(sql<{ object: string }>`
      select object from backoffice_audit where action = 'merchant.pack.applied' order by id`);

  it('starts with the pack once, when two processes start on it concurrently', async () => {
    const { apps, close } = await openTwoProcesses();
    const folder = harbour();
    await Promise.all(apps.map((site) => seedPack(site.platform, folder)));
    expect(await appliedBy(apps[0])).toEqual([{ object: 'pack:merchant' }, { object: 'pack:lotteries' }]);
    for (const { rooms } of apps) expect((await rooms.site.all()).merchantName).toBe('Harbour Play');
    await close();
  });

  it('stays empty when the pack is refused, and starts with the corrected one', async () => {
    const site = await createTestApp();
    await expect(seedPack(site.platform, harbour({ 'lotteries.yaml': 'lotteries: 7\n' }))).rejects.toThrow(PackFault);
    const wrong = LOTTERIES.replace('family: vn-north', 'family: bingo');
    await expect(seedPack(site.platform, harbour({ 'lotteries.yaml': wrong }))).rejects.toThrow('family is refused');
    expect((await site.rooms.site.all()).merchantName).toBe('Fairlot');
    await seedPack(site.platform, harbour());
    expect((await site.rooms.site.all()).merchantName).toBe('Harbour Play');
    await auditBooksAndClose(site);
  });
});

describe('the packs of the project', () => {
  const packs = fileURLToPath(new URL('../../../../packs', import.meta.url));
  it.each(readdirSync(packs))('%s configures an empty site, and changes nothing when applied again', async (name) => {
    const site = await createTestApp({
      // Official lotteries require a source of results.
      config: { resultFeeds: [{ name: 'official', url: 'https://results.example.com', secret: 'x'.repeat(32) }] },
    });
    await seedPack(site.platform, join(packs, name));
    expect(await apply(join(packs, name), false, site)).toEqual([]);
    // Later changes by operators survive the next start.
    await site.rooms.site.change('merchantName', 'Changed by operators');
    await seedPack(site.platform, join(packs, name));
    expect((await site.rooms.site.all()).merchantName).toBe('Changed by operators');
    await auditBooksAndClose(site);
  });
});
