import { useEffect } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { titleKeyOf, type PageRoute } from '../page-route.ts';

/** Keeps the document's title in line with the page. */
export function useDocument(route: PageRoute, merchantName: string): void {
  const t = useText();
  const key = titleKeyOf(route, useSearchParams());
  const title = key === undefined ? merchantName : `${t(key)} · ${merchantName}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
