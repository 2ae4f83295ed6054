import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { Client } from '@fairlot/testkit/client';
import { expect } from './expect.ts';
import { throwFailures } from './intercept.ts';

/** Size of a phone's screen. */
export const PHONE = { width: 390, height: 844 } as const;
/** A picture for uploads: a green rectangle, 24 by 18. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAASCAYAAABB7B6eAAAABHNCSVQICAgIfAhkiAAAAAFzUkdCAK7OHOkAAAAjSURBVDiN' +
    'Y2RYVf6fgYaAiZaGj1owasGoBaMWjFowagEMAAD58wJEaUEcZQAAAABJRU5ErkJggg==',
  'base64',
);

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors and uncaught errors. The test that opened the phone fails if there are any at its end. */
  errors: string[];
  /** All console messages. */
  messages: string[];
  close(): Promise<void>;
}

/** The phones of a worker. */
export interface Phones {
  /** All open phones, including those opened before the test. */
  all(): Visit[];
  /** The returned function closes the phones opened since, and throws if one of them had an unexpected error. */
  beginTest(): () => Promise<void>;
}

export interface VisitOptions {
  javaScriptEnabled?: boolean;
  colorScheme?: 'light' | 'dark';
  dailyNotice?: boolean;
  userAgent?: string;
  hasWorker?: boolean;
  hasMotion?: boolean;
  /** Set if a test breaks something on purpose or checks `errors` itself. */
  expectsErrors?: boolean;
}

/** The worker's browser; every file of the worker opens its phones in it. */
let browser: Browser | undefined;
const originOf = new WeakMap<BrowserContext, string>();
/** Open phones, and whether their errors are expected. */
const phones = new Map<Visit, boolean>();

/** Makes `visit` open its phones in this browser. */
export function usePhones(own: Browser): Phones {
  browser = own;
  return {
    all: () => [...phones.keys()],
    beginTest: () => {
      const before = new Set(phones.keys());
      return () => closeOwnPhones(before);
    },
  };
}

/**
 * Opens a new phone with its own storage and cookies, on top of the options of playwright.config.ts. The daily notice
 * counts as seen unless a test asks for it.
 */
export async function visit(
  origin: string,
  { dailyNotice = false, hasWorker = false, hasMotion = false, expectsErrors = false, ...options }: VisitOptions = {},
): Promise<Visit> {
  if (browser === undefined) throw new Error('visit() needs the `test` of e2e/kit/test.ts');
  const context = await browser.newContext({
    baseURL: origin,
    ...(hasWorker && { serviceWorkers: 'allow' }),
    ...(hasMotion && { reducedMotion: 'no-preference' }),
    ...options,
  });
  if (!dailyNotice)
    await context.addInitScript(
      () => location.protocol.startsWith('http') && sessionStorage.setItem('NOTICE_POP', '1'),
    );
  originOf.set(context, origin);
  const page = await context.newPage();
  const errors: string[] = [];
  const messages: string[] = [];
  page.on('console', (message) => {
    messages.push(`${message.type()}: ${message.text()}`);
    if (message.type() === 'error' && !isRefusal(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${String(error)}`));
  const phone: Visit = {
    page,
    context,
    errors,
    messages,
    close: async () => {
      phones.delete(phone);
      await context.close();
      throwFailures(context);
    },
  };
  phones.set(phone, expectsErrors);
  return phone;
}

async function closeOwnPhones(before: ReadonlySet<Visit>): Promise<void> {
  const own = [...phones].filter(([phone]) => !before.has(phone));
  const errors = own.flatMap(([phone, expectsErrors]) => (expectsErrors ? [] : phone.errors));
  await Promise.all(own.map(([phone]) => phone.close()));
  expect(errors, 'errors in the console of the phones').toEqual([]);
}

/** Closes every phone; the browser stays open for the next file. */
export async function closePhones(): Promise<void> {
  phones.clear();
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

/**
 * The browser itself reports every response of 400 and above; those are expected from the product and are not errors of
 * the page.
 */
function isRefusal(text: string): boolean {
  return text.startsWith('Failed to load resource');
}

/** Opens an address and waits until the app has hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Waits until React has committed the hydration. Before that, React still compares the document with its own tree, and
 * an element that a test adds is a difference.
 */
export async function hydrated(page: Page): Promise<void> {
  // React has no public sign of this. Uncommitted nodes of its tree have the flags Placement (2) or Hydrating (4096).
  await page.waitForFunction(() => {
    interface Fiber {
      flags: number;
      alternate: Fiber | null;
      return: Fiber | null;
      stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
    }
    // The page's own content is hydrated last.
    const element = document.querySelector('main > *');
    const [, first] = Object.entries(element ?? {}).find(([key]) => key.startsWith('__reactFiber$')) ?? [];
    for (let fiber = first as Fiber | null | undefined; fiber; fiber = fiber.return) {
      if (fiber.return === null) return !fiber.stateNode.current.memoizedState.isDehydrated;
      if (fiber.alternate === null && (fiber.flags & 4098) !== 0) return false;
    }
    return false;
  });
}

/** Waits until the page has loaded the code that handles load failures, which comes after everything else. */
export async function recoverable(page: Page): Promise<void> {
  const address = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/load-again'))?.name,
  );
  // Passed as text, for the browser's own `import`; it resolves when the part's dependencies are loaded too.
  await page.evaluate(`import(${JSON.stringify(await address.jsonValue())}).then(() => undefined)`);
}

/** Clicks a link to another page of the app, which loads no document. */
export async function pressLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, path);
}

/** Opens another page of the app without loading a document. */
export async function follow(page: Page, path: string): Promise<void> {
  await pressLink(page, path);
  await page.waitForURL((url) => url.pathname + url.search === path);
}

/** Opens a page from settings, so that it requests its data itself instead of finding it in the document. */
export async function followFromSettings(page: Page, path: string): Promise<void> {
  await open(page, '/m/set');
  await follow(page, path);
}

/** Logs in through the dialog; `login` is faster for journeys that are not about the log-in. */
export async function logInByDialog(page: Page, username: string, password: string): Promise<void> {
  await open(page, '/m/login');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Logs in with the page's calls, without its dialog, and opens a page of the app. */
export async function login(page: Page, username: string, password: string, path = '/m/home'): Promise<void> {
  const origin = originOf.get(page.context()) ?? '';
  const client = new Client(origin, { 'user-agent': await page.evaluate(() => navigator.userAgent) });
  const answer = await client.login(username, password);
  if (!answer.success) throw new Error(`${username} was refused: ${answer.text}`);
  const { token, userName, customerType, firstTimeLogin } = answer.value;
  await page
    .context()
    .addCookies([{ name: 'fairlot_sid', value: client.cookie ?? '', url: origin, httpOnly: true, sameSite: 'Lax' }]);
  // Any small document of the product provides access to its storage.
  await page.goto('/favicon.svg');
  await page.evaluate(
    (info) => sessionStorage.setItem('MC_SESSION_INFO', info),
    JSON.stringify({ token, merchantCode: 'fairlot', userName, type: customerType, firstTimeLogin }),
  );
  // A page that finds a session renews it.
  const renewed = page.waitForResponse('**/wps/session/renew');
  await open(page, path);
  await renewed;
}

/** Waits until a picture has loaded. */
export const loaded = (picture: Locator): Promise<void> =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

/** The path of the current page. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Expects nothing to be wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
