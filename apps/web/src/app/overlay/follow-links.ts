import type { MouseEvent } from 'react';
import type { Go } from '../../shared/navigation/use-go.ts';
import type { Member } from '../../shared/session/model.ts';
import { redirectOf } from '../guard.ts';
import { routeOf } from '../route-table.ts';
import type { DialogName } from '../page-route.ts';

/**
 * Turns plain clicks on links of the app into navigations. A link to a dialog opens it over the current page without
 * changing the address (Z-08). A visitor's link to a page for members opens the log-in in the same way and continues to
 * that page.
 */
export function followLinks(
  go: Go,
  open: (dialog: DialogName, next?: string) => void,
  member: Member | null,
): (event: MouseEvent) => void {
  return (event) => {
    const address = appAddressOf(event);
    if (address === null) return;
    event.preventDefault();
    const asked = dialogOf(address, member);
    if (asked === null) go(address);
    else open(asked.dialog, asked.next);
  };
}

/**
 * The dialog to open instead of a page, because the address is the dialog's or redirects to it. Null for other pages.
 */
export function dialogOf(
  address: string,
  member: Member | null,
): { dialog: DialogName; next: string | undefined } | null {
  const url = new URL(address, 'http://fairlot.invalid');
  const search = Object.fromEntries(url.searchParams);
  const route = routeOf(url.pathname);
  const redirect = route === undefined ? null : redirectOf(route, { member, href: address, search });
  if (redirect !== null) return dialogOf(redirect, member);
  return route?.dialog === undefined ? null : { dialog: route.dialog, next: search['next'] };
}

type Press = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'> & {
  readonly target: EventTarget | null;
};

/** The app address of a clicked link; null when the browser should follow the link itself. */
export function appAddressOf(event: Press): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (anchor === null || anchor.target !== '' || anchor.hasAttribute('download') || anchor.origin !== location.origin)
    return null;
  return routeOf(anchor.pathname) === undefined || anchor.hash !== '' ? null : anchor.pathname + anchor.search;
}
