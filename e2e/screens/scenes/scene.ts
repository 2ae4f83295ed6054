import type { Page } from '@playwright/test';

export type Who = 'visitor' | 'member' | 'newcomer' | 'agent' | 'operator';

/** Response of a call: none at all, an error of the server, no network, a value, or the real value modified. */
export type Reply = 'hang' | 'fail' | 'lost' | { value: unknown } | { change: (value: unknown) => unknown };

export interface Scene {
  /** File name of its pictures. */
  name: string;
  who: Who;
  path: string;
  /** Page from which it is opened without loading a document, so that it requests its data itself. */
  via?: string;
  /** Replies by address pattern. */
  replies?: Record<string, Reply>;
  /** Text that must be visible before anything else happens. */
  shows?: string;
  act?: (page: Page) => Promise<void>;
  settleMs?: number;
  /** Movement is not reduced. */
  hasMotion?: boolean;
  widths?: readonly number[];
  /** Takes the whole page instead of the screen. */
  isLong?: boolean;
  /** Waits for a settled ticket. */
  needsRecords?: boolean;
  /** Operator code of the language. */
  language?: string;
}

export type OwnScene = Omit<Scene, 'who'>;

/** The scenes of one person. */
export const scenesOf = (who: Who, scenes: readonly OwnScene[]): Scene[] => scenes.map((scene) => ({ ...scene, who }));
