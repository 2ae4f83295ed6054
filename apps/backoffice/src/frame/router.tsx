import { PAYING_PERMISSIONS } from '@fairlot/contract/generated/permissions';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { useMatch, useNavigate } from '@tanstack/react-router';
import type { ComponentType, FunctionComponent } from 'react';
import { isAllowed, PAGES, pagesFor } from '../sections.ts';
import { queryOf, textOfQuery } from '../shared/address.ts';
import { queryClient } from '../shared/query-client.ts';
import { frameQuery } from '../shared/use-frame.ts';
import type { PageProps, SectionPage } from '../shared/section.ts';
import { useFrameContents } from './frame-context.ts';
import { Frame } from './frame.tsx';
import { FailedPage, NeverPermitted, NoPermission, UnknownPage } from './page-states.tsx';

/**
 * The console's router: one route per page of the sections. Search parameters are plain strings or lists of strings.
 */
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
      component: isAllowed(page, permissions) ? lazyRouteComponent(() => componentOf(page)) : refusedPage(page),
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

/** The operator's first page; the set-up until the site was opened for the first time. */
async function startFor(permissions: readonly string[]): Promise<string> {
  const pages = pagesFor(permissions);
  const first = pages[0]?.path ?? 'account';
  if (!pages.some(({ path }) => path === SETUP_PATH)) return first;
  // If the site's status is not available, the set-up is reachable from the top bar.
  const frame = await queryClient.ensureQueryData(frameQuery).catch(() => undefined);
  return frame?.isOpened === false ? SETUP_PATH : first;
}

const SETUP_PATH = 'setup';
const PAYING: ReadonlySet<string | null> = new Set(PAYING_PERMISSIONS);

/** A page that the role did not include. It opens once the operator has logged in again with a role that does. */
function refusedPage(page: SectionPage): FunctionComponent {
  const Page: FunctionComponent = lazyRouteComponent(() => componentOf(page));
  return function RefusedPage() {
    const { operator } = useFrameContents();
    return isAllowed(page, operator.permissions) ? <Page /> : <Refusal page={page} />;
  };
}

const Refusal = ({ page }: { page: SectionPage }) =>
  PAYING.has(page.permission) ? <NeverPermitted /> : <NoPermission />;

async function componentOf(page: SectionPage): Promise<{ default: ComponentType }> {
  const Page = await page.load();
  return {
    default: function AllowedPage() {
      const { operator } = useFrameContents();
      // An administrator can change the role while the page is open.
      return isAllowed(page, operator.permissions) ? <Filled page={Page} /> : <Refusal page={page} />;
    },
  };
}

/** A page with the props that the frame provides. */
function Filled({ page: Page }: { page: ComponentType<PageProps> }) {
  const { operator, onProgress } = useFrameContents();
  // The page's own match, because the address already belongs to the next page while that loads.
  const search = useMatch({ strict: false, select: (match) => textOfQuery(match.search) });
  const navigate = useNavigate();
  const go = (path: string, query = '') => void navigate({ to: `/${path}`, search: queryOf(query) });
  return <Page operator={operator} search={search} onGo={go} onProgress={onProgress} />;
}
