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

/**
 * Hydrates the server-rendered notice; returns whether there was one. If it has been closed by then, it is marked as
 * read.
 */
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
  // A root must not be unmounted while another root renders.
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
        // Synchronously; a click before the hydration would be lost otherwise.
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
    // Offline it stays as the server rendered it: it can be read and closed.
    take().catch(console.debug);
    return true;
  }, []);
}

/** Loads the texts of the notice and the HTML cleaner; skipped when the notice was already shown in this session. */
export async function loadDailyNeeds(i18n: I18n): Promise<void> {
  const [{ loadCleaner }] = await Promise.all([
    import('../../rich-text/ui/html-body.tsx'),
    loadGroups(i18n, ['content']),
  ]);
  await loadCleaner();
}
