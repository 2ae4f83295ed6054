import type { Locator } from '@fairlot/testkit/page/locator';
import { onTestFinished } from 'vitest';
import type { Page, PageSite } from './open-page.testing.tsx';

/** The answer to every captcha of test servers. */
export const CAPTCHA = '24680';
export const PASSWORD = 'Winter4Rain';

export const loginDialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Log in' });
/** Types name and password into the log-in. */
export async function fillLogin(page: Page, name: string, password: string): Promise<void> {
  await loginDialogOf(page).getByRole('textbox', { name: 'Username' }).fill(name);
  await loginDialogOf(page).getByRole('textbox', { name: 'Password' }).fill(password);
}
export const submitLogin = (page: Page): Promise<void> =>
  loginDialogOf(page).getByRole('button', { name: 'Log in', exact: true }).click();

/** Ends the page's session at the server, as another device can. */
export async function endSession({ app }: PageSite, page: Page): Promise<void> {
  await app.server.inject({
    method: 'DELETE',
    url: '/wps/session/logout',
    headers: { authorization: `Bearer ${page.token()}`, cookie: page.network.cookie() },
  });
}

/** Logs out through the menu and waits until the page is a visitor's. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('dialog', { name: /log out/i });
  await question.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
}

export const box = (sheet: Locator, name: string): Locator => sheet.getByRole('textbox', { name, exact: true });
export const create = (sheet: Locator): Locator => sheet.getByRole('button', { name: 'Create account' });

/** Opens the registration dialog at one of its addresses. */
export async function openSheet(page: Page, path = '/m/register'): Promise<Locator> {
  await page.goto(path);
  const sheet = page.getByRole('dialog', { name: 'Register' });
  await box(sheet, 'Password').waitFor();
  return sheet;
}

/** Fills in both passwords and the captcha of a registration. */
export async function fillSecrets(sheet: Locator): Promise<void> {
  await box(sheet, 'Password').fill(PASSWORD);
  await box(sheet, 'Confirm password').fill(PASSWORD);
  await box(sheet, 'Captcha').fill(CAPTCHA);
}

/** Chooses the registration by mobile number, and waits until its countries are loaded. */
export async function chooseMobile(sheet: Locator): Promise<void> {
  await sheet.getByRole('tab', { name: 'Mobile', exact: true }).click();
  await sheet.getByRole('button', { name: 'Country, +84' }).waitFor();
}

/** The text below a field. */
export async function noteOf(sheet: Locator, label: string): Promise<string> {
  const id = await box(sheet, label).getAttribute('aria-describedby');
  return id === null ? '' : sheet.locator(`[id="${id}"]`).innerText();
}

/** Records every payload before it is encrypted, until the test ends. */
export function notePayloads(): () => Record<string, unknown>[] {
  const texts: string[] = [];
  // oxlint-disable-next-line unbound-method -- called with its object below
  const { encrypt } = SubtleCrypto.prototype;
  SubtleCrypto.prototype.encrypt = function note(algorithm, key, data) {
    // RSA encrypts only keys.
    if ((algorithm as Algorithm).name === 'AES-GCM') texts.push(new TextDecoder().decode(data as ArrayBuffer));
    return encrypt.call(this, algorithm, key, data);
  };
  onTestFinished(() => {
    SubtleCrypto.prototype.encrypt = encrypt;
  });
  return () => texts.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text) as Record<string, unknown>);
}

/**
 * Holds the timers of exactly `ms` that the app sets from now on; the server's run as usual.
 * @returns a function that lets the time of the held ones pass, and fails if there are none
 */
export function holdTimers(ms: number): () => void {
  const held = new Map<unknown, () => void>();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const setHeld = (work: () => void, delay?: number) => {
    const isHeld = delay === ms && isOfApp();
    const timer = set(isHeld ? () => undefined : work, delay);
    if (isHeld) held.set(timer, work);
    return timer;
  };
  globalThis.setTimeout = Object.defineProperties(setHeld, Object.getOwnPropertyDescriptors(set)) as typeof set;
  globalThis.clearTimeout = ((timer: NodeJS.Timeout) => {
    held.delete(timer);
    clear(timer);
  }) as typeof clear;
  onTestFinished(() => {
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  });
  return () => {
    // Without one the state under test would end by another timer, and the test would only wait for it.
    if (held.size === 0) throw new Error(`The app has set no timer of ${ms} ms`);
    for (const work of held.values()) work();
    held.clear();
  };
}

/** Whether the app calls, and not the server of the same process. */
function isOfApp(): boolean {
  const callers = new Error().stack?.split('\n').slice(1) ?? [];
  return /(apps\/web|packages\/ui)\//.test(callers.find((line) => !line.includes('kit.testing')) ?? '');
}
