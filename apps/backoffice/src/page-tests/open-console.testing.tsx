import { openTestApp } from '@fairlot/testkit/open-test-app';
import { callDesk, createOperator, REASON, type TestOperator } from '@fairlot/testkit/operators';
import { type Locator, retry } from '@fairlot/testkit/page/locator';
import { Tab } from '@fairlot/testkit/page/tab';
import type { TestApp } from '@fairlot/testkit/app';
import { createRoot } from 'react-dom/client';
import { afterEach, expect } from 'vitest';
import { App } from '../app.tsx';
import { keepToken } from '../shared/api.ts';
import { queryClient } from '../shared/query-client.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The console of a file of page tests: the server in this process, on its own database. */
export class ConsoleSite {
  readonly app: TestApp;
  readonly origin: string;

  constructor(app: TestApp, origin: string) {
    this.app = app;
    this.origin = origin;
  }

  /** A new operator who may do everything that `role` may. */
  operator = (role: Parameters<typeof createOperator>[1] = 'admin'): Promise<TestOperator> =>
    createOperator(this.app, role);

  /** The console of an operator who is logged in, at its first page or at `path`. Closes the console in use. */
  async open(operator: TestOperator | null, path = '/backoffice', { isPhone = false } = {}): Promise<ConsolePage> {
    const page = new ConsolePage(this.origin, isPhone ? PHONE : DESKTOP);
    if (operator !== null) page.logIn(operator);
    await page.goto(path);
    return page;
  }

  /** An operator approves the open request of a kind. */
  async approve({ headers }: TestOperator, kind: string): Promise<void> {
    const open = `/approvals?filter=kind:eq:${kind}&filter=state:eq:pending`;
    const { value } = await callDesk<{ list: { id: string }[] }>(this.app, headers, 'GET', open);
    const approved = await callDesk(this.app, headers, 'POST', `/approvals/${value.list[0]?.id}/approve`);
    expect(approved.value).toMatchObject({ state: 'executed' });
  }
}

/** Types a reason into a form and presses its button. */
export async function send(form: Locator, button: string): Promise<void> {
  await form.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await form.getByRole('button', { name: button }).click();
}

/** Opens the console of the demonstration for the tests of a file; its books are audited after the last one. */
export async function openConsoleSite(options: Parameters<typeof openTestApp>[0] = {}): Promise<ConsoleSite> {
  const app = await openTestApp({ seed: 'demo', ...options });
  afterEach(() => Tab.closeLast());
  return new ConsoleSite(app, await app.listen());
}

/** A page of the console. */
export class ConsolePage extends Tab {
  /** Logs in with a session that the test has opened. */
  logIn({ headers: { authorization = '', cookie = '' } }: TestOperator): void {
    keepToken(authorization.replace('Bearer ', ''));
    const [name = '', value = ''] = cookie.split('=');
    this.network.cookies.set(name, value);
  }

  override async goto(path: string): Promise<void> {
    await this.quiet();
    this.root = createRoot(this.blank(path));
    this.root.render(<App setupToken={null} />);
    await this.getByRole('heading', { level: 1 }).first().waitFor();
  }

  /** Waits until no call is under way, for checks of what the page shows at last. */
  async settle(): Promise<void> {
    // A page may ask again once it has rendered an answer.
    let calm = 0;
    await retry(
      () => (calm = this.network.underWay === 0 ? calm + 1 : 0) >= 10 || undefined,
      () => 'The page still asks',
    );
  }

  protected override unmount(): void {
    super.unmount();
    queryClient.clear();
  }
}
