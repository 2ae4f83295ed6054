import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Site } from '../site/index.ts';

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface ContentPorts {
  site: Site;
  /** Members on a break or excluded, who must not receive marketing. */
  reach: { away(executor: Executor, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>> };
}

/** The platform together with the room's ports. */
export type ContentPlatform = Platform & ContentPorts;
