import { expect, it } from 'vitest';
import { createStorage, ensureStorages } from './own-storages.ts';

it('replaces only storages that the browser denies', () => {
  const localStorage = createStorage();
  const page = Object.defineProperty(
    { localStorage } as Pick<Window, 'localStorage' | 'sessionStorage'>,
    'sessionStorage',
    {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
      configurable: true,
    },
  );
  ensureStorages(page);
  expect(page.localStorage).toBe(localStorage);
  page.sessionStorage.setItem('key', 'text');
  expect([page.sessionStorage.getItem('key'), page.sessionStorage.length]).toEqual(['text', 1]);
});

it('replaces storages that an in-app browser lacks', () => {
  const page = { localStorage: null, sessionStorage: null } as unknown as Pick<
    Window,
    'localStorage' | 'sessionStorage'
  >;
  ensureStorages(page);
  expect([page.localStorage.getItem('key'), page.sessionStorage.length]).toEqual([null, 0]);
});

it('replaces a full storage by one in memory that has its items, and removes them from both', () => {
  const full = createStorage();
  full.setItem('theme', 'dark');
  full.setItem('session', 'of a member');
  full.setItem = () => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
  };
  const page = { localStorage: full, sessionStorage: createStorage() };
  ensureStorages(page);
  page.localStorage.setItem('key', 'text');
  page.localStorage.removeItem('session');
  expect(['key', 'theme', 'session'].map((key) => page.localStorage.getItem(key))).toEqual(['text', 'dark', null]);
  expect([full.getItem('theme'), full.getItem('session'), page.localStorage.length]).toEqual(['dark', null, 2]);
});
