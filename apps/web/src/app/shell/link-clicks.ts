import type { MouseEvent } from 'react';
import type { Go } from '../../shared/navigation/use-go.ts';
import { routeOf } from '../route-table.ts';

/** Address of the app that a plain press on a link leads to; null when the browser should follow the link itself. */
export function appAddressOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (anchor === null || anchor.target !== '' || anchor.hasAttribute('download') || anchor.origin !== location.origin) return null;
  return routeOf(anchor.pathname) === undefined ? null : anchor.pathname + anchor.search + anchor.hash;
}

/** Turns presses on links of the app into navigations; dialogs over home keep the scroll position. */
export function followLinks(go: Go): (event: MouseEvent) => void {
  return (event) => {
    const address = appAddressOf(event);
    if (address === null) return;
    event.preventDefault();
    const isDialog = routeOf(address.split(/[?#]/)[0] ?? '')?.dialog !== undefined;
    go(address, { keepScroll: isDialog });
  };
}
