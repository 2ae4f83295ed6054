import { useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sheet } from '../parts/overlay.tsx';
import { ToastProvider } from '../parts/toast.tsx';

/** Presses of the page below the sheet. */
let presses = 0;
let end = (): void => undefined;

function Example(): ReactElement {
  const [isOpen, setOpen] = useState(true);
  return (
    <ToastProvider>
      <button className="below" onClick={() => (presses += 1)}>
        Below
      </button>
      <Sheet open={isOpen} name="Filter" closeLabel="Close" onClose={() => setOpen(false)} />
    </ToastProvider>
  );
}

beforeEach(() => {
  presses = 0;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: true, media }) as MediaQueryList);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(<Example />));
  end = () => {
    flushSync(() => root.unmount());
    place.remove();
  };
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

interface Tap {
  atMs: number;
  x?: number;
  pointerType?: string;
}

function click(selector: string, { atMs, x = 360, pointerType = 'touch' }: Tap): void {
  const init = { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: 120, pointerType };
  const event = new PointerEvent('click', init);
  Object.defineProperty(event, 'timeStamp', { value: atMs });
  flushSync(() => document.querySelector(selector)!.dispatchEvent(event));
}

const close = (tap: Partial<Tap> = {}): void => {
  click('dialog [aria-label="Close"]', { atMs: 1000, ...tap });
  expect(document.querySelector('dialog:not([data-closing])')).toBeNull();
};

test('the second tap of a double tap that closes a sheet presses nothing below it, and the next tap counts', () => {
  close();
  click('.below', { atMs: 1200, x: 352 });
  expect(presses).toBe(0);
  click('.below', { atMs: 1290 });
  expect(presses).toBe(1);
});

test.each([
  ['a quick tap elsewhere', { atMs: 1100, x: 200 }],
  ['a later tap at the same place', { atMs: 1400 }],
  ['a click by keyboard', { atMs: 1100, pointerType: '' }],
  ['a click by mouse', { atMs: 1100, pointerType: 'mouse' }],
])('after a tap has closed a sheet, %s counts', (_, tap) => {
  close();
  click('.below', tap);
  expect(presses).toBe(1);
});

test('after a key has closed a sheet, a tap counts', () => {
  close({ pointerType: '' });
  click('.below', { atMs: 1100 });
  expect(presses).toBe(1);
});
