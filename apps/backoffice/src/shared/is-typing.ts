/** Whether a key press is text input in a field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');
}

const PLACES = /^(?:Key|Digit)([A-Z0-9])$/;

/**
 * The key of a shortcut. A layout of another script, such as Thai, types its own letters: the place on the keyboard
 * names the Latin one.
 */
export function shortcutKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (key.length !== 1 || key <= '~') return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  const place = PLACES.exec(code)?.[1] ?? key;
  return shiftKey ? place : place.toLowerCase();
}
