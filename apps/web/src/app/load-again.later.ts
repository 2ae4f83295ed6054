import { isMoneyMoving } from '../shared/api/transport.ts';
import { importAnew, isTakenAway, missingScript } from '../shared/missing-script.later.ts';

/** Waits between the tries, milliseconds. */
const WAITS_MS = [500, 1500, 4000];
const RENEWED_KEY = 'renewed';
/** How often is looked whether an answer about money has come. */
const LOOK_MS = 100;

/** What a page needs could not be had, such as without a network; it may come at another try. */
class PageUnavailable extends Error {
  override name = 'PageUnavailable';
}

/** Logs that the code of a page could not be loaded and tries it a few times more. @throws PageUnavailable */
export async function loadAgain<T>(load: () => Promise<T>, failure: unknown): Promise<T> {
  let attempt = load;
  let error = failure;
  for (const waitMs of WAITS_MS) {
    console.error('A page could not be loaded', error);
    const address = await renewIfTaken(error);
    if (address !== undefined) attempt = () => importAnew(address);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    try {
      return await attempt();
    } catch (next) {
      error = next;
    }
  }
  return giveUp(error);
}

/** The end of loading: a new document where that helps. @throws PageUnavailable */
export async function giveUp(failure: unknown): Promise<never> {
  await renewIfTaken(failure);
  throw new PageUnavailable('what a page needs could not be loaded', { cause: failure });
}

/**
 * What a deploy took away never comes: the document is loaded anew, once for each script; the address in the bar is
 * that of the wanted page by now. Never while money moves: its answer would be lost.
 * @returns the script's address where it may still come
 */
async function renewIfTaken(error: unknown): Promise<string | undefined> {
  const address = missingScript(error);
  if (address !== undefined && sessionStorage.getItem(RENEWED_KEY) !== address && (await isTakenAway(address))) {
    sessionStorage.setItem(RENEWED_KEY, address);
    while (isMoneyMoving()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    location.reload();
    await new Promise(() => undefined);
  }
  return address;
}
