const HOME = '/m/home';
const ORIGIN = 'http://fairlot.invalid';

/** Validates the path to return to: only paths of this app, home otherwise. Source: Z-19. */
export function returnPath(path: string | undefined): string {
  if (path === undefined || !/^\/m(\/|$|\?)/.test(path) || !URL.canParse(path, ORIGIN)) return HOME;
  const url = new URL(path, ORIGIN);
  return url.origin === ORIGIN && url.pathname.startsWith('/m') ? url.pathname + url.search : HOME;
}
