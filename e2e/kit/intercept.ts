import type { BrowserContext, Page, Route } from '@playwright/test';

/** Ends an interception once the requests under way are answered; throws what went wrong in one of them. */
export type Stop = () => Promise<void>;
type Fulfilment = NonNullable<Parameters<Route['fulfill']>[0]>;

interface Interception {
  /** What a handler threw while its page was there. */
  failures: unknown[];
}
const interceptionsOf = new WeakMap<BrowserContext, Interception[]>();

/**
 * Sends the requests of a page or a phone that match through `handle`, all or the first so many. It is the one way for
 * a journey to stand between page and server (the linter refuses `route` elsewhere): a handler may outlive its page and
 * even what it was asked for, and one that fails fails its own journey, when it is stopped or the phone is closed.
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
    // The browser takes back what is still under way when the last handler is taken away.
    await Promise.all(running);
    await on.unroute(url, listener);
    throwFirst([interception]);
  };
}

/** Changes what the server answers: `change` alters the body in place. */
export function changeAnswer<Body>(page: Page, url: string | RegExp, change: (body: Body) => void): Promise<Stop> {
  return intercept(page, url, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Body;
    change(body);
    await route.fulfill({ response, json: body });
  });
}

/** Answers in the place of the server; a function is asked at every request. */
export function answerWith(
  on: Page | BrowserContext,
  url: string | RegExp,
  answer: Fulfilment | (() => Fulfilment),
  options: { times?: number } = {},
): Promise<Stop> {
  return intercept(on, url, (route) => route.fulfill(typeof answer === 'function' ? answer() : answer), options);
}

/** A refusal of the server to answer with. */
export const refusal = (errorCode: string, status = 200, value: unknown = null) => ({
  status,
  json: { success: false, value, errorCode, message: '' },
});

export interface Hold {
  /** Lets the requests go that wait and those that come later. */
  release(): void;
  stop: Stop;
}

/** Holds requests back until they are released; then they go to the server or get `answer`. */
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

/** Throws what went wrong in a handler of a phone that is closed. */
export function throwFailures(context: BrowserContext): void {
  throwFirst(interceptionsOf.get(context) ?? []);
}

async function run(handle: (route: Route) => Promise<void>, route: Route, { failures }: Interception): Promise<void> {
  try {
    await handle(route);
  } catch (error) {
    if (/has been closed|context disposed/.test(String(error))) return;
    failures.push(error);
    // The page has an answer too; a handler that failed after its own has nothing left to say.
    await route.abort().catch(() => undefined);
  }
}

function throwFirst(interceptions: Interception[]): void {
  for (const { failures } of interceptions) if (failures.length > 0) throw failures.shift();
}
