/**
 * Address of the script or style sheet that could not be fetched from this site, taken from the error text of Chromium
 * and Firefox.
 */
export function missingScript(error: unknown): string | undefined {
  const address = /https?:\S+\.(?:js|css)/.exec(String(error))?.[0];
  return address?.startsWith(location.origin) ? address : undefined;
}

/**
 * Imports the same script under a different address, because Chromium caches the failure of an address until the
 * document is left.
 */
export function importAnew<T>(address: string): Promise<T> {
  return import(/* @vite-ignore */ `${address}?${Date.now()}`) as Promise<T>;
}

/** Retries an import once, and reports its script in the event `missing`. @throws the first or second error */
export async function importAfter<T>(failure: unknown): Promise<T> {
  const address = missingScript(failure);
  if (address === undefined) throw failure;
  dispatchEvent(new CustomEvent('missing', { detail: address }));
  return importAnew(address);
}

/** Whether a deploy removed a script: the server responds and does not have it. False when there is no response. */
export async function isTakenAway(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}
