/** Paths of the page's current style sheets. */
export function pathsOfStyles(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => {
    const { pathname, search } = new URL(href);
    return pathname + search;
  });
}
