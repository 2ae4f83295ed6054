import { keepCurrency } from '@fairlot/money';
import type { TestApp } from '@fairlot/testkit/app';
import { createMember, openSessionOf } from '@fairlot/testkit/members';
import { openTestApp } from '@fairlot/testkit/open-test-app';
import type { QueryClient } from '@tanstack/react-query';
import { createBrowserHistory } from '@tanstack/history';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';
import { App } from '../app/app.tsx';
import { createAppRouter } from '../app/router.ts';
import { IDLE } from '../app/shell/use-is-idle.ts';
import { RENEWED_KEY } from '../app/shell/use-live-session.ts';
import { keepInstallPrompt } from '../features/install/model/use-install-prompt.ts';
import { type Settings, settingsQuery } from '../features/site/api/settings.ts';
import { dropCookie, renewToken } from '../features/identity/session/api/session-calls.ts';
import { errorCodeOf } from '../shared/api/api-error.ts';
import { installTransport } from '../shared/api/transport.ts';
import { syncClock } from '../shared/clock/clock.ts';
import { createI18n, loadGroups, setWording } from '../shared/i18n/catalogues.ts';
import { gameLanguageOf } from '../shared/i18n/game-language.ts';
import type { PageRouter } from '../shared/navigation/page-router.ts';
import { watchPops } from '../shared/navigation/pop-guard.ts';
import { createQueryClient } from '../shared/query/query-client.ts';
import { readInfo, writeInfo } from '../shared/session/session-storage.ts';
import { createSessionStore } from '../shared/session/session-store.ts';
import { retry } from '@fairlot/testkit/page/locator';
import { Tab } from '@fairlot/testkit/page/tab';

type Options = Parameters<typeof openTestApp>[0];
interface Member {
  userName: string;
  token: string;
  cookie: string;
  type?: number;
}

/** The product of a file of page tests: the server in this process, on its own database. */
export class PageSite {
  readonly app: TestApp;
  readonly origin: string;
  private flags: Record<string, boolean> | undefined;

  constructor(app: TestApp, origin: string) {
    this.app = app;
    this.origin = origin;
  }

  /**
   * A phone with empty storages, on which `member` is logged in. Only one is in use at a time; opening it closes the
   * previous one.
   */
  phone(member?: Member): Page {
    const page = new Page(this.origin);
    if (member !== undefined) page.logIn(member);
    return page;
  }

  /** A phone that a member of the demonstration is logged in on. */
  async phoneOf(account: string): Promise<Page> {
    return this.phone(await openSessionOf(this.app, account));
  }

  /** A phone that a new member is logged in on. */
  async phoneOfNew(input: Parameters<typeof createMember>[1] = {}): Promise<Page> {
    return this.phone({ ...(await createMember(this.app, input)), type: input.type ?? 0 });
  }

  /** Changes flags of the site and resets all others to those before the first change. */
  async setFlags(changed: Record<string, boolean>): Promise<void> {
    this.flags ??= await this.app.rooms.site.flags();
    await this.app.rooms.site.change('flags', { ...this.flags, ...changed });
  }
}

// A page here has nothing else to do while it loads.
IDLE.afterMs = 0;

/** Opens the demonstration for the tests of a file; its books are audited after the last one. */
export async function openPageSite(options: Options = {}): Promise<PageSite> {
  const app = await openTestApp({ seed: 'demo', ...options });
  afterEach(() => Tab.closeLast());
  return new PageSite(app, await app.listen());
}

/** A page of the app on a phone. */
export class Page extends Tab {
  private router: PageRouter | undefined;
  private queries: QueryClient | undefined;
  private loads = 0;

  constructor(origin: string) {
    super(origin, { width: 390, height: 844 });
    // The daily notice counts as seen.
    sessionStorage.setItem('NOTICE_POP', '1');
  }

  /** Logs in with a session that the test has opened; a member comes with one from `createMember`. */
  logIn({ userName, token, cookie, type = 0 }: Member): void {
    this.network.cookies.set('fairlot_sid', cookie);
    const merchantCode = 'fairlot';
    writeInfo(storages(), { token, merchantCode, userName, type, firstTimeLogin: false });
  }

  /** The token that the page keeps. */
  token(): string {
    return readInfo(storages())?.token ?? '';
  }

