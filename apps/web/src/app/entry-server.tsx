import type { ComponentProps } from 'react';
import { keepCurrency } from '@fairlot/money';
import { dehydrate } from '@tanstack/react-query';
import type { I18n } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/history';
import { renderToString } from 'react-dom/server';
import { ServedNotice } from '../features/content/daily/ui/daily-slot.tsx';
import { settingsQuery, type Settings } from '../features/site/api/settings.ts';
import type { Closure } from '../features/site/model/closure.ts';
import { frameColour, lookOf } from '../features/site/model/look.later.ts';
import { createI18n, loadGroups, setWording } from '../shared/i18n/catalogues.ts';
import { createQueryClient } from '../shared/query/query-client.ts';
import type { Member } from '../shared/session/model.ts';
import { createSessionStore, type SessionStore } from '../shared/session/session-store.ts';
import { App } from './app.tsx';
import { redirectOf } from './guard.ts';
import { loadClosedPage } from './loading/load-page.ts';
import type { PageMember } from './page-ask.ts';
import { toScriptJson } from './page-data.ts';
import type { RenderRequest, RenderResult } from './render-types.ts';
import { pickLanguage } from './served/pick-language.ts';
import { routeOf } from './route-table.ts';
import { HOME_PAGE, MISSING_PATH, needsPageStyles, titleKeyOf, type PageRoute } from './page-route.ts';
import { createAppRouter } from './router.ts';
import { renderBar } from './served/served-bar.tsx';
import { renderNotice } from './served/served-notice.tsx';
import { localeOf } from './shell/use-locale-facts.ts';
import { queriesOf } from './server-queries.ts';

export { manifestWords } from './served/manifest-words.ts';
export { closureOf } from '../features/site/model/closure.ts';
export { barOf } from './served/served-bar.tsx';

/**
 * Renders the page of one address, or that of a closed site. A failed query leaves out its part of the page; only the
 * settings are required.
 * @throws when the settings cannot be loaded
 */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const url = new URL(request.url, 'http://fairlot.invalid');
  const asked = routeOf(url.pathname);
  if (asked === undefined) return { kind: 'redirect', location: MISSING_PATH };
  const search = Object.fromEntries(url.searchParams);
  const { closure } = request;
  const href = url.pathname + url.search;
  const location = closure === null ? redirectOf(asked, { member: request.member, href, search }) : null;
  if (location !== null) return { kind: 'redirect', location };
  const route = closure === null ? asked : closedRow(closure);

  const queryClient = createQueryClient();
  const settings = await readSettings(request);
  queryClient.setQueryData(settingsQuery().queryKey, settings, { updatedAt: request.now });
  const language = pickLanguage(settings, request.language);
  const i18n = createI18n(language.code, language.tag);
  setWording(i18n, settings.texts);
  // The web bundle has its own copy of the money package, so the currency must be set there too.
  keepCurrency(settings.currency);
  const imageHost = settings.imageCDNs[Math.floor(request.chance * settings.imageCDNs.length)] ?? '';
  await Promise.all([
    loadGroups(i18n, route.texts),
    answerQueries(request, route, url, language.code, (key, value) =>
      queryClient.setQueryData(key, value, { updatedAt: request.now }),
    ),
  ]);
  const member = request.member === null ? null : memberOf(request.member);
  const session = createSessionStore(member, null);
  const router = await loadRouter(url, i18n, session);
  const locale = localeOf(settings, language.code);
  const notice = await renderNotice(route, { i18n, queryClient, session, locale, imageHost });
  const bar = closure === null ? await renderBarOrNone(request, i18n, settings) : '';
  // Rendering is the longest task without a pause, so pages that become ready at the same moment render in separate
  // turns.
  await request.yieldTurn();
  const html = renderApp(notice, {
    router,
    i18n,
    queryClient,
    session,
    renderedAt: request.now,
    drawArt: request.drawArt,
    imageHost,
    served: { closure, Page: closure === null ? null : (await loadClosedPage()).default },
  });
  const queries = dehydrate(queryClient);
  const theme = pickTheme(request.theme, settings.defaultTheme);
  queryClient.clear();
  return {
    kind: 'page',
    html,
    bar,
    title: titleOf(i18n, settings, titleKeyOf(route, search)),
    data: toScriptJson({ now: request.now, language: language.code, member, imageHost, closure, queries }),
    language: language.code,
    lang: language.tag,
    dir: language.dir,
    theme,
    look: lookOf(settings),
    themeColor: frameColour(settings, theme),
    imageHosts: settings.imageCDNs,
    firebase: settings.identity.firebase,
    modules: modulesOf(route, language.code),
    needsPageStyles: needsPageStyles(route),
  };
}

