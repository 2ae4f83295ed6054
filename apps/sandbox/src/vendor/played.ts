import type { Answer } from './wallets/wallet.ts';

/** Answer to the page after a tap: the outcome and the new balance, or the reason for a refusal. */
export type Played = Record<string, unknown> & { balanceMinor?: number | undefined; refused?: string };

/** Balance of an answer, and the reason for a refusal. */
export function money(answer: Answer): Played {
  if (answer.ok) return { balanceMinor: answer.balanceMinor };
  return { refused: answer.reason, text: answer.text, balanceMinor: answer.balanceMinor };
}
