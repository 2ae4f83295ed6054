import type { ReactNode } from 'react';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { betText, chipText } from '../model/words.ts';

interface BetSpotProps {
  label: string;
  /** The amount on it, minor units. */
  minor: bigint;
  isOn?: boolean;
  isLocked: boolean;
  onPlace: () => void;
  children: ReactNode;
}

/** A spot of a table that takes chips. */
export function BetSpot({ label, minor, isOn = false, isLocked, onPlace, children }: BetSpotProps) {
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
        {minor > 0n && <span className="bet-chip numeric">{chipText(minor, tag)}</span>}
      </span>
    </button>
  );
}
