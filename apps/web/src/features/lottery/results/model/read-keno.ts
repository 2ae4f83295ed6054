/** Upper ends of the elements, by the sum of the 20 numbers. */
const ELEMENTS: readonly [to: number, code: string][] = [
  [695, 'kenometal'],
  [763, 'kenowood'],
  [855, 'kenowater'],
  [923, 'kenofire'],
  [1410, 'kenoearth'],
];
const TIE = 810;

/** Readings of a keno draw as codes of plays: its sum, big or small, odd or even, and the element. */
export function readKeno(numbers: readonly string[]): { sum: number; size: string; parity: string; element: string } {
  const sum = numbers.reduce((total, number) => total + Number(number), 0);
  const side = sum > TIE ? 'big' : 'small';
  return {
    sum,
    size: sum === TIE ? 'keno810' : side,
    parity: sum % 2 === 1 ? 'kenoodd' : 'kenoeven',
    element: ELEMENTS.find(([to]) => sum <= to)?.[1] ?? '',
  };
}
