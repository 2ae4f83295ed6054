import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Site } from '../site/index.ts';

/** What the room asks of other rooms; `wiring.ts` connects each port. */
export interface ContentPorts {
  site: Site;
  /** Members who are on a break or excluded: marketing does not reach them. */
  reach: { away(executor: Executor, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>> };
}

/** The platform together with the room's ports. */
export type ContentPlatform = Platform & ContentPorts;
