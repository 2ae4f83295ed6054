/**
 * The password typed at login, held only in memory until the first change, so that a member who must choose a new one
 * need not type the old one again (Z-47). Cleared after five minutes and when the page is left.
 */
let held: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const HELD_MS = 5 * 60_000;

export function holdPassword(password: string): void {
  held = password;
  clearTimeout(timer);
  timer = setTimeout(forgetPassword, HELD_MS);
}

export function heldPassword(): string | null {
  return held;
}

export function forgetPassword(): void {
  held = null;
  clearTimeout(timer);
}
