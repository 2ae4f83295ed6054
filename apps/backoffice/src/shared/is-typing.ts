/** Whether a key press is text input in a field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');
}
