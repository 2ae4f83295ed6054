import type { I18n } from '@lingui/core';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router';
import { loadGroups } from '../shared/i18n/catalogues.ts';
import type { SessionStore } from '../shared/session/session-store.ts';
import { ErrorPage } from './error-page.tsx';
import { redirectOf } from './guard.ts';
import { loadHome, loadPage, loadPageScripts, orUnavailable } from './load-page.ts';
import { prepareDialog } from './overlay/dialogs.ts';
import { HOME_PAGE, MISSING_PATH, type PageRoute } from './page-route.ts';
import type { PageScript } from './page-scripts.later.ts';
import { Shell } from './shell/shell.tsx';

export interface RouterParts {
  /** Addresses that the router knows; a page rendered on the server needs only its own. */
  routes: readonly PageRoute[];
  history: RouterHistory;
  i18n: I18n;
  session: SessionStore;
  isServer: boolean;
}

/** The router of one page rendered on the server, or of one tab. Search parameters are plain strings. */
export function createAppRouter(parts: RouterParts) {
  return createRouter({
    routeTree: buildTree(parts),
    history: parts.history,
    // On the server this would add an inline script that the content security policy blocks.
    scrollRestoration: !parts.isServer,
    isServer: parts.isServer,
    defaultPreload: false,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: () => <ErrorPage />,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text === '' ? '' : `?${text}`;
    },
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

function buildTree(parts: RouterParts) {
  const root = createRootRoute({ component: Shell });
  const pages = [...new Set(parts.routes.map((route) => route.page))];
  const layouts = pages.map((page) => {
    const component = lazyRouteComponent(loaderOf(page));
    const layout = createRoute({ getParentRoute: () => root, id: page, component });
    // The router requests the code of a page only once, so the loader requests it again after a failure.
    const leaves = parts.routes
      .filter((route) => route.page === page)
      .map((route) => buildLeaf(layout, route, parts, () => component.preload?.()));
    return layout.addChildren(leaves);
  });
  return root.addChildren([...layouts, buildFallback(root)]);
}

function buildLeaf(
  layout: AnyRoute,
  route: PageRoute,
  { i18n, session }: RouterParts,
  loadCode: () => Promise<void> | undefined,
) {
  return createRoute({
    getParentRoute: () => layout,
    path: route.path,
    beforeLoad: ({ location }) => {
      const href = redirectOf(route, { member: session.get().member, href: location.href, search: location.search });
      if (href !== null) throw redirect({ href });
    },
    loader: async () => {
      await Promise.all([
        loadCode(),
        orUnavailable(() =>
          Promise.all([loadGroups(i18n, route.texts), route.dialog && prepareDialog(i18n, route.dialog)]),
        ),
      ]);
    },
    staleTime: Infinity,
  });
}

/** Unknown addresses fall back to home. */
function buildFallback(root: AnyRoute) {
  return createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: () => {
      throw redirect({ href: MISSING_PATH });
    },
  });
}

function loaderOf(page: string): () => Promise<PageScript> {
  if (page === HOME_PAGE) return () => loadPage(loadHome);
  return async () => {
    const { PAGES } = await loadPage(loadPageScripts);
    const loader = PAGES[`../pages/${page}/${page}-page.tsx`];
    if (loader === undefined) throw new Error(`the route table names a page that does not exist: ${page}`);
    return loadPage(loader);
  };
}
