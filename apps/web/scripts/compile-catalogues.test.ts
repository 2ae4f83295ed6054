import { expect, it } from 'vitest';
import { compileCatalogue, compileGroup, listCatalogues, readCatalogue } from './compile-catalogues.ts';

const FSI = '\u2068';
const PDI = '\u2069';

it('wraps every value of a right-to-left text, in its plural forms too', () => {
  const texts = compileGroup('AR', 'lottery');
  expect(texts['lottery.oddsChanged']).toEqual([
    'تغيّر المعامل من ',
    FSI,
    ['before'],
    PDI,
    ' إلى ',
    FSI,
    ['after'],
    PDI,
  ]);
  expect(JSON.stringify(texts['lottery.stat.times'])).toContain(`"${FSI}",["number"],"${PDI}",": سُحب مرتين"`);
  expect(texts['lottery.clear']).toEqual(['مسح']);
});

it('does not wrap a value without other text, or any value in a left-to-right language', () => {
  for (const { language, groups } of listCatalogues().filter((entry) => entry.language !== 'AR')) {
    for (const group of groups)
      expect(compileGroup(language, group)).toEqual(compileCatalogue(readCatalogue(language, group)));
  }
  expect(JSON.stringify(compileGroup('AR', 'content')['promotions.range'])).toContain(FSI);
});
