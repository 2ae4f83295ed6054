import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import {
  FILES_CACHE,
  KEPT_CACHE,
  KEPT_MEMBER,
  KEPT_PAGE,
  type KeptMember,
  type KeptPage,
} from '../shared/platform/kept-offline.ts';
import { offlinePage } from './offline-page.ts';
import type { WorkerScope } from './worker-types.ts';

/**
 * The service worker. It handles hashed files, which never change, and navigations without a network. It caches neither
 * API responses nor pages, so it never serves data about money. It ignores requests that are not GET. It contains no
 * version of the app, so a new worker takes over immediately.
 */
const scope = self as unknown as WorkerScope;

const MOST_FILES = 250;
const MONTH_SECONDS = 30 * 86_400;
/** The page that shows messages. */
const INBOX = '/m/webEmail';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  // Pages do not have to wait for the worker to start.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

// Keeps files that a deploy removed available to open pages.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.+-[\w-]{7,8}\.\w+$/.test(url.pathname),
  new CacheFirst({
    cacheName: FILES_CACHE,
    plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  async ({ request, event }) => {
    try {
      const { preloadResponse } = event as unknown as { preloadResponse?: Promise<Response | undefined> };
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      return offlinePage(await kept<KeptPage>(KEPT_PAGE), await kept<KeptMember>(KEPT_MEMBER), Date.now());
    }
  },
);

/** Whether an address belongs to the web app; the operators' console does not use the worker. */
function isPage(path: string): boolean {
  return path === '/' || path === '/m' || path.startsWith('/m/');
}

async function kept<T>(address: string): Promise<T | null> {
  const answer = await (await caches.open(KEPT_CACHE)).match(address);
  return answer === undefined ? null : ((await answer.json()) as T);
}

scope.addEventListener('push', (event) => {
  const { title, body, tag } = (event.data?.json() ?? {}) as { title?: string; body?: string; tag?: string };
  if (title === undefined) return;
  event.waitUntil(
    scope.registration.showNotification(title, {
      body: body ?? '',
      icon: '/app-icon/192.png',
      badge: '/app-icon/192.png',
      ...(tag !== undefined && { tag }),
    }),
  );
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openInbox());
});

async function openInbox(): Promise<void> {
  const [open] = await scope.clients.matchAll({ type: 'window' });
  if (open === undefined) return void (await scope.clients.openWindow(INBOX));
  await open.focus();
  await open.navigate(INBOX);
}
