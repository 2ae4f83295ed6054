/** Pads an amount to two decimals: operators may write fewer, and the formatter needs two. */
export function decimal(text: string): string {
  const [whole = '0', cents = ''] = text.split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}
