import type { Permission } from '@fairlot/contract';
import type { Executor } from '../db/index.ts';

/** Something that just happened. */
export interface FeedLine {
  at: Date;
  /** About what or whom, as people call it. */
  title: string;
  /** Minor units of the asset; null where no money moved. */
  amountMinor: bigint | null;
  asset: string | null;
  /** Where the console shows it. */
  page: string;
  query: Readonly<Record<string, string>>;
}

/** What a room tells of what just happened; the console's section of the room names the kind in words. */
export interface FeedSource {
  kind: string;
  permission: Permission;
  /** The newest first; answers from an index whatever the size of the merchant. */
  latest(executor: Executor, limit: number): Promise<readonly FeedLine[]>;
}
