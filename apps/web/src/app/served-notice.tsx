import { renderToString } from 'react-dom/server';
import { noticesQuery } from '../features/content/api/notices.ts';
import { DailyIsland, type DailyIslandProps } from '../features/content/ui/daily-island.tsx';
import { loadGroups } from '../shared/i18n/catalogues.ts';
import type { PageRoute } from './routes/route.ts';

/**
 * Markup of the daily notice, closed, which comes with home: opened by the page's loader it is part of the first paint. Empty
 * for other pages, under a dialog, and where there is none. Its texts come with it, not with the page's scripts.
 */
export async function renderNotice({ page, dialog }: PageRoute, around: Omit<DailyIslandProps, 'entries' | 'isEnough'>): Promise<string> {
  if (page !== 'home/home-page' || dialog !== undefined) return '';
  const entries = around.queryClient.getQueryData(noticesQuery().queryKey)?.popup ?? [];
  if (entries.length === 0) return '';
  await loadGroups(around.i18n, ['content']);
  // React would have its picture fetched before the page's own style sheet.
  return renderToString(<DailyIsland entries={entries} {...around} />).replace(/^(<link rel="preload"[^>]*>)+/, '');
}
