import { useEffect } from 'react';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { useBrowserLayoutEffect } from '../../shared/use-browser-layout-effect.ts';
import { HOME_PAGE, titleKeyOf, type PageRoute } from '../page-route.ts';

/**
 * Keeps the document's title in line with the page. Removes the server's download bar when home is left, or when a
 * closed site replaces it.
 */
export function useDocument(route: PageRoute, merchantName: string, isClosed: boolean): void {
  const own = usePageTitle(route);
  const title = own === undefined || own === merchantName ? merchantName : `${own} · ${merchantName}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const hasBar = route.page === HOME_PAGE && !isClosed;
  // Before the next paint: removed later, it would move a page that is already shown.
  useBrowserLayoutEffect(() => {
    if (!hasBar) document.querySelector('#bar > [data-served]')?.remove();
  }, [hasBar]);
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
