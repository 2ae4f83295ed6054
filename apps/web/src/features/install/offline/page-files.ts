/** Paths of the style sheets in force. */
export function pathsOfStyles(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => {
    const { pathname, search } = new URL(href);
    return pathname + search;
  });
}
