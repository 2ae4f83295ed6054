import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A tab of a browser that Playwright does not drive, with its own storage and cookies. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Runs a function in the page; it must not use anything outside itself. */
  evaluate<Args extends unknown[], T>(run: (...args: Args) => T, ...args: Args): Promise<Awaited<T>>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what is on the screen. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  open(userAgent?: string): Promise<Tab>;
  close(): Promise<void>;
}

export interface EngineKind {
  name: string;
  /** Reason why this machine cannot run it, and how to install it; null when it can. */
  missing: string | null;
  /** The narrowest window that its own controls allow. */
  leastWidth: number;
  hasPasskeys: boolean;
  /** Whether the text size of the browser's settings can be chosen. */
  hasTextSize: boolean;
  /** @param textSize chosen in the browser's settings, in px; only with `hasTextSize` */
  start(textSize?: number): Promise<Engine>;
}

/** Path of the first of these programs that is installed. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  return names
    .flatMap((name) => (name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
}
