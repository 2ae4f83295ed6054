import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Segmented } from './choice.tsx';
import { Icon } from './icon.tsx';

const PAGE_SIZE = 20;
/** Up to this many numbers, such as those of a lotto, are on one page. */
const BOARD_SIZE = 56;

interface NumberPadProps {
  /** All numbers of the play in order, such as 00 to 99. */
  numbers: readonly string[];
  selected: ReadonlySet<string>;
  /** Numbers that are no longer sold: one that was selected before can only be deselected. */
  stopped?: ReadonlySet<string> | undefined;
  onToggle: (number: string) => void;
  labels: { pages: string; pad: string; stopped?: ((number: string) => string) | undefined };
}

/**
 * Keys for all numbers of a play: a lotto is one board of eight columns, more numbers are on pages of twenty with the
 * count of selected numbers on each.
 */
export function NumberPad({ numbers, selected, stopped, onToggle, labels }: NumberPadProps): ReactElement {
  const [page, setPage] = useState(0);
  const size = numbers.length > BOARD_SIZE ? PAGE_SIZE : BOARD_SIZE;
  const pages = Array.from({ length: Math.ceil(numbers.length / size) }, (_, i) =>
    numbers.slice(i * size, (i + 1) * size),
  );
  const options = pages.map((keys, i) => ({
    value: String(i),
    label: `${keys[0]}–${keys.at(-1)}`,
    count: keys.filter((key) => selected.has(key)).length,
  }));
  return (
    <>
      {pages.length > 1 && (
        <Segmented
          className="segmented--small numeric ltr mb-2"
          label={labels.pages}
          options={options}
          value={String(page)}
          onChange={(value) => setPage(Number(value))}
        />
      )}
      <div className="number-pad" role="group" aria-label={labels.pad}>
        {pages[page]?.map((key) => (
          <button
            key={key}
            type="button"
            className="number-key"
            aria-pressed={selected.has(key)}
            aria-label={stopped?.has(key) ? labels.stopped?.(key) : undefined}
            data-stopped={stopped?.has(key) || undefined}
            disabled={stopped?.has(key) && !selected.has(key)}
            onClick={() => onToggle(key)}
          >
            {key}
          </button>
        ))}
      </div>
    </>
  );
}

export type KeypadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '00' | '000' | 'erase';
const DIGITS: readonly KeypadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Twelve keys for an amount, with 000 for currencies of large numbers or 00 for amounts with decimals. */
export function Keypad({
  label,
  eraseLabel,
  zeros = '000',
  onKey,
}: {
  label: string;
  eraseLabel: string;
  zeros?: '00' | '000';
  onKey: (key: KeypadKey) => void;
}): ReactElement {
  return (
    <div className="keypad" role="group" aria-label={label}>
      {[...DIGITS, zeros, '0' as const, 'erase' as const].map((key) => (
        <button
          key={key}
          type="button"
          aria-label={key === 'erase' ? eraseLabel : undefined}
          onClick={() => onKey(key)}
        >
          {key === 'erase' ? <Icon name="erase" /> : key}
        </button>
      ))}
    </div>
  );
}

interface StepperProps {
  label: string;
  /** The displayed value, formatted by the owner. */
  value: ReactNode;
  labels: { decrease: string; increase: string };
  onDecrease: () => void;
  onIncrease: () => void;
  canDecrease?: boolean | undefined;
  canIncrease?: boolean | undefined;
  /** Makes the value a button, such as one that opens the keypad. */
  onEdit?: (() => void) | undefined;
}

export function Stepper({
  label,
  value,
  labels,
  onDecrease,
  onIncrease,
  canDecrease = true,
  canIncrease = true,
  onEdit,
}: StepperProps): ReactElement {
  return (
    <div className="stepper grow" role="group" aria-label={label}>
      <IconButton icon="minus" size="small" label={labels.decrease} onClick={onDecrease} disabled={!canDecrease} />
      {onEdit ? (
        <button type="button" className="stepper__value numeric tap-line center" onClick={onEdit}>
          {value}
        </button>
      ) : (
        <div className="stepper__value numeric" aria-live="polite">
          {value}
        </div>
      )}
      <IconButton icon="plus" size="small" label={labels.increase} onClick={onIncrease} disabled={!canIncrease} />
    </div>
  );
}
