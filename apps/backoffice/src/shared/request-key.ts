/**
 * A key per request: the same request again has the same key, so that a repeated click asks once; another request has
 * its own.
 */
export function createRequestKeys(): (request: readonly string[]) => string {
  const keys = new Map<string, string>();
  return (request) => {
    const text = JSON.stringify(request);
    const key = keys.get(text) ?? newRequestKey();
    keys.clear();
    keys.set(text, key);
    return key;
  };
}

/** Another key for every call. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
