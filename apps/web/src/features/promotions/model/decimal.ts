/** Operators write amounts with up to two decimals; figures are shown from two. */
export function decimal(text: string): string {
  const [whole = '0', cents = ''] = text.split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}
