const NAMES: Readonly<Record<string, string>> = {
  lo2: 'Lo 2 digits',
  lo2dau: 'Lo first 2 digits',
  lo1k: 'Lo 2 digits, 1 unit',
  lo3: 'Lo 3 digits',
  lo4: 'Lo 4 digits',
  de: 'De, last two of DB',
  dedau: 'De first two of DB',
  deg1: 'De G1',
  deg1dau: 'De first two of G1',
  deg7: 'De G7',
  deg8: 'De G8',
  dau: 'Dau, tens digit of DB',
  duoi: 'Duoi, units digit of DB',
  tong: 'Sum of two digits, last digit',
  cang3: '3 cang, last three of DB',
  cang3dau: '3 cang head',
  cang3dd: '3 cang head and tail',
  cang4: '4 cang, last four of DB',
  big: 'Big',
  small: 'Small',
  odd: 'Odd',
  even: 'Even',
  num1: 'One number',
  num2: 'Two numbers',
  num3: 'Three numbers',
  num4: 'Four numbers',
  bigsmall: 'Big/Small',
  oddeven: 'Odd/Even',
  triple: 'Specific triple',
  anytriple: 'Any triple',
  pair: 'Pair',
  twodiff: 'Two different',
  threediff: 'Three different',
  straight: 'Any straight',
  single: 'Single die',
};

/** English name of a play, for clients that have no text of their own. */
export function playNameOf(code: string): string {
  const [, family = '', count = ''] = /^(xien|truot|sum|total)(\d+)$/.exec(code) ?? [];
  const families: Readonly<Record<string, string>> = {
    xien: `Xien ${count}`,
    truot: `Truot ${count}`,
    sum: `Sum of two digits, ${count}`,
    total: `Sum ${count}`,
  };
  return NAMES[code] ?? families[family] ?? code;
}
