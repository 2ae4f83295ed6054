import { useLayoutEffect } from 'react';

/**
 * Tells a field's owner what was typed before the app took the page over. React leaves it in the field then, but its
 * owner knows nothing of it and would empty the field with the next render.
 * @param id of the input
 */
export function useEarlyInput(id: string): void {
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement) || input.value === input.defaultValue) return;
    const typed = input.value;
    // React takes note of what is set on the element itself; set by the prototype it is news, as from a keyboard.
    input.value = input.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [id]);
}
