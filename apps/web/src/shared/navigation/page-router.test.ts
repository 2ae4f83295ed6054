import { createMemoryHistory } from '@tanstack/history';
import { describe, expect, test } from 'vitest';
import { type LoadPlace, PageRouter } from './page-router.ts';

const Page = () => null;
const nameOf = (path: string) => path.split('/')[2] ?? '';

/** A router at `/m/home` that has loaded its page; each later page waits until the test lets it in. */
async function openRouter(loadPlace: LoadPlace = async ({ pathname }) => ({ name: nameOf(pathname), Page })) {
  const history = createMemoryHistory({ initialEntries: ['/m/home'] });
  const router = new PageRouter(history, loadPlace);
  await router.load();
  router.connect();
  return router;
}

describe('navigation between pages', () => {
  test('the previous page stays until the next one is loaded', async () => {
    let letIn = () => {};
    const router = await openRouter(async ({ pathname }) => {
      if (pathname === '/m/lott') await new Promise<void>((resolve) => (letIn = resolve));
      return { name: nameOf(pathname), Page };
    });
    const gone = router.go('/m/lott?page=2');
    expect(router.isLoading()).toBe(true);
    expect(router.current().place.pathname).toBe('/m/home');
    letIn();
    await gone;
    expect(router.isLoading()).toBe(false);
    expect(router.current()).toMatchObject({ place: { pathname: '/m/lott', search: { page: '2' } }, error: null });
    expect(router.history.canGoBack()).toBe(true);
  });

  test('of two navigations the later one is shown, even when the earlier one loads last', async () => {
    const waiting: (() => void)[] = [];
    const router = await openRouter(async ({ pathname }) => {
      if (pathname !== '/m/home') await new Promise<void>((resolve) => waiting.push(resolve));
      return { name: nameOf(pathname), Page };
    });
    const both = [router.go('/m/slow'), router.go('/m/quick')];
    waiting.toReversed().forEach((letIn) => letIn());
    await Promise.all(both);
    expect(router.current().page?.name).toBe('quick');
  });

  test('a redirect replaces the address that led to it', async () => {
    const router = await openRouter(async ({ pathname }) =>
      pathname === '/m/old' ? { redirect: '/m/new#part' } : { name: nameOf(pathname), Page },
    );
    await router.go('/m/old');
    expect(router.current().place).toMatchObject({ pathname: '/m/new', hash: 'part' });
    expect(router.history.length).toBe(2);
  });

  test('the first address redirects too', async () => {
    const history = createMemoryHistory({ initialEntries: ['/m/old'] });
    const router = new PageRouter(history, async ({ pathname }) =>
      pathname === '/m/old' ? { redirect: '/m/new' } : { name: nameOf(pathname), Page },
    );
    await router.load();
    expect(router.current().page?.name).toBe('new');
  });

  test('a page that could not be loaded is an error, and is loaded when asked again', async () => {
    let isOffline = true;
    const router = await openRouter(async ({ pathname }) => {
      if (isOffline && pathname === '/m/lott') throw new Error('offline');
      return { name: nameOf(pathname), Page };
    });
    await router.go('/m/lott');
    expect(router.current()).toMatchObject({ page: null, error: new Error('offline') });
    isOffline = false;
    await router.load();
    expect(router.current()).toMatchObject({ page: { name: 'lott' }, error: null });
  });

  test('the address that is shown does not get a second entry in the history', async () => {
    const router = await openRouter();
    await router.go('/m/lott');
    await router.go('/m/lott');
    expect(router.history.length).toBe(2);
  });

  test('a page scrolls to its top unless the navigation keeps the position', async () => {
    const router = await openRouter();
    await router.go('/m/lott', { keepScroll: true });
    expect(router.current().resetsScroll).toBe(false);
    await router.go('/m/home');
    expect(router.current().resetsScroll).toBe(true);
  });
});
