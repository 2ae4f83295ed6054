import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { Member } from './model.ts';
import { createSessionStore, type SessionDeps } from './session-store.ts';
import { readInfo } from './session-storage.ts';
import { createStorage } from '../platform/own-storages.ts';
import { createStorages, createTabs } from './test-tools.ts';

const MEMBER: Member = { userName: 'demo01', type: 0, nickname: null, currency: 'VND' };
const LOGIN = { token: 't1', userName: 'demo01', type: 0, firstTimeLogin: false };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createBrowser() {
  const openTab = createTabs();
  const local = createStorage();
  const renew = vi.fn(async (_token: string) => 't2');
  const dropCookie = vi.fn(async (_signal: AbortSignal): Promise<unknown> => null);
  const tab = (rendered: Member | null) => {
    let last: Promise<unknown> = Promise.resolve();
    const exclusive: SessionDeps['exclusive'] = (work) => {
      const next = last.then(work);
      last = next.catch(() => undefined);
      return next;
    };
    const storages = createStorages(local);
    return {
      storages,
      store: createSessionStore(rendered, {
        merchantCode: 'fairlot',
        storages,
        channel: openTab(),
        renew,
        dropCookie,
        exclusive,
      }),
    };
  };
  return { tab, renew, dropCookie };
}

