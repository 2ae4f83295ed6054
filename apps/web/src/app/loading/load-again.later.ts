import { isMoneyMoving } from '../../shared/api/transport.ts';
import { importAnew, isTakenAway, missingScript } from '../../shared/missing-script.later.ts';

/** Delays between the retries, milliseconds. */
const WAITS_MS = [500, 1500, 4000];
const RENEWED_KEY = 'renewed';
/** Interval of the check whether a request that moves money is still pending, milliseconds. */
const LOOK_MS = 100;

/** A page's script or data could not be loaded, for example while offline. A later retry may succeed. */
class PageUnavailable extends Error {
  override name = 'PageUnavailable';
}

/** Logs that a page's code could not be loaded and retries a few times. @throws PageUnavailable */
export async function loadAgain<T>(load: () => Promise<T>, failure: unknown): Promise<T> {
  let attempt = load;
  let error = failure;
  for (const waitMs of WAITS_MS) {
    console.error('A page could not be loaded', error);
    const address = await renewIfTaken(error);
    if (address?.endsWith('.js')) attempt = () => importAnew(address);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    try {
      return await attempt();
    } catch (next) {
      error = next;
    }
  }
  return giveUp(error);
}

/** Ends the retries: reloads the document if a deploy removed the script, else throws. @throws PageUnavailable */
export async function giveUp(failure: unknown): Promise<never> {
  await renewIfTaken(failure);
  throw new PageUnavailable('what a page needs could not be loaded', { cause: failure });
}

/**
 * Reloads the document once per script when a deploy has removed that script; retries could never succeed. The address
 * bar already shows the wanted page. Waits while money moves, because a reload would lose the response.
 * @returns the script's address when a retry may still succeed
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
