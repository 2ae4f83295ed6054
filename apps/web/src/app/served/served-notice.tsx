import { renderToString } from 'react-dom/server';
import { noticesQuery } from '../../features/content/announcements/api/notices.ts';
import { DailyIsland, type DailyIslandProps } from '../../features/content/daily/ui/daily-island.tsx';
import { loadGroups } from '../../shared/i18n/catalogues.ts';
import type { PageRoute } from '../page-route.ts';

/**
 * Markup of the daily notice, closed, which is sent with home. The page's loader opens it, so that it is part of the
 * first paint. Empty for other pages, under a dialog, and when there is no notice. Includes its texts, so it does not
 * wait for the page's scripts.
 */
export async function renderNotice(
  { page, dialog }: PageRoute,
  around: Omit<DailyIslandProps, 'entries' | 'isEnough'>,
): Promise<string> {
  if (page !== 'home' || dialog !== undefined) return '';
  const lists = around.queryClient.getQueryData(noticesQuery().queryKey);
  if (lists === undefined || lists.popup.length === 0) return '';
  const known = rendered.get(lists) ?? new Map<string, string>();
  rendered.set(lists, known);
  const key = `${around.locale.tag} ${around.imageHost}`;
  let notice = known.get(key);
  if (notice === undefined) {
    await loadGroups(around.i18n, ['content']);
    // React adds a preload link that would fetch the notice's picture before the page's style sheet.
    notice = renderToString(<DailyIsland entries={lists.popup} {...around} />).replace(
      /^(<link rel="preload"[^>]*>)+/,
      '',
    );
    known.set(key, notice);
  }
  return notice;
}

/** Markup that is the same for everyone, cached for as long as the underlying answer is shared. */
const rendered = new WeakMap<object, Map<string, string>>();
