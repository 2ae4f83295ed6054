import { ArtProvider } from '@fairlot/ui';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { LocaleContext, type Locale } from '../../../../shared/i18n/locale-context.ts';
import type { SessionStore } from '../../../../shared/session/session-store.ts';
import { SessionContext } from '../../../../shared/session/use-session.ts';
import type { Announcement } from '../../announcements/api/notices.ts';
import DailyDialog from './daily-dialog.tsx';

export interface DailyIslandProps {
  entries: readonly Announcement[];
  isEnough?: boolean;
  i18n: I18n;
  queryClient: QueryClient;
  session: SessionStore;
  locale: Locale;
  imageHost: string;
}

/**
 * The daily notice as a separate React root: the server renders it into home, and the browser hydrates it when its code
 * is loaded.
 */
export function DailyIsland({ entries, isEnough, i18n, queryClient, session, locale, imageHost }: DailyIslandProps) {
  return (
    <LocaleContext value={locale}>
      <ArtProvider render={null} host={imageHost}>
        <SessionContext value={session}>
          <I18nProvider i18n={i18n}>
            <QueryClientProvider client={queryClient}>
              <DailyDialog entries={entries} {...(isEnough !== undefined && { isEnough })} />
            </QueryClientProvider>
          </I18nProvider>
        </SessionContext>
      </ArtProvider>
    </LocaleContext>
  );
}