/** The route of a closed site's page, which replaces every other page. */
function closedRow({ kind }: Closure): PageRoute {
  return {
    path: '',
    page: 'site-closed',
    titleKey: `status.${kind}`,
    header: 'none',
    footer: 'none',
    texts: ['status'],
  };
}

async function renderBarOrNone(request: RenderRequest, i18n: I18n, settings: Settings): Promise<string> {
  try {
    return await renderBar(request, i18n, settings);
  } catch (error) {
    request.onAskError(error);
    return '';
  }
}

async function readSettings({ askAs, share }: RenderRequest): Promise<Settings> {
  const ask = askAs({ member: null, language: 'EN' });
  return (await share('settings', async () => toWire(await ask('site.settings')))) as Settings;
}

async function loadRouter(url: URL, i18n: I18n, session: SessionStore) {
  const history = createMemoryHistory({ initialEntries: [url.pathname + url.search] });
  const router = createAppRouter({ history, i18n, session });
  await router.load();
  return router;
}

function titleOf(i18n: I18n, { merchantName: name }: Settings, key: string | undefined): string {
  return key === undefined ? name : `${i18n._(key, { name })} · ${name}`;
}

function renderApp(notice: Awaited<ReturnType<typeof renderNotice>>, parts: ComponentProps<typeof App>): string {
  return renderToString(
    <ServedNotice value={notice}>
      <App {...parts} />
    </ServedNotice>,
  );
}

async function answerQueries(
  request: RenderRequest,
  route: PageRoute,
  url: URL,
  language: string,
  keep: (key: readonly unknown[], value: unknown) => void,
): Promise<void> {
  const { member, closure } = request;
  if (closure !== null) return;
  const queries = queriesOf({ path: route.path, search: Object.fromEntries(url.searchParams), member });
  const isAway = member !== null && queries.some(({ queryKey }) => isContent(queryKey)) && request.isAway(member);
  await Promise.all(
    queries.map(async ({ queryKey, answer }) => {
      try {
        const answerAs = async (who: PageMember | null) =>
          toWire(await answer(request.askAs({ member: who, language }), request.now));
        keep(
          queryKey,
          isOfMember(queryKey) || (isContent(queryKey) && (await isAway))
            ? await answerAs(member)
            : await request.share(JSON.stringify([language, queryKey]), () => answerAs(null)),
        );
      } catch (error) {
        request.onAskError(error);
      }
    }),
  );
}

/** Whether a query key belongs to member data (`shared/query`). */
function isOfMember([first]: readonly unknown[]): boolean {
  return first === 'me';
}

/** Whether the answer may contain marketing: it is shared, except on pages of members on a break or excluded. */
function isContent([first]: readonly unknown[]): boolean {
  return first === 'content';
}

/** Passes in-process answers through JSON, so that server and browser render the same types. */
function toWire<V>(value: V): V {
  return JSON.parse(JSON.stringify(value)) as V;
}

function pickTheme(wanted: string | null, fallback: string): 'light' | 'dark' {
  return (wanted === 'light' || wanted === 'dark' ? wanted : fallback) === 'dark' ? 'dark' : 'light';
}

function memberOf({ userName, type, nickname, currency }: Member): Member {
  return { userName, type, nickname, currency };
}

function modulesOf(route: PageRoute, language: string): string[] {
  const texts = ['', '/common', ...route.texts.map((group) => `/${group}`)].map(
    (group) => `virtual:catalogue/${language}${group}`,
  );
  const dialog = route.dialog === undefined ? [] : [`src/features/identity/dialogs/ui/${route.dialog}-dialog.tsx`];
  const where = route.page === HOME_PAGE ? [] : ['src/app/page-scripts.later.ts'];
  return [`src/pages/${route.page}/${route.page}-page.tsx`, ...where, ...dialog, ...texts];
}
