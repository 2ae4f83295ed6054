/** Unifies spellings of a login name: capitals, full-width letters, composed and decomposed accents. */
export function normaliseAccount(account: string): string {
  return account.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}