  override async goto(path: string): Promise<void> {
    // A renewal whose answer is lost would leave the next load with a token that the server has replaced.
    await this.quiet();
    const element = this.blank(path);
    const answer = await this.network.reach(new Request(`${this.network.origin}/wps/whitelabel/settings`));
    const settings = ((await answer.json()) as { value: Settings }).value;
    this.router = await this.mount(element, settings);
    await this.getByRole('main').waitFor({ state: 'attached' });
  }

  /** Goes to another page of the app without loading a document. */
  async follow(path: string): Promise<void> {
    await this.router?.go(path);
    await this.waitForURL(path);
  }

  /** Returns to the page after a while: a browser then reads again what is shown. */
  async comeBack(): Promise<void> {
    await this.queries?.invalidateQueries();
  }

  /**
   * Waits until the page has renewed its session and no call is under way, for checks that the page does not request or
   * show something.
   */
  async settle(): Promise<void> {
    // A page may ask again once it has rendered an answer.
    let calm = 0;
    await retry(
      () => {
        const isCalm = this.queries?.getQueryData(RENEWED_KEY) === true && this.network.underWay === 0;
        calm = isCalm ? calm + 1 : 0;
        return calm >= 3 || undefined;
      },
      () => 'The page still asks',
    );
    await this.quiet();
  }

  protected override unmount(): void {
    this.loads += 1;
    super.unmount();
  }

  /** Starts the app like `entry-client.tsx`, without the server's markup. */
  private async mount(element: HTMLElement, settings: Settings): Promise<PageRouter> {
    keepInstallPrompt();
    const { merchantCode, texts, currency } = settings;
    const info = this.network.cookies.has('fairlot_sid') ? readInfo(storages()) : null;
    const i18n = createI18n('EN', 'en');
    const queryClient = createQueryClient((error) => {
      if (errorCodeOf(error) !== 'offline')
        void import('../app/react.later.ts').then(({ react }) => react(error, queryClient, session));
    });
    // Retries of a failed query are immediate.
    const { queries } = queryClient.getDefaultOptions();
    queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
    this.queries = queryClient;
    queryClient.setQueryData(settingsQuery().queryKey, settings);
    setWording(i18n, texts);
    keepCurrency(currency);
    syncClock(Date.now());
    const load = this.loads;
    const isHere = () => load === this.loads;
    const session = createSessionStore(info && { ...info, nickname: null, currency }, {
      merchantCode,
      storages: { session: whileHere(sessionStorage, isHere), local: whileHere(localStorage, isHere) },
      channel: { post: () => undefined, listen: () => () => undefined },
      renew: (token) => (isHere() ? renewToken(token) : new Promise(() => undefined)),
      dropCookie: (signal) => (isHere() ? dropCookie({}, { signal }) : Promise.resolve()),
      exclusive: oneByOne(),
    });
    installTransport({
      merchant: merchantCode,
      language: () => i18n.locale,
      token: () => session.get().token,
      member: () => session.get().member?.userName ?? null,
      recover: session.recover,
      gameLanguage: () => gameLanguageOf(settings, i18n.locale),
      // A call of a closed page never ends; its notice would replace a toast of the page that is open by then.
      onSlow: () => void (isHere() && dispatchEvent(new Event('slow'))),
    });
    watchPops();
    const router = createAppRouter({ history: createBrowserHistory(), i18n, session });
    await router.load();
    this.root = createRoot(element);
    this.root.render(
      <App
        router={router}
        i18n={i18n}
        queryClient={queryClient}
        session={session}
        renderedAt={Date.now()}
        drawArt={null}
        imageHost=""
      />,
    );
    // They follow the first page; an error that comes before them has a general text.
    await loadGroups(i18n, ['errors']);
    return router;
  }
}

/** Runs work of one page in turn: a page that is gone may leave work that never ends. */
function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

const storages = () => ({ session: sessionStorage, local: localStorage });

/**
 * A storage that ignores writes once its page is gone. A closed tab runs no code, but an unmounted page does: its
 * renewal would replace or clear the token of the next page.
 */
function whileHere(storage: Storage, isHere: () => boolean): Storage {
  return {
    get length() {
      return storage.length;
    },
    key: (index) => storage.key(index),
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => (isHere() ? storage.setItem(key, value) : undefined),
    removeItem: (key) => (isHere() ? storage.removeItem(key) : undefined),
    clear: () => (isHere() ? storage.clear() : undefined),
  };
}
