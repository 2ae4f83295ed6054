import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { moveByKey } from '../hooks/move-by-key.ts';
import { Segmented } from '../parts/choice.tsx';
import { FileField } from '../parts/field.tsx';
import { show } from './show.testing.tsx';

/** Presses a key where the focus is, and returns the name of what has the focus afterwards. */
function press(key: string, more: KeyboardEventInit = {}): string | null | undefined {
  flushSync(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more })));
  return document.activeElement?.textContent;
}

const OPTIONS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week', disabled: true },
  { value: 'month', label: 'Month' },
] as const;

function Periods({ as }: { as: 'radio' | 'tabs' }) {
  const [period, setPeriod] = useState<'day' | 'week' | 'month'>('day');
  return <Segmented as={as} label="Period" options={OPTIONS} value={period} onChange={setPeriod} />;
}

test.each(['radio', 'tabs'] as const)('arrow keys choose among %s, past disabled ones and from end to end', (as) => {
  const place = show(<Periods as={as} />);
  const state = as === 'tabs' ? 'aria-selected' : 'aria-checked';
  const chosen = () => [...place.querySelectorAll(`[${state}=true][tabindex="0"]`)].map((item) => item.textContent);
  place.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  for (const [key, now] of [
    ['ArrowRight', 'Month'],
    ['ArrowRight', 'Day'],
    ['ArrowLeft', 'Month'],
    ['Home', 'Day'],
    ['End', 'Month'],
    ['ArrowUp', 'Day'],
  ] as const) {
    expect(press(key)).toBe(now);
    expect(chosen()).toEqual([now]);
  }
});

test('arrow keys follow the direction of writing', () => {
  const place = show(<Periods as="radio" />);
  const row = place.querySelector<HTMLElement>('[role=radiogroup]');
  row?.style.setProperty('direction', 'rtl');
  row?.querySelector('button')?.focus();
  expect([press('ArrowLeft'), press('ArrowRight')]).toEqual(['Month', 'Day']);
});

test('among tabs that are links, arrow keys move only the focus', () => {
  const place = show(
    <div role="tablist" tabIndex={-1} onKeyDown={(event) => moveByKey(event)}>
      <a href="#a" role="tab" aria-selected="true" tabIndex={0}>
        Draws
      </a>
      <a href="#b" role="tab" tabIndex={-1}>
        Calendar
      </a>
    </div>,
  );
  place.querySelector('a')?.focus();
  expect([press('ArrowRight'), location.hash]).toEqual(['Calendar', '']);
  // Keys of the browser, such as Alt and an arrow for the page before, keep their meaning.
  expect(press('ArrowLeft', { altKey: true })).toBe('Calendar');
});

test('a chosen file is named until its field is emptied', async () => {
  let empty = (): void => undefined;
  const place = show(
    <FileField
      label="Mark"
      choose="Choose a file"
      accept="image/png"
      onChange={({ target }) =>
        new Promise((resolve) => {
          empty = () => {
            Object.defineProperty(target, 'files', { value: [], configurable: true });
            resolve();
          };
        })
      }
    />,
  );
  const input = place.querySelector('input')!;
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'mark.png')], configurable: true });
  flushSync(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  expect(place.textContent).toContain('mark.png');
  // Another choice of the same file is a change, because a click empties the control.
  const emptied = vi.fn<(value: string) => void>();
  Object.defineProperty(input, 'value', { set: emptied, configurable: true });
  input.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect([emptied.mock.calls, place.textContent?.includes('mark.png')]).toEqual([[['']], true]);
  empty();
  await expect.poll(() => place.textContent).not.toContain('mark.png');
});
