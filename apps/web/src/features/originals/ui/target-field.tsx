import { hundredthsText } from '@fairlot/game-maths';
import { useId, useState } from 'react';
import { formatDecimal } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { readTimes } from '../model/stake.ts';

const MIN = 101n;
const MAX = 100_000_000n;

interface TargetFieldProps {
  label: string;
  value: bigint;
  isRight: boolean;
  isLocked: boolean;
  onChange: (hundredths: bigint) => void;
}

/** A multiplier with two decimals, typed or chosen. */
export function TargetField({ label, value, isRight, isLocked, onChange }: TargetFieldProps) {
  const { tag } = useLocale();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="stake-field" data-target>
      <label htmlFor={id}>
        <span className="micro muted">{label}</span>
        <input
          id={id}
          className="numeric"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          disabled={isLocked}
          aria-invalid={!isRight || undefined}
          value={typed ?? formatDecimal(hundredthsText(value), tag)}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(readTimes(target.value, tag) ?? 0n);
          }}
          onFocus={({ target }) => target.select()}
          onBlur={() => setTyped(null)}
        />
      </label>
      {[200n, 1000n, 10_000n].map((each) => (
        <button key={String(each)} type="button" disabled={isLocked} onClick={() => onChange(each)}>
          {`${each / 100n}×`}
        </button>
      ))}
    </div>
  );
}

/** Whether a target is 1.01 to 1,000,000.00, in hundredths. */
export function isTarget(hundredths: bigint): boolean {
  return hundredths >= MIN && hundredths <= MAX;
}
