import type { ReactNode } from 'react';
import type { Play } from '../api/plays.ts';
import type { SlipBar, SlipPrice } from '../model/slip.ts';
import type { StakeProblem } from '../model/stake.ts';

/** What bar and sheet of the slip show and do. */
export interface SlipView {
  play: Play;
  chosen: readonly string[];
  price: SlipPrice;
  stakeMinor: bigint;
  stakeProblem: StakeProblem | null;
  state: SlipBar;
  maxLines: number;
  currency: string;
  /** Odds before they changed, as text; null unless the new ones wait for consent. */
  formerOdds: string | null;
  /** Formatted balance; null for visitors and while it is not known. */
  balance: string | null;
  /** Mark of play money. */
  mark: ReactNode;
  isTrial: boolean;
  isPlacing: boolean;
  error: string | null;
  /** Says why sale is closed; null while it is open. */
  closedText: string | null;
  onStake: (stakeMinor: bigint) => void;
  onRemove: (number: string) => void;
  onClear: () => void;
  onPlace: () => void;
  onLogin: () => void;
}
