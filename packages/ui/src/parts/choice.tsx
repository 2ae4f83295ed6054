import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { moveByKey } from '../hooks/move-by-key.ts';
import { cx } from './class-names.ts';

export interface Option<V extends string> {
  value: V;
  label: ReactNode;
  /** A small number beside the label, such as the number of selected items. */
  count?: number | undefined;
  disabled?: boolean | undefined;
}

interface ChoiceProps<V extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly Option<V>[];
  value: V;
  onChange: (value: V) => void;
  className?: string | undefined;
}

/** Two to five mutually exclusive views. `tabs` switches panels, `radio` sets a value. */
export function Segmented<V extends string>({
  as = 'radio',
  panelId,
  className,
  ...rest
}: ChoiceProps<V> & { as?: 'radio' | 'tabs'; panelId?: string | undefined }): ReactElement {
  return <Choices {...rest} kind={as} className={cx('segmented', className)} panelId={panelId} />;
}

/** Underlined tabs of a page section; scrolls sideways when they do not fit. */
export function Tabs<V extends string>({
  panelId,
  className,
  ...rest
}: ChoiceProps<V> & { panelId?: string | undefined }): ReactElement {
  return <Choices {...rest} kind="tabs" className={cx('tabs', className)} panelId={panelId} />;
}

/** A row of choices with a day and a number, or another layout: pass the class. */
export function Choices<V extends string>({
  label,
  options,
  value,
  onChange,
  kind,
  className,
  panelId,
}: ChoiceProps<V> & { kind: 'radio' | 'tabs'; panelId?: string | undefined }): ReactElement {
  const isTabs = kind === 'tabs';
  const row = useChosenInView(value);
  const isChosen = options.some((option) => option.value === value && !option.disabled);
  return (
    <div
      ref={row}
      role={isTabs ? 'tablist' : 'radiogroup'}
      aria-label={label}
      className={className}
      onKeyDown={(event) => moveByKey(event, true)}
    >
      {options.map((option, i) => {
        const isOn = option.value === value;
        const isStop = isOn || (!isChosen && i === 0);
        const state = isTabs ? { 'aria-selected': isOn, 'aria-controls': panelId } : { 'aria-checked': isOn };
        return (
          <button
            key={option.value}
            type="button"
            role={isTabs ? 'tab' : 'radio'}
            {...state}
            tabIndex={isStop ? 0 : -1}
            disabled={option.disabled}
            onClick={() => onChange(option.value)}
          >
            {option.label}
            {option.count !== undefined && option.count > 0 && <span className="count numeric">{option.count}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** Filter chips in one scrolling row; exactly one is selected. */
export function Chips<V extends string>({ label, options, value, onChange, className }: ChoiceProps<V>): ReactElement {
  const row = useChosenInView(value);
  return (
    <div ref={row} role="group" aria-label={label} className={cx('scroller tight', className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="chip"
          aria-pressed={option.value === value}
          disabled={option.disabled}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && <span className="numeric">{option.count}</span>}
        </button>
      ))}
    </div>
  );
}

/** Space beside the selected item, px: the edge of its neighbour shows that there is more. */
const BESIDE_PX = 24;

/**
 * Keeps the selected item of a row that scrolls sideways in view, whether an address, a key or another part of the page
 * selected it. Scrolls only the row; scrollIntoView would move the page too. Every row of choices uses it, so it is
 * bundled with them.
 */
export function useChosenInView<E extends HTMLElement = HTMLDivElement>(value: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const keep = (): void => keepInView(ref.current);
    keep();
    // Letters of another font are wider.
    void document.fonts?.ready.then(keep);
  }, [value]);
  return ref;
}

function keepInView(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[aria-selected=true],[aria-checked=true],[aria-pressed=true],[aria-current=page]');
  if (!row || !chosen) return;
  const [before, after] = overlapOf(row, chosen, BESIDE_PX);
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += Math.min(after, before);
  // A row that snaps to its items may have moved back. It can always snap to the selected one.
  const [cutBefore, cutAfter] = overlapOf(row, chosen, 0);
  if (cutBefore >= 0 && cutAfter <= 0) return;
  const [start, end] = overlapOf(row, chosen, BESIDE_PX);
  row.scrollLeft += getComputedStyle(row).direction === 'rtl' ? end : start;
}

/**
 * Distances of an item, including its margin, from the start and end of its row. The item is cut off if the first is
 * negative or the second positive.
 */
function overlapOf(row: Element, item: Element, beside: number): [before: number, after: number] {
  const [box, it] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  return [it.left - beside - box.left, it.right + beside - box.right];
}