describe('a tab rendered for a member', () => {
  it('uses its stored token', async () => {
    const { tab, dropCookie } = createBrowser();
    const first = tab(MEMBER);
    first.store.logIn(LOGIN);
    await first.store.settle();
    expect(first.store.get().token).toBe('t1');
    expect(dropCookie).not.toHaveBeenCalled();
  });

  it('takes over the session of a sibling tab when it has none', async () => {
    const { tab } = createBrowser();
    tab(null).store.logIn(LOGIN);
    const second = tab(MEMBER);
    await second.store.settle();
    expect(second.store.get().token).toBe('t1');
    expect(readInfo(second.storages)?.token).toBe('t1');
  });

  it('asks sibling tabs when its stored token was renewed meanwhile, and keeps it if no tab answers', async () => {
    const { tab } = createBrowser();
    const first = tab(null);
    first.store.logIn(LOGIN);
    const left = first.storages.session.getItem('MC_SESSION_INFO')!;
    await first.store.recover('t1');
    const back = tab(MEMBER);
    back.storages.session.setItem('MC_SESSION_INFO', left);
    await back.store.settle();
    expect(back.store.get().token).toBe('t2');

    const alone = createBrowser().tab(MEMBER);
    alone.storages.session.setItem('MC_SESSION_INFO', left);
    alone.storages.local.setItem('newestToken', 't2');
    const settled = alone.store.settle();
    await vi.advanceTimersByTimeAsync(300);
    await settled;
    expect(alone.store.get().token).toBe('t1');
  });

  it('drops the cookie after 300 ms without an answer and becomes a visitor', async () => {
    const { tab, dropCookie } = createBrowser();
    const { store } = tab(MEMBER);
    const settled = store.settle();
    await vi.advanceTimersByTimeAsync(299);
    expect(store.get().isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await settled;
    expect(store.get()).toMatchObject({ member: null, isSettled: true, ended: 'unproven' });
    expect(dropCookie).toHaveBeenCalledOnce();
  });

  it('a log-in ends the call that drops the former cookie, whose answer would drop the new one', async () => {
    const { tab, dropCookie } = createBrowser();
    dropCookie.mockImplementationOnce(
      (signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended')))),
    );
    const { store } = tab(MEMBER);
    const settled = store.settle();
    await vi.advanceTimersByTimeAsync(300);
    store.logIn({ ...LOGIN, userName: 'demo02' });
    await settled;
    expect(store.get().member?.userName).toBe('demo02');
  });

  it('does not use the token of another member', async () => {
    const { tab } = createBrowser();
    tab(null).store.logIn({ ...LOGIN, userName: 'demo02' });
    const { store } = tab(MEMBER);
    const settled = store.settle();
    await vi.advanceTimersByTimeAsync(300);
    await settled;
    expect(store.get().member).toBeNull();
  });
});

describe('a tab rendered for a visitor', () => {
  it('drops a stored session unless its first password still has to be chosen', async () => {
    const { tab } = createBrowser();
    for (const firstTimeLogin of [false, true]) {
      const before = tab(null);
      before.store.logIn({ ...LOGIN, firstTimeLogin });
      await before.store.settle();
      expect(before.store.get().token).toBe(firstTimeLogin ? 't1' : null);
      expect(readInfo(before.storages) === null).toBe(!firstTimeLogin);
    }
  });

  it('drops a token when its cookie is gone', async () => {
    const { tab } = createBrowser();
    const { store, storages } = tab(null);
    store.logIn(LOGIN, true);
    const again = createSessionStore(null, {
      merchantCode: 'fairlot',
      storages,
      channel: createTabs()(),
      renew: vi.fn(),
      dropCookie: vi.fn(),
      exclusive: (work) => work(),
    });
    await again.settle();
    expect(again.get().member).toBeNull();
    expect(readInfo(storages)).toBeNull();
  });

  it('follows a login and a logout in another tab', () => {
    const { tab } = createBrowser();
    const [first, second] = [tab(null), tab(null)];
    first.store.logIn(LOGIN);
    expect(second.store.get().token).toBe('t1');
    second.store.logOut();
    expect(first.store.get()).toMatchObject({ member: null, ended: 'logout' });
    expect(first.storages.session.length).toBe(0);
  });
});

describe('recover', () => {
  it('renews once for all calls that failed with the same token', async () => {
    const { tab, renew } = createBrowser();
    const { store } = tab(null);
    store.logIn(LOGIN);
    expect(await Promise.all([store.recover('t1'), store.recover('t1'), store.recover('t1')])).toEqual([
      't2',
      't2',
      't2',
    ]);
    expect(renew).toHaveBeenCalledOnce();
  });

  it('sends the new token to sibling tabs', async () => {
    const { tab } = createBrowser();
    const [first, second] = [tab(null), tab(null)];
    first.store.logIn(LOGIN);
    await first.store.recover('t1');
    expect(second.store.get().token).toBe('t2');
  });

  it('ends the session in every tab when the server rejects the renewal, and asks only once', async () => {
    const { tab, renew } = createBrowser();
    const [first, second] = [tab(null), tab(null)];
    first.store.logIn(LOGIN);
    const draft = ['FEEDBACK_DRAFT', 'demo01\nMy deposit is missing'] as const;
    for (const { storages } of [first, second]) storages.session.setItem(...draft);
    renew.mockRejectedValue(new ApiError('auth.logged.out', 401));
    const recovered = Promise.all([first.store.recover('t1'), first.store.recover('t1')]);
    await vi.advanceTimersByTimeAsync(300);
    expect(await recovered).toEqual([null, null]);
    expect(renew).toHaveBeenCalledOnce();
    expect(first.store.get().ended).toBe('expired');
    expect(second.store.get()).toMatchObject({ member: null, ended: 'expiredElsewhere' });
    // The member finds the text again after the log-in.
    for (const { storages } of [first, second]) {
      expect(storages.session.length).toBe(1);
      expect(storages.session.getItem(draft[0])).toBe(draft[1]);
    }
  });

  it('keeps the session when the password was changed while a call with the old token was pending', async () => {
    const { tab, renew } = createBrowser();
    const [first, second] = [tab(null), tab(null)];
    first.store.logIn(LOGIN);
    renew.mockRejectedValue(new ApiError('auth.logged.out', 401));
    const recovered = second.store.recover('t1');
    await vi.advanceTimersByTimeAsync(100);
    first.store.passwordChanged('t2');
    await vi.advanceTimersByTimeAsync(200);
    expect(await recovered).toBe('t2');
    expect(second.store.get()).toMatchObject({ token: 't2', ended: null });
  });

  it('a renewal that arrives after another member has logged in leaves their session alone', async () => {
    const { tab, renew } = createBrowser();
    const { store } = tab(null);
    store.logIn(LOGIN);
    renew.mockImplementation(async () => {
      store.logOut();
      store.logIn({ ...LOGIN, token: 'of-noah', userName: 'demo02' });
      return 't2';
    });
    expect(await store.recover('t1')).toBe('of-noah');
    expect(store.get()).toMatchObject({ token: 'of-noah', member: { userName: 'demo02' } });
  });

  it.each([new ApiError('offline'), new ApiError('system.upgrading', 503), new ApiError('rate.limited', 429)])(
    'keeps the session when the renewal fails without a 401 (%s)',
    async (failure) => {
      const { tab, renew } = createBrowser();
      const { store } = tab(null);
      store.logIn(LOGIN);
      renew.mockRejectedValue(failure);
      expect(await store.recover('t1')).toBe('t1');
      expect(store.get().member).not.toBeNull();
    },
  );
});
