import type { Permission } from '@fairlot/contract';
import type { Executor } from '../db/index.ts';

/** A recent event. */
export interface FeedLine {
  at: Date;
  /** Readable name of the object or person concerned. */
  title: string;
  /** Minor units of the asset; null if no money moved. */
  amountMinor: bigint | null;
  asset: string | null;
  /** Console page that shows it. */
  page: string;
  query: Readonly<Record<string, string>>;
}

/** Recent events of a room; the console's section of the room provides the label of each kind. */
export interface FeedSource {
  kind: string;
  permission: Permission;
  /** Newest first, with names in a language; uses an index, so that its cost does not depend on the merchant's size. */
  latest(executor: Executor, limit: number, language: string): Promise<readonly FeedLine[]>;
}
