import { expect, it, onTestFinished } from 'vitest';
import type { Call, Network } from './network.ts';

/** Vitest's test with Playwright's steps, whose titles may name matrix rows. */
export const test = Object.assign(it.extend({}), {
  step: async <T>(title: string, work: () => T | Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Error) error.message = `${title}: ${error.message}`;
      throw error;
    }
  },
});

/**
 * Notes what `read` returns now and after every change of the page: a slow machine would miss a state that lasts less
 * than a second.
 */
export function noteStates<State>(read: () => State): () => readonly State[] {
  const states = [read()];
  const observer = new MutationObserver(() => void states.push(read()));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  return () => states;
}

/** Returns the first call to `path` that the page makes after `press`. */
export async function callOf(page: { network: Network }, path: string, press: () => Promise<unknown>): Promise<Call> {
  const before = page.network.to(path).length;
  await press();
  await expect.poll(() => page.network.to(path).length, { message: path }).toBeGreaterThan(before);
  const [call] = page.network.to(path).slice(before);
  if (call === undefined) throw new Error(`No call of ${path}`);
  return call;
}

/** The query of a call. */
export const queryOf = ({ url }: Call): Record<string, string> => Object.fromEntries(url.searchParams);
