import type { ReactNode } from 'react';
import type { BetSlip } from '../model/use-bet-slip.ts';

/** The slip with additions of its page. */
export interface SlipView extends BetSlip {
  /** Label for play money. */
  mark: ReactNode;
  /** Text that states why sale is closed. */
  closedText: string;
  /** Countdown to the end of sale. */
  closesIn: ReactNode;
  onRemove: (number: string) => void;
  onLogin: () => void;
}
