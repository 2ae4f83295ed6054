import type { Faults } from '../faults.ts';
import type { Session } from '../model.ts';

/** `unknown`: no answer that can be read; the bet may have been taken. */
export type Refusal = 'funds' | 'session' | 'limit' | 'blocked' | 'refused' | 'unknown';
export type Answer =
  | { ok: true; balanceMinor: number }
  | { ok: false; reason: Refusal; text: string; balanceMinor?: number | undefined };

/** One movement of money, with ids of ours that stay the same at each try. */
export type Move = {
  transactionId: string;
  roundId: string;
  /** The bet that a win or an undo belongs to. */
  betId: string;
  amountMinor: number;
  closes: boolean;
  isFree: boolean;
};

/** The operator's wallet in the words of one protocol. */
export type Wallet = {
  balance(session: Session): Promise<Answer>;
  bet(session: Session, move: Move): Promise<Answer>;
  win(session: Session, move: Move): Promise<Answer>;
  rollback(session: Session, move: Move): Promise<Answer>;
  /** Bet and win in one call, where the protocol has one. */
  betAndWin?(session: Session, bet: Move, win: Move): Promise<Answer>;
  /** All wins of a grant of free rounds at once, where the protocol wants it so. */
  freeRounds?(session: Session, grantId: string, totalMinor: number): Promise<Answer>;
};

/** Keys and addresses of a vendor, as its wallet needs them. */
export type Wiring = {
  /** Where the operator takes callbacks: `${origin}/vendors`. */
  callbackBase: string;
  operatorId: string;
  secretOf(code: string): string;
  privateKey: string;
  faults: Faults;
};

export const lost = (text: string): Answer => ({ ok: false, reason: 'unknown', text });
