import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog, type OverlayProps } from '../parts/overlay.tsx';

let end = (): void => undefined;
afterEach(() => end());

/** A dialog whose owner keeps it open, and the calls to its owner. */
function show(props: Partial<OverlayProps> = {}): { dialog: HTMLDialogElement; onClose: () => void } {
  const onClose = vi.fn<() => void>();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(<Dialog open name="Limits" closeLabel="Close" onClose={onClose} {...props} />));
  end = () => {
    flushSync(() => root.unmount());
    place.remove();
  };
  return { dialog: document.querySelector('dialog')!, onClose };
}

test('a dialog that the browser closes opens again and asks its owner', () => {
  const { dialog, onClose } = show();
  dialog.close();
  dialog.dispatchEvent(new Event('close'));
  expect([dialog.open, vi.mocked(onClose).mock.calls.length > 0]).toEqual([true, true]);
});

test('a question that must be answered opens again without asking its owner', () => {
  const { dialog, onClose } = show({ dismissible: false });
  dialog.close();
  dialog.dispatchEvent(new Event('close'));
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['closes a dialog', {}, 1],
  ['does nothing with an inert mask', { isMaskInert: true }, 0],
])('a click on the mask %s', (_, props, calls) => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const { dialog, onClose } = show(props);
  vi.spyOn(performance, 'now').mockReturnValue(11_000);
  flushSync(() => dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: -5, clientY: -5 })));
  vi.restoreAllMocks();
  expect(onClose).toHaveBeenCalledTimes(calls);
});

test('without the name of a Close button there is none', () => {
  expect(show({ closeLabel: null }).dialog.querySelector('button')).toBeNull();
});
