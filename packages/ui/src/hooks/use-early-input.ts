import { useLayoutEffect } from 'react';

/**
 * Reports text typed, or a box ticked, before hydration to the field's owner. React leaves it in the field, but the
 * owner's state lacks it, so the next render would undo it.
 * @param id of the input
 */
export function useEarlyInput(id: string): void {
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    if (input.checked !== input.defaultChecked) {
      input.checked = input.defaultChecked;
      input.click();
    }
    if (input.value === input.defaultValue) return;
    const typed = input.value;
    // React tracks values set on the element itself. A value set through the prototype counts as user input.
    input.value = input.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [id]);
}
