import type { BrowserContext, Page, Route } from '@playwright/test';

/** Ends an interception once pending requests have been answered; throws the first error of a handler. */
export type Stop = () => Promise<void>;
type Fulfilment = NonNullable<Parameters<Route['fulfill']>[0]>;

interface Interception {
  /** Errors thrown by handlers while their page was open. */
  failures: unknown[];
}
const interceptionsOf = new WeakMap<BrowserContext, Interception[]>();

/**
 * Passes matching requests of a page or a phone to `handle`, all or the first `times`. It is the only way for a journey
 * to intercept requests (the linter rejects `route` elsewhere). A handler may outlive its page or its request. A
 * handler that throws makes its journey fail, on stop or when the phone is closed.
 */
export async function intercept(
  on: Page | BrowserContext,
  url: string | RegExp,
  handle: (route: Route) => Promise<void>,
  { times = Infinity } = {},
): Promise<Stop> {
  const interception: Interception = { failures: [] };
  const running = new Set<Promise<void>>();
  const context = 'context' in on ? on.context() : on;
  interceptionsOf.set(context, [...(interceptionsOf.get(context) ?? []), interception]);
  let left = times;
  const listener = async (route: Route) => {
    if (left-- <= 0) return route.fallback();
    const work = run(handle, route, interception);
    running.add(work);
    await work;
    running.delete(work);
  };
  await on.route(url, listener);
  return async () => {
    left = 0;
    // When the last handler is removed, the browser cancels pending requests.
    await Promise.all(running);
    await on.unroute(url, listener);
    throwFirst([interception]);
  };
}

/** Changes the server's response: `change` modifies the body in place. */
export function changeAnswer<Body>(page: Page, url: string | RegExp, change: (body: Body) => void): Promise<Stop> {
  return intercept(page, url, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Body;
    change(body);
    await route.fulfill({ response, json: body });
  });
}

/** Responds in place of the server; a function is called for every request. */
export function answerWith(
  on: Page | BrowserContext,
  url: string | RegExp,
  answer: Fulfilment | (() => Fulfilment),
  options: { times?: number } = {},
): Promise<Stop> {
  return intercept(on, url, (route) => route.fulfill(typeof answer === 'function' ? answer() : answer), options);
}

/** An error response of the server. */
export const refusal = (errorCode: string, status = 200, value: unknown = null) => ({
  status,
  json: { success: false, value, errorCode, message: '' },
});

export interface Hold {
  /** Releases held requests, and lets later ones pass. */
  release(): void;
  stop: Stop;
}

/** Holds requests until they are released; then they go to the server or get `answer`. */
export async function hold(
  page: Page,
  url: string | RegExp,
  { answer = (route: Route) => route.continue(), times = Infinity } = {},
): Promise<Hold> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = await intercept(
    page,
    url,
    async (route) => {
      await promise;
      await answer(route);
    },
    { times },
  );
  return {
    release: resolve,
    stop: () => {
      resolve();
      return stop();
    },
  };
}

/** Throws the first error of a handler of a closed phone. */
export function throwFailures(context: BrowserContext): void {
  throwFirst(interceptionsOf.get(context) ?? []);
}

async function run(handle: (route: Route) => Promise<void>, route: Route, { failures }: Interception): Promise<void> {
  try {
    await handle(route);
  } catch (error) {
    if (/has been closed|context disposed|has been disposed/.test(String(error))) return;
    failures.push(error);
    // The page gets a response too; after a handler that had already responded, the abort fails and is ignored.
    await route.abort().catch(() => undefined);
  }
}

function throwFirst(interceptions: Interception[]): void {
  for (const { failures } of interceptions) if (failures.length > 0) throw failures.shift();
}
