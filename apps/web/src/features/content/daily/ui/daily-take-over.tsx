import { useImageHost } from '@fairlot/ui';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { loadGroups } from '../../../../shared/i18n/catalogues.ts';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useSessionStore } from '../../../../shared/session/use-session.ts';
import type { Announcement } from '../../announcements/api/notices.ts';
import { DAILY_SLOT } from '../model/daily-shown.ts';
import { useMarkRead } from '../../announcements/model/use-mark-read.ts';

/** Takes over the notice that came with the page; answers whether there was one. Closed by then, it counts as read. */
export function useTakeOver(): (entries: readonly Announcement[]) => boolean {
  const root = useRef<Root | null>(null);
  const { i18n } = useLingui();
  const around = {
    i18n,
    queryClient: useQueryClient(),
    session: useSessionStore(),
    locale: useLocale(),
    imageHost: useImageHost(),
  };
  const markRead = useMarkRead();
  const latest = useRef({ around, markRead });
  useEffect(() => {
    latest.current = { around, markRead };
  });
  // A root must not end while another one is at work.
  useEffect(() => () => void setTimeout(() => root.current?.unmount()), []);

  return useCallback((entries) => {
    const slot = document.getElementById(DAILY_SLOT);
    const dialog = slot?.querySelector('dialog');
    if (!slot || !dialog) return false;
    const take = async () => {
      const [{ DailyIsland }] = await Promise.all([
        import('./daily-island.tsx'),
        loadDailyNeeds(latest.current.around.i18n),
      ]);
      if (dialog.open && slot.isConnected) {
        slot.dataset['live'] = '';
        // At once, or a press in between would be nobody's.
        flushSync(() => {
          root.current = hydrateRoot(
            slot,
            <DailyIsland
              entries={entries}
              isEnough={slot.querySelector('input')?.checked ?? true}
              {...latest.current.around}
            />,
          );
        });
        return;
      }
      if (entries[0] !== undefined) latest.current.markRead(entries[0].id);
    };
    // Without a network it stays as it came: it can be read and closed.
    take().catch(console.debug);
    return true;
  }, []);
}

/** Texts of the notice and the cleaner of its HTML; who has seen it in this session fetches none of them. */
export async function loadDailyNeeds(i18n: I18n): Promise<void> {
  const [{ loadCleaner }] = await Promise.all([
    import('../../rich-text/ui/html-body.tsx'),
    loadGroups(i18n, ['content']),
  ]);
  await loadCleaner();
}
