import type { RouterHistory } from '@tanstack/history';
import type { ComponentType } from 'react';

/** An address of the app. */
export interface Place {
  /** Path, query and hash. */
  href: string;
  pathname: string;
  search: Record<string, string>;
  /** Without its `#`. */
  hash: string;
  /** Names the entry of the history, even after a reload. */
  key: string;
}

/** A page whose code and texts are loaded. Addresses with the same `name` share one mounted instance. */
export interface LoadedPage {
  name: string;
  Page: ComponentType;
}

/** A page at its address, or the error that kept it from loading. */
export interface Shown {
  place: Place;
  page: LoadedPage | null;
  error: unknown;
  /** The page scrolls to the top, or to where it was left when the visitor returns to it. */
  resetsScroll: boolean;
}

/** Loads the page of an address, or returns the address to go to instead. */
export type LoadPlace = (place: Place) => Promise<LoadedPage | { redirect: string }>;

export interface GoOptions {
  /** Replaces the entry of the history. */
  replace?: boolean;
  /** Keeps the scroll position. */
  keepScroll?: boolean;
}

/**
 * Shows the page of the address. The previous page stays until code and texts of the next one are loaded; of two
 * navigations the later one wins. `CurrentPage` renders what it shows.
 */
export class PageRouter {
  readonly history: RouterHistory;
  /** Whether `back` was called and the address has not changed yet. */
  isLeaving = false;
  private readonly loadPlace: LoadPlace;
  private shown: Shown | undefined;
  private latest: Promise<void> = Promise.resolve();
  private turn = 0;
  private isBusy = false;
  private resetsScroll = true;
  private readonly listeners = new Set<() => void>();
  private readonly renderListeners = new Set<(shown: Shown) => void>();

  constructor(history: RouterHistory, loadPlace: LoadPlace) {
    this.history = history;
    this.loadPlace = loadPlace;
  }

  /** Follows the address until the returned function is called. */
  connect = (): (() => void) =>
    this.history.subscribe(() => {
      this.latest = this.follow();
    });

  /** Loads the page of the current address: before the first rendering, and again after a failure. */
  load(): Promise<void> {
    this.latest = this.follow();
    return this.latest;
  }

  /** Resolves when the page of the address is loaded. */
  async go(href: string, { replace = false, keepScroll = false }: GoOptions = {}): Promise<void> {
    this.resetsScroll = !keepScroll;
    // As a link does in a browser: the address that is shown anyway does not get a second entry.
    const isSame = href === this.history.location.href;
    this.history[replace || isSame ? 'replace' : 'push'](href);
    await this.latest;
  }

  /** Returns to the previous page, even from a dialog over this one. */
  back(): void {
    this.isLeaving = true;
    this.history.back();
  }

  /** @throws Error before `load` has ended */
  current = (): Shown => {
    if (this.shown === undefined) throw new Error('the router has not loaded a page');
    return this.shown;
  };

  isLoading = (): boolean => this.isBusy;

  /** Calls back when `current` or `isLoading` change. */
  subscribe = (listener: () => void): (() => void) => listen(this.listeners, listener);

  /** Calls back when a page that was navigated to is in the document. */
  onRendered = (listener: (shown: Shown) => void): (() => void) => listen(this.renderListeners, listener);

  noteRendered(shown: Shown): void {
    for (const listener of this.renderListeners) listener(shown);
  }

  private async follow(): Promise<void> {
    const turn = ++this.turn;
    const place = toPlace(this.history.location);
    this.isLeaving = false;
    this.setBusy(true);
    const outcome = await this.loadPlace(place).catch((error: unknown) => ({ error }));
    if (turn !== this.turn) return this.latest;
    if ('redirect' in outcome) {
      this.history.replace(outcome.redirect);
      // Before the first rendering no listener reacts to the new address, so it is loaded here.
      return turn === this.turn ? this.load() : this.latest;
    }
    const [page, error] = 'error' in outcome ? [null, outcome.error] : [outcome, null];
    this.shown = { place, page, error, resetsScroll: this.resetsScroll };
    this.resetsScroll = true;
    this.setBusy(false);
    return undefined;
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
    for (const listener of this.listeners) listener();
  }
}

function listen<L>(listeners: Set<L>, listener: L): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function toPlace({ href, pathname, search, hash, state }: RouterHistory['location']): Place {
  const parameters = Object.fromEntries(new URLSearchParams(search));
  return { href, pathname, search: parameters, hash: hash.slice(1), key: state.key ?? href };
}
