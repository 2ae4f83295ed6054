import type { MouseEvent } from 'react';
import type { Go } from '../../shared/navigation/use-go.ts';
import { routeOf } from '../route-table.ts';
import type { DialogName } from '../page-route.ts';

/**
 * Turns plain presses on links of the app into navigations. Links to a dialog open it over home with the scroll
 * position kept, or over the page on show when that is another one.
 */
export function followLinks(
  go: Go,
  open: (dialog: DialogName, next?: string) => void,
  isHome: boolean,
): (event: MouseEvent) => void {
  return (event) => {
    const address = appAddressOf(event);
    if (address === null) return;
    event.preventDefault();
    const url = new URL(address, location.origin);
    const dialog = routeOf(url.pathname)?.dialog;
    if (dialog === undefined || isHome) go(address, { keepScroll: dialog !== undefined });
    else open(dialog, url.searchParams.get('next') ?? undefined);
  };
}

/** Address of the app that a press on a link leads to; null when the browser should follow the link itself. */
export function appAddressOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (anchor === null || anchor.target !== '' || anchor.hasAttribute('download') || anchor.origin !== location.origin)
    return null;
  return routeOf(anchor.pathname) === undefined || anchor.hash !== '' ? null : anchor.pathname + anchor.search;
}
