const keyOf = (gameCode: string) => `lottery.rebate.${gameCode}`;

/** The rebate chosen for a game in this browser, tenths of a percent; 0 without a choice and on the server. */
export function keptRebate(gameCode: string): number {
  if (typeof localStorage === 'undefined') return 0;
  const kept = Number(localStorage.getItem(keyOf(gameCode)));
  return Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
}

export function keepRebate(gameCode: string, rebate: number): void {
  if (rebate === 0) localStorage.removeItem(keyOf(gameCode));
  else localStorage.setItem(keyOf(gameCode), String(rebate));
}
