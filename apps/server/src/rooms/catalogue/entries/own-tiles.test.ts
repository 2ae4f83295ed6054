import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import names from './own-names.json' with { type: 'json' };
import { ownNames } from './own-tiles.ts';

/** Names by operator language code that the pages of the games have, by the game's code. */
const pageNames = (language: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../../../../web/locales/${language}/originals.json`, import.meta.url), 'utf8'),
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
