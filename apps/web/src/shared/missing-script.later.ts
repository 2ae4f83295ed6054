/** Address of the script of this site that an import could not fetch, as Chromium and Firefox name it in the error. */
export function missingScript(error: unknown): string | undefined {
  const address = /https?:\S+\.js/.exec(String(error))?.[0];
  return address?.startsWith(location.origin) ? address : undefined;
}

/**
 * The same script under another address: Chromium keeps the failure of the first for as long as the document stands.
 */
export function importAnew<T>(address: string): Promise<T> {
  return import(/* @vite-ignore */ `${address}?${Date.now()}`) as Promise<T>;
}

/**
 * Imports a part once more, and tells that it was missing as event `missing`. @throws the first failure or the second
 */
export async function importAfter<T>(failure: unknown): Promise<T> {
  const address = missingScript(failure);
  if (address === undefined) throw failure;
  dispatchEvent(new CustomEvent('missing', { detail: address }));
  return importAnew(address);
}

/** Whether a deploy took a script away: the server answers and does not have it. False when nobody answers. */
export async function isTakenAway(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}
