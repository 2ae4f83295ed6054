import { useEffect } from 'react';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { useBrowserLayoutEffect } from '../../shared/use-browser-layout-effect.ts';
import { HOME_PAGE, titleKeyOf, type PageRoute } from '../page-route.ts';

/** Keeps the document's title in line with the page, and removes the server's download bar when home is left. */
export function useDocument(route: PageRoute, merchantName: string): void {
  const own = usePageTitle(route);
  const title = own === undefined || own === merchantName ? merchantName : `${own} · ${merchantName}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const isHome = route.page === HOME_PAGE;
  // Before the next paint: removed later, it would move a page that is already shown.
  useBrowserLayoutEffect(() => {
    if (!isHome) document.querySelector('#bar > [data-served]')?.remove();
  }, [isHome]);
}

/**
 * Title of the page, if it has one. Titles are among the texts of their page: without a network these may be missing,
 * and the merchant's name takes their place.
 */
export function usePageTitle(route: PageRoute): string | undefined {
  const t = useText();
  const { merchantName: name } = useSettings();
  const key = titleKeyOf(route, useSearchParams());
  if (key === undefined) return undefined;
  const title = t(key, { name });
  return title === key ? name : title;
}
