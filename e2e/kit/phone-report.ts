import type { Page } from '@playwright/test';
import type { Visit } from './browser.ts';

/** Maximum delay that an unresponsive page may add to the end of a failed test. */
const ANSWER_MS = 5000;

/**
 * Describes a phone for the report of a failed test: address, console, requests of the document and the accessible
 * tree. Nothing is recorded beforehand, because recording costs every test and only failing ones need it.
 */
export async function describePhone({ page, messages }: Visit): Promise<string> {
  const tree = page.locator('body').ariaSnapshot({ timeout: ANSWER_MS });
  return [
    page.url(),
    ...section('Console', messages),
    ...section('Requests of the document', await inTime(requestsOf(page))),
    ...section('Accessible tree', await inTime(tree.then((text) => [text]))),
  ].join('\n');
}

const section = (title: string, lines: string[]) => ['', `## ${title}`, ...lines];

/** Start in milliseconds, status (0 while there is none), duration and address of each request. */
function requestsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ startTime, responseStatus, duration, name }) =>
        `${Math.round(startTime)} ms: ${responseStatus} in ${Math.round(duration)} ms ${name}`,
    ),
  );
}

/** Replaces a result that fails or takes too long with a line that states that. */
function inTime(answer: Promise<string[]>): Promise<string[]> {
  return Promise.race([
    answer.catch((error: unknown) => [String(error)]),
    new Promise<string[]>((resolve) => {
      setTimeout(() => resolve(['The page did not answer']), ANSWER_MS).unref();
    }),
  ]);
}
