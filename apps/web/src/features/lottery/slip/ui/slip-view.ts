import type { ReactNode } from 'react';
import type { BetSlip } from '../model/use-bet-slip.ts';

/** The slip with what its page adds. */
export interface SlipView extends BetSlip {
  /** Mark of play money. */
  mark: ReactNode;
  /** Says why sale is closed. */
  closedText: string;
  /** The time until sale closes. */
  closesIn: ReactNode;
  onRemove: (number: string) => void;
  onLogin: () => void;
}
