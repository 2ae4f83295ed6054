/** Whether an address is on this site: a path from the root that no browser interprets as another host. */
export function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(url);
}

/** Whether a link target is allowed: a path of this site or an https address. */
export function isSafeLink(url: string): boolean {
  return isOwnPath(url) || isPlainHttps(url);
}

/** Whether a picture source is allowed: this site or one of the image hosts, which are https origins. */
export function isSafeImage(url: string, imageHosts: readonly string[]): boolean {
  return isOwnPath(url) || (isSafeLink(url) && imageHosts.includes(new URL(url).origin));
}

/** Rejects user info: `https://bank.example@evil.example` shows one host and opens another. */
function isPlainHttps(url: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/i.test(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === '' && password === '';
}
