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
  pkplace1: 'Champion',
  anyplace: 'Any position',
  front3: 'First three, straight',
  frontgroup3: 'First three, Group 3',
  frontgroup6: 'First three, Group 6',
  fronttriple: 'First three, triple',
  middle3: 'Middle three, straight',
  middlegroup3: 'Middle three, Group 3',
  middlegroup6: 'Middle three, Group 6',
  middletriple: 'Middle three, triple',
  back3: 'Last three, straight',
  backgroup3: 'Last three, Group 3',
  backgroup6: 'Last three, Group 6',
  backtriple: 'Last three, triple',
  front2: 'First two, straight',
  back2: 'Last two, straight',
  twobig: 'First two, big',
  twosmall: 'First two, small',
  twoodd: 'First two, odd',
  twoeven: 'First two, even',
  grouptwo: 'First two, any order',
  groupthree: 'First three, any order',
  dragon: 'Dragon-Tiger',
  tie: 'Tie',
  red: 'Red',
  green: 'Green',
  blue: 'Blue',
  bigodd: 'Big odd',
  bigeven: 'Big even',
  smallodd: 'Small odd',
  smalleven: 'Small even',
  bigsmall: 'Big/Small',
  oddeven: 'Odd/Even',
  triple: 'Specific triple',
  anytriple: 'Any triple',
  pair: 'Pair',
  twodiff: 'Two different',
  threediff: 'Three different',
  straight: 'Any straight',
  single: 'Single die',
  kenobigsmall: 'Big/Small',
  keno810: 'Sum 810',
  kenoodd: 'Odd',
  kenoeven: 'Even',
  kenobigodd: 'Big and odd',
  kenobigeven: 'Big and even',
  kenosmallodd: 'Small and odd',
  kenosmalleven: 'Small and even',
  kenoupdown: 'Up/Down',
  kenomiddle: 'Middle',
  kenomajority: 'More odd/More even',
  kenobalance: 'Equal odd and even',
  kenometal: 'Element metal',
  kenowood: 'Element wood',
  kenowater: 'Element water',
  kenofire: 'Element fire',
  kenoearth: 'Element earth',
};

/** Names of plays that differ in a number. */
const NUMBERED: Readonly<Record<string, string>> = {
  xien: 'Xien {n}',
  truot: 'Truot {n}',
  sum: 'Sum of two digits, {n}',
  total: 'Sum {n}',
  spot: 'Pick {n}',
  place: 'Position {n}',
  bigsmallat: 'Big/Small, position {n}',
  oddevenat: 'Odd/Even, position {n}',
  dragonat: 'Dragon-Tiger, position {n}',
  two: 'First two, sum {n}',
  any: 'Any {n}',
};

/** Families whose plays share their names with plays of other families: the code is a prefix and the common code. */
const PREFIX = /^(pc|sd|pk|ex)(?=[a-z])/;

/** Keys of a play's name in order, and the number that the name contains. */
export function nameKeys(code: string): { keys: readonly string[]; n: string } {
  const common = code.replace(PREFIX, '');
  const [, family = '', n = ''] = /^([a-z]+)(\d+)$/.exec(common) ?? [];
  return { keys: [code, common, family], n };
}

/** English name of a play, for clients that have no text of their own. */
export function playNameOf(code: string): string {
  const { keys, n } = nameKeys(code);
  const [name] = keys.flatMap((key) => NAMES[key] ?? NUMBERED[key] ?? []);
  return name?.replace('{n}', n) ?? code;
}
