/** A login name as uppers see it: its first two letters and its last, `li***7`. */
export function maskAccount(account: string): string {
  const letters = Array.from(account);
  return letters.length <= 3 ? `${letters[0]}***` : `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
