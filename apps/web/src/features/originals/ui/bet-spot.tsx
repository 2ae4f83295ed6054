import type { ReactNode } from 'react';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { betText } from '../model/words.ts';
import { LaidChip } from './table-chips.tsx';

interface BetSpotProps {
  label: string;
  /** The amount on it, minor units. */
  minor: bigint;
  /** The values of the table's chips. */
  chips: readonly bigint[];
  isOn?: boolean;
  isLocked: boolean;
  onPlace: () => void;
  children: ReactNode;
}

/** A spot of a table that takes chips. */
export function BetSpot({ label, minor, chips, isOn = false, isLocked, onPlace, children }: BetSpotProps) {
  const { t, tag } = useLocaleText();
  return (
    <button
      type="button"
      className="bet-spot"
      data-on={isOn || undefined}
      aria-disabled={isLocked || undefined}
      onClick={() => {
        if (!isLocked) onPlace();
      }}
    >
      <span className="visually-hidden">{betText(label, minor, t, tag)}</span>
      <span className="bet-spot__face" aria-hidden="true">
        {children}
        {minor > 0n && <LaidChip minor={minor} chips={chips} className="bet-chip" />}
      </span>
    </button>
  );
}
