import { useEffect } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import type { PageRoute } from '../routes/route.ts';

/** Keeps the document's title with the page. */
export function useDocument(route: PageRoute, merchantName: string): void {
  const t = useText();
  const title = route.titleKey === undefined ? merchantName : `${t(route.titleKey)} · ${merchantName}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
