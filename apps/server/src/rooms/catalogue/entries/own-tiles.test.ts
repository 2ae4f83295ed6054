import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import names from './own-names.json' with { type: 'json' };
import { ownNames, ownVendorNames } from './own-tiles.ts';
import vendorNames from './own-vendor.json' with { type: 'json' };

/** Texts of the pages in a language (operator code). */
const pageNames = (language: string, file = 'originals'): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../../../../web/locales/${language}/${file}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

it.each(Object.entries<Readonly<Record<string, string>>>(names))(
  'names the in-house games in lists as their pages do, in %s',
  (language, own) => {
    const page = pageNames(language);
    // The Vietnamese tile of plinko says in addition that a ball falls.
    const tiles = Object.entries(own).filter(([code]) => language !== 'VI' || code !== 'plinko');
    expect(tiles).toEqual(tiles.map(([code]) => [code, page[`original.${code}`]]));
  },
);

it('names the in-house games for both codes of Thai (Z-02), and drops the names of a renamed game', () => {
  expect(ownNames('BGS3', 'Mines')).toMatchObject({ CN: '扫雷', TY: 'กับระเบิด', TH: 'กับระเบิด', VI: 'Dò mìn' });
  expect(ownNames('BGS3', 'Bombs')).toEqual({});
  expect(ownNames('X1', 'Mines')).toEqual({});
});

it('names the vendor of in-house games as the menus do, unless an operator has renamed it', () => {
  const own = Object.entries(vendorNames);
  expect(own).toEqual(own.map(([language]) => [language, pageNames(language, 'games')['games.type.INHOUSE']]));
  expect(ownVendorNames('BGS', 'In-house games')).toMatchObject({ FR: 'Jeux maison', TH: 'เกมของเรา' });
  expect([ownVendorNames('BGS', 'Ours'), ownVendorNames('SUNNY', 'In-house games')]).toEqual([{}, {}]);
});
