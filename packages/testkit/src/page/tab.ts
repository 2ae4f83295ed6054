import type { Root } from 'react-dom/client';
import { Locator, pressKey, retry } from './locator.ts';
import { Network } from './network.ts';
import { browserWindow } from './window.ts';

/** A tab that renders an app of the product in this process, with the names of Playwright's `Page`. */
export abstract class Tab extends Locator {
  private static inUse: Tab | undefined;
  readonly network: Network;
  readonly keyboard = { press: pressKey };
  protected root: Root | undefined;

  /**
   * Opens a tab with empty storages. Only one is in use at a time; opening it closes the previous one.
   * @param width and height of the window, CSS pixels
   */
  constructor(origin: string, { width, height }: { width: number; height: number }) {
    super('page', () => [document.body]);
    Tab.closeLast();
    Tab.inUse = this;
    browserWindow.happyDOM.setViewport({ width, height });
    this.network = new Network(origin);
    for (const storage of [sessionStorage, localStorage]) storage.clear();
    this.network.connect();
  }

  /** Closes the tab in use and frees the window for the next one. */
  static closeLast(): void {
    Tab.inUse?.unmount();
    Tab.inUse?.network.disconnect();
    Tab.inUse = undefined;
  }

  /** Loads an address in a fresh page. Storage and cookies of the previous page are kept. */
  abstract goto(path: string): Promise<void>;

  reload = (): Promise<void> => this.goto(location.pathname + location.search);

  url = (): string => location.href;

  /** @param wanted path and query */
  async waitForURL(wanted: string | RegExp): Promise<void> {
    const isThere = (at: string) => (typeof wanted === 'string' ? at === wanted : wanted.test(at));
    await retry(
      () => isThere(location.pathname + location.search) || undefined,
      () => `${location.href} is not ${String(wanted)}`,
    );
  }

  /** Waits until no call is under way. */
  protected async quiet(): Promise<void> {
    await retry(
      () => this.network.underWay === 0 || undefined,
      () => 'The page still asks',
    );
  }

  /** An empty document at an address, with the element for the app. */
  protected blank(path: string): HTMLElement {
    this.unmount();
    browserWindow.happyDOM.setURL(new URL(path, this.network.origin).href);
    document.body.innerHTML = '<div id="app"></div>';
    return document.getElementById('app') as HTMLElement;
  }

  protected unmount(): void {
    this.network.drop();
    this.root?.unmount();
    this.root = undefined;
  }
}
