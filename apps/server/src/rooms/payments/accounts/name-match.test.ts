import { expect, it } from 'vitest';
import { isSameName } from './name-match.ts';

it.each([
  ['Nguyễn Văn Đức', 'NGUYEN VAN DUC'],
  ['Nguyễn Văn Đức', 'Duc Nguyen-Van'],
  ['Nguye\u0302\u0303n Va\u0306n', 'Nguyễn Văn'],
  ['O’Brien, Seán', "SEAN O'BRIEN"],
  ['Łukasz Wałęsa', 'walesa lukasz'],
  ['ＡＮＮＡ Müller', 'Anna Muller'],
  ['ISTANBULLU IŞIK', 'Istanbullu Isik'],
  ['田中 太郎', '太郎 田中'],
])('%s is %s', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
  expect(isSameName(other, one)).toBe(true);
});

it.each([
  ['Nguyen Van Duc', 'Nguyen Van Dung'],
  ['Nguyen Van Duc', 'Nguyen Duc'],
  ['Nguyen Van', 'Nguyenvan'],
  ['か', 'が'],
  ['', ''],
  ['...', '---'],
])('%s is not %s', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
