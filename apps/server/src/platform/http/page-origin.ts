const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * The origin of the page that makes a call, so that a user redirected elsewhere returns to the origin where they are
 * logged in. Only our own origins are accepted: the public one, and on a developer's machine its other names at the
 * same port. Any other claim yields the public origin.
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
