/** A login name as the upline sees it: its first two characters and its last, `li***7`. */
export function maskAccount(account: string): string {
  const letters = Array.from(account);
  return letters.length <= 3 ? `${letters[0]}***` : `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
