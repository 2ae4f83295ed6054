import { keepCurrency } from '@fairlot/money';
import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { createBrowserHistory } from '@tanstack/history';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { dropCookie, renewToken } from '../features/identity/session/api/session-calls.ts';
import { keepInstallPrompt } from '../features/install/model/use-install-prompt.ts';
import { settingsQuery } from '../features/site/api/settings.ts';
import { errorCodeOf } from '../shared/api/api-error.ts';
import { installTransport } from '../shared/api/transport.ts';
import { syncClock } from '../shared/clock/clock.ts';
import { createI18n, loadErrorTexts, loadGroups, setWording } from '../shared/i18n/catalogues.ts';
import { gameLanguageOf } from '../shared/i18n/game-language.ts';
import { watchPops } from '../shared/navigation/pop-guard.ts';
import { keepScroll } from '../shared/navigation/scroll-keeper.ts';
import { ownTask } from '../shared/own-task.ts';
import { ensureStorages } from '../shared/platform/own-storages.ts';
import { noteOwnStart } from '../shared/platform/web-clip.ts';
import { createQueryClient } from '../shared/query/query-client.ts';
import { takeServedAnswers } from '../shared/query/served-answers.ts';
import { exclusive } from '../shared/session/exclusive.ts';
import { openTabChannel } from '../shared/session/session-channel.ts';
import { createSessionStore, type SessionStore } from '../shared/session/session-store.ts';
import { App } from './app.tsx';
import { loadClosedPage, loadPage, loadPageScripts } from './loading/load-page.ts';
import type { PageData } from './page-data.ts';
import { loadPageStyles } from './loading/page-styles.ts';
import { createAppRouter } from './router.ts';

declare global {
  interface Window {
    /** Set by the loader (`apps/server/src/web/loader.ts`): buttons tapped before the app handled them, and when. */
    earlyTaps?: ReadonlyMap<HTMLButtonElement, number>;
  }
}

void start();

/** Hydrates the page in several tasks; between them the browser can handle scrolling. */
async function start(): Promise<void> {
  ensureStorages(window);
  keepInstallPrompt();
  noteOwnStart();
  await ownTask();
  const data = JSON.parse(elementOf('data').textContent) as PageData;
  const i18n = createI18n(data.language, document.documentElement.lang);
  const queryClient = createQueryClient((error) => {
    // Skipped while offline: the script cannot be fetched, and there is nothing else to do.
    if (errorCodeOf(error) !== 'offline')
      void import('./react.later.ts').then(({ react }) => react(error, queryClient, session));
  });
  takeServedAnswers(queryClient, data.queries);
  setClock(data.now);
  const { merchantCode = '', texts = {}, currency } = queryClient.getQueryData(settingsQuery().queryKey) ?? {};
  setWording(i18n, texts);
  if (currency !== undefined) keepCurrency(currency);
  const storages = { session: sessionStorage, local: localStorage };
  const session = createSessionStore(data.member, {
    merchantCode,
    storages,
    channel: openTabChannel(),
    renew: renewToken,
    dropCookie: (signal) => dropCookie({}, { signal }),
    exclusive,
  });
  forgetFormerMember(session, queryClient);
  installTransport({
    merchant: merchantCode,
    language: () => i18n.locale,
    token: () => session.get().token,
    member: () => session.get().member?.userName ?? null,
    recover: session.recover,
    gameLanguage: () => gameLanguageOf(queryClient.getQueryData(settingsQuery().queryKey), i18n.locale),
    onSlow: () => dispatchEvent(new Event('slow')),
  });
  await ownTask();
  watchPops();
  const router = createAppRouter({ history: createBrowserHistory(), i18n, session });
  await ownTask();
  await router.load();
  keepScroll(router);
  const served = { closure: data.closure, Page: data.closure === null ? null : await loadServed(i18n) };
  await ownTask();
  // The first formatter of each kind loads the language data, which takes up to a third of the page's start time.
  new Intl.NumberFormat(document.documentElement.lang);
  await ownTask();
  new Intl.DateTimeFormat(document.documentElement.lang);
  await ownTask();
  // A transition renders in slices: the page scrolls and handles taps meanwhile, and taps have priority.
  startTransition(() => {
    hydrateRoot(
      elementOf('app'),
      <App
        router={router}
        i18n={i18n}
        queryClient={queryClient}
        session={session}
        renderedAt={data.now}
        drawArt={null}
        imageHost={data.imageHost}
        served={served}
      />,
    );
  });
  repeatEarlyTaps();
  loadErrorTexts(i18n);
  // Makes the first navigation faster; if it fails, that navigation fetches both again. Parts of home that appear later
  // also use these styles.
  Promise.all([loadPageStyles(), loadPageScripts()]).catch(() => undefined);
}

/** An older tap is not repeated, because the player no longer expects its effect. */
const EARLY_TAP_MS = 10_000;

/** Taps the buttons that were tapped before the app handled them; React hydrates the page at once for the first one. */
function repeatEarlyTaps(): void {
  const taps = window.earlyTaps;
  delete window.earlyTaps;
  taps?.forEach((at, button) => {
    if (Date.now() - at < EARLY_TAP_MS) button.click();
  });
}

/** Loads the page of a closed site, which the server has rendered. */
async function loadServed(i18n: I18n) {
  const [{ default: Page }] = await Promise.all([loadPage(loadClosedPage), loadGroups(i18n, ['status'])]);
  return Page;
}

/** Removes a member's cached answers when the session changes, and refetches the content that depends on the member. */
function forgetFormerMember(session: SessionStore, queryClient: QueryClient): void {
  let userName = session.get().member?.userName;
  session.subscribe(() => {
    const next = session.get().member?.userName;
    if (next === userName) return;
    userName = next;
    queryClient.removeQueries({ queryKey: ['me'] });
    void queryClient.invalidateQueries({ queryKey: ['content'] });
  });
}

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no element ${id}`);
  return element;
}

/**
 * Sets the clock to the time in the response header, which is when the response was sent; the page may have been
 * rendered slightly earlier.
 */
function setClock(renderedMs: number): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sentMs = Number(navigation?.serverTiming?.find(({ name }) => name === 'now')?.description);
  syncClock(sentMs > 0 ? sentMs : renderedMs, navigation?.responseStart ?? performance.now());
}
