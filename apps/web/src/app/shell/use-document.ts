import { useEffect } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { useBrowserLayoutEffect } from '../../shared/use-browser-layout-effect.ts';
import { HOME_PAGE, titleKeyOf, type PageRoute } from '../page-route.ts';

/** Keeps the document's title in line with the page, and removes the server's download bar when home is left. */
export function useDocument(route: PageRoute, merchantName: string): void {
  const t = useText();
  const key = titleKeyOf(route, useSearchParams());
  const title = key === undefined ? merchantName : `${t(key, { name: merchantName })} · ${merchantName}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const isHome = route.page === HOME_PAGE;
  // Before the next paint: removed later, it would move a page that is already shown.
  useBrowserLayoutEffect(() => {
    if (!isHome) document.querySelector('#bar > [data-served]')?.remove();
  }, [isHome]);
}
