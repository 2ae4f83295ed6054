/**
 * The password typed at login, held in memory alone until the first change, so that a member who must choose a new
 * one need not type the old one again (specification 2.6). Gone with the tab's page.
 */
let held: string | null = null;

export function holdPassword(password: string): void {
  held = password;
}

export function heldPassword(): string | null {
  return held;
}

export function forgetPassword(): void {
  held = null;
}
