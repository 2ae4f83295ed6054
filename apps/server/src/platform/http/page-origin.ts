const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Where the page of a call stands, so that who was sent elsewhere comes back to where they are logged in. Only
 * addresses of our own: the public one, and on a developer's machine its other names at the same port. Whatever else
 * is claimed gives the public one.
 * @param claimed the header `Origin`
 */
export function pageOrigin(claimed: string | undefined, publicOrigin: string): string {
  if (claimed === undefined || claimed === publicOrigin || !URL.canParse(claimed)) return publicOrigin;
  const [page, own] = [new URL(claimed), new URL(publicOrigin)];
  const isOtherName =
    LOOPBACK.has(own.hostname) &&
    LOOPBACK.has(page.hostname) &&
    page.port === own.port &&
    page.protocol === own.protocol;
  return isOtherName ? page.origin : publicOrigin;
}
