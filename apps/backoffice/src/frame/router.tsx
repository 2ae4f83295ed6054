import { PAYING_PERMISSIONS } from '@fairlot/contract/generated/permissions';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { useMatch, useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { isAllowed, PAGES, pagesFor } from '../sections.ts';
import { queryOf, textOfQuery } from '../shared/address.ts';
import { queryClient } from '../shared/query-client.ts';
import { frameQuery } from '../shared/use-frame.ts';
import type { PageProps, SectionPage } from '../shared/section.ts';
import { useFrameContents } from './frame-context.ts';
import { Frame } from './frame.tsx';
import { FailedPage, NeverPermitted, NoPermission, UnknownPage } from './page-states.tsx';

/** The console's router: a route per page of the sections. Search parameters are plain strings or lists of them. */
export function createConsoleRouter(permissions: readonly string[]) {
  const root = createRootRoute({ component: Frame });
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: async () => {
      throw redirect({ to: `/${await startFor(permissions)}`, replace: true });
    },
  });
  const pages = PAGES.map((page) =>
    createRoute({
      getParentRoute: () => root,
      path: `/${page.path}`,
      component: isAllowed(page, permissions) ? lazyRouteComponent(() => componentOf(page)) : refusalOf(page),
    }),
  );
  return createRouter({
    routeTree: root.addChildren([start, ...pages]),
    basepath: '/backoffice',
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultNotFoundComponent: UnknownPage,
    defaultErrorComponent: FailedPage,
    parseSearch: queryOf,
    stringifySearch: textOfQuery,
  });
}

/** The first page of the operator; the set-up while the site was never opened. */
async function startFor(permissions: readonly string[]): Promise<string> {
  const pages = pagesFor(permissions);
  const first = pages[0]?.path ?? 'account';
  if (!pages.some(({ path }) => path === SETUP_PATH)) return first;
  // Whoever is not told how the site stands finds the set-up in the top bar.
  const frame = await queryClient.ensureQueryData(frameQuery).catch(() => undefined);
  return frame?.isOpened === false ? SETUP_PATH : first;
}

const SETUP_PATH = 'setup';
const PAYING: ReadonlySet<string | null> = new Set(PAYING_PERMISSIONS);
const refusalOf = ({ permission }: SectionPage) => (PAYING.has(permission) ? NeverPermitted : NoPermission);

async function componentOf({ load }: SectionPage): Promise<{ default: ComponentType }> {
  const Page = await load();
  return { default: () => <Filled page={Page} /> };
}

/** A page with what the frame tells it. */
function Filled({ page: Page }: { page: ComponentType<PageProps> }) {
  const { operator, onProgress } = useFrameContents();
  // Its own, not the address': that is the next page's already while the next page is loaded.
  const search = useMatch({ strict: false, select: (match) => textOfQuery(match.search) });
  const navigate = useNavigate();
  const go = (path: string, query = '') => void navigate({ to: `/${path}`, search: queryOf(query) });
  return <Page operator={operator} search={search} onGo={go} onProgress={onProgress} />;
}
