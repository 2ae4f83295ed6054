import type { Answer } from './wallets/wallet.ts';

/** What a page hears after a press: what happened, the balance behind it, or why it was refused. */
export type Played = Record<string, unknown> & { balanceMinor?: number | undefined; refused?: string };

/** Balance of an answer, and why it was refused. */
export function money(answer: Answer): Played {
  if (answer.ok) return { balanceMinor: answer.balanceMinor };
  return { refused: answer.reason, text: answer.text, balanceMinor: answer.balanceMinor };
}
