import type { I18n } from '@lingui/core';
import type { RouterHistory } from '@tanstack/history';
import { loadGroups } from '../shared/i18n/catalogues.ts';
import { type LoadPlace, PageRouter } from '../shared/navigation/page-router.ts';
import type { SessionStore } from '../shared/session/session-store.ts';
import { redirectOf } from './guard.ts';
import { loadHome, loadPage, loadPageScripts, orUnavailable } from './loading/load-page.ts';
import { prepareDialog } from './overlay/dialogs.ts';
import { MISSING_PATH, HOME_PAGE, needsPageStyles } from './page-route.ts';
import type { PageScript } from './page-scripts.later.ts';
import { loadPageStyles } from './loading/page-styles.ts';
import { routeOf } from './route-table.ts';

interface RouterParts {
  history: RouterHistory;
  i18n: I18n;
  session: SessionStore;
}

/** The router of one page rendered on the server, or of one tab. Unknown addresses lead to home. */
export function createAppRouter({ history, i18n, session }: RouterParts): PageRouter {
  const loadPlace: LoadPlace = async ({ href, pathname, search }) => {
    const route = routeOf(pathname);
    if (route === undefined) return { redirect: MISSING_PATH };
    const redirect = redirectOf(route, { member: session.get().member, href, search });
    if (redirect !== null) return { redirect };
    const [script] = await Promise.all([
      loadScript(route.page),
      orUnavailable(() =>
        Promise.all([loadGroups(i18n, route.texts), route.dialog && prepareDialog(i18n, route.dialog)]),
      ),
      needsPageStyles(route) && !import.meta.env.SSR && loadPage(loadPageStyles),
    ]);
    return { name: route.page, Page: script.default };
  };
  return new PageRouter(history, loadPlace);
}

async function loadScript(page: string): Promise<PageScript> {
  if (page === HOME_PAGE) return loadPage(loadHome);
  const { PAGES } = await loadPage(loadPageScripts);
  const loader = PAGES[`../pages/${page}/${page}-page.tsx`];
  if (loader === undefined) throw new Error(`the route table names a page that does not exist: ${page}`);
  return loadPage(loader);
}
