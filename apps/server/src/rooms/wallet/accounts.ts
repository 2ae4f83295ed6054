/** Account codes of the ledger. Money enters from capital (seed), issuer (play money) and clearing (deposits). */
export const memberAccount = (memberId: bigint, asset: string): string => `member:${memberId}:${asset}:available`;
/** Money of a member that waits for a withdrawal to be paid. */
export const heldAccount = (memberId: bigint, asset: string): string => `member:${memberId}:${asset}:held`;
/** A member's debt after a reversal; never above zero, paid off first by later credits. */
export const receivableAccount = (memberId: bigint, asset: string): string => `member:${memberId}:${asset}:receivable`;
/** Reference of the transfers that repay a debt out of a credit. */
export const DEBT_REFERENCE = 'receivable';
/** Bonus money of a member. */
export const bonusAccount = (memberId: bigint, asset: string): string => `member:${memberId}:${asset}:bonus`;
/** Source and sink of bonus money: its negative balance is the cost of promotions. */
export const bonusCostAccount = (asset: string): string => `cost:promotions:${asset}`;
export const houseAccount = (asset: string): string => `house:${asset}`;
/** An escrow belongs to one draw and one asset. */
export const escrowAccount = (gameCode: string, issue: string, asset: string): string =>
  `escrow:${gameCode}:${issue}:${asset}`;
/** A jackpot pool of a lottery. It keeps its money from draw to draw. */
export const poolAccount = (gameCode: string, level: string, asset: string): string =>
  `pool:${gameCode}:${level}:${asset}`;
export const clearingAccount = (provider: string, asset: string): string => `clearing:${provider}:${asset}`;
export const capitalAccount = (asset: string): string => `external:capital:${asset}`;
export const issuerAccount = (asset: string): string => `issuer:${asset}`;
