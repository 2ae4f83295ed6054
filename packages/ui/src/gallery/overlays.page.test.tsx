import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { Dialog, type OverlayProps } from '../parts/overlay.tsx';
import { show } from './show.testing.tsx';

/** A dialog whose owner keeps it open, and the calls to its owner. */
function showDialog(props: Partial<OverlayProps> = {}): { dialog: HTMLDialogElement; onClose: () => void } {
  const onClose = vi.fn<() => void>();
  show(<Dialog open name="Limits" closeLabel="Close" onClose={onClose} {...props} />);
  return { dialog: document.querySelector('dialog')!, onClose };
}

test('a dialog that the browser closes opens again and asks its owner', () => {
  const { dialog, onClose } = showDialog();
  dialog.close();
  dialog.dispatchEvent(new Event('close'));
  expect([dialog.open, vi.mocked(onClose).mock.calls.length > 0]).toEqual([true, true]);
});

test('a question that must be answered opens again without asking its owner', () => {
  const { dialog, onClose } = showDialog({ dismissible: false });
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
  const { dialog, onClose } = showDialog(props);
  vi.spyOn(performance, 'now').mockReturnValue(11_000);
  flushSync(() => dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: -5, clientY: -5 })));
  vi.restoreAllMocks();
  expect(onClose).toHaveBeenCalledTimes(calls);
});

/** Opens a dialog as browsers do: they focus its first control. */
function showModal(this: HTMLDialogElement): void {
  this.open = true;
  this.querySelector('button')?.focus();
}

const Radio = (props: { id?: string; defaultChecked?: boolean }) => <input type="radio" name="choice" {...props} />;

test.each([
  ['the first field', <input key="field" id="first" defaultValue="" />, '#first'],
  ['the chosen one of several', [<Radio key="a" />, <Radio key="b" id="chosen" defaultChecked />], '#chosen'],
  [
    'the marked control',
    [<input key="a" />, <button key="b" type="button" aria-label="Stay" data-autofocus />],
    '[data-autofocus]',
  ],
  ['the title without fields', <button key="button" type="button" aria-label="Stay" />, 'h2'],
])('%s has the first focus, not Close', (_, children, focused) => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(showModal);
  const { dialog } = showDialog({ title: 'Limits', children });
  vi.restoreAllMocks();
  expect(document.activeElement).toBe(dialog.querySelector(focused));
});

test('on touch screens the title has the first focus, so that no keyboard covers the dialog', () => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(showModal);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  const { dialog } = showDialog({ title: 'Limits', children: <input /> });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(document.activeElement).toBe(dialog.querySelector('h2'));
});

test('without the name of a Close button there is none', () => {
  expect(showDialog({ closeLabel: null }).dialog.querySelector('button')).toBeNull();
});
