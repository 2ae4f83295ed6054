import type { ArtOptions } from '@fairlot/ui/art';
import { ArtProvider, ToastProvider } from '@fairlot/ui';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { type ServedClosure, ServedClosureContext } from '../features/site/model/served-closure.ts';
import { RenderTimeContext } from '../shared/clock/use-now.ts';
import type { SessionStore } from '../shared/session/session-store.ts';
import { SessionContext } from '../shared/session/use-session.ts';
import type { PageRouter } from '../shared/navigation/page-router.ts';
import { RoutedApp } from './routed/routed-app.tsx';

export interface AppProps {
  router: PageRouter;
  i18n: I18n;
  queryClient: QueryClient;
  session: SessionStore;
  renderedAt: number;
  /** The art generator on the server; null in the browser. */
  drawArt: ((options: ArtOptions) => string) | null;
  /** Origin of catalogue pictures; empty when this site serves them. */
  imageHost: string;
  /** Omitted if no server has rendered the page. */
  served?: ServedClosure;
}

/** The whole app around a loaded router: the same tree on the server and in the browser. */
export function App({ router, i18n, queryClient, session, renderedAt, drawArt, imageHost, served }: AppProps) {
  return (
    <RenderTimeContext value={renderedAt}>
      <ArtProvider render={drawArt} host={imageHost}>
        <SessionContext value={session}>
          <I18nProvider i18n={i18n}>
            <QueryClientProvider client={queryClient}>
              <ToastProvider>
                <ServedClosureContext value={served ?? null}>
                  <RoutedApp router={router} />
                </ServedClosureContext>
              </ToastProvider>
            </QueryClientProvider>
          </I18nProvider>
        </SessionContext>
      </ArtProvider>
    </RenderTimeContext>
  );
}
