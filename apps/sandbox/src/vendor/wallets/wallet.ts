import type { Faults } from '../faults.ts';
import type { Session } from '../model.ts';

/** `unknown`: no readable answer; the bet may have been accepted. */
export type Refusal = 'funds' | 'session' | 'limit' | 'blocked' | 'refused' | 'unknown';
export type Answer =
  | { ok: true; balanceMinor: number }
  | { ok: false; reason: Refusal; text: string; balanceMinor?: number | undefined };

/** One movement of money, with our ids, which stay the same for each retry. */
export type Move = {
  transactionId: string;
  roundId: string;
  /** The bet to which a win or a rollback belongs. */
  betId: string;
  amountMinor: number;
  closes: boolean;
  isFree: boolean;
};

/** The operator's wallet over one protocol. */
export type Wallet = {
  balance(session: Session): Promise<Answer>;
  bet(session: Session, move: Move): Promise<Answer>;
  win(session: Session, move: Move): Promise<Answer>;
  rollback(session: Session, move: Move): Promise<Answer>;
  /** Bet and win in one call, where the protocol has one. */
  betAndWin?(session: Session, bet: Move, win: Move): Promise<Answer>;
  /** All wins of a grant of free rounds in one call, where the protocol requires it. */
  freeRounds?(session: Session, grantId: string, totalMinor: number): Promise<Answer>;
};

/** Keys and addresses of a vendor that its wallet needs. */
export type Wiring = {
  /** Base address of the operator's callbacks: `${origin}/vendors`. */
  callbackBase: string;
  operatorId: string;
  secretOf(code: string): string;
  privateKey: string;
  faults: Faults;
};

export const lost = (text: string): Answer => ({ ok: false, reason: 'unknown', text });
