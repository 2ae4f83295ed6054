import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database, Tx } from './db/index.ts';
import type { Events, Listener } from './events/index.ts';
import type { BoundRoute } from './http/index.ts';
import type { Job } from './jobs/loop.ts';
import type { Metrics } from './metrics.ts';
import type { SealedColumn } from './reseal.ts';
import type { SecretBox } from './secret-box.ts';

/** What every room is built on. */
export interface Platform {
  config: Config;
  db: Database;
  events: Events;
  log: Logger;
  metrics: Metrics;
  secrets: SecretBox;
}

/** One proof of the books; an empty list means clean. */
export interface AuditCheck {
  name: string;
  /** @returns sentences that name what is wrong */
  run(): Promise<string[]>;
}

/** What a room adds to the process. Rooms are built in `app.ts`, which wires these. */
export interface RoomParts {
  name: string;
  routes?: readonly BoundRoute[];
  /** Routes outside the contract, such as callbacks of providers; registered in a scope of their own. */
  plugin?: (app: FastifyInstance) => Promise<void>;
  jobs?: readonly Job[];
  /** Topics that the room writes; an event of a topic that no room names stays in the outbox. */
  topics?: readonly string[];
  listeners?: readonly { topic: string; name: string; listener: Listener }[];
  auditChecks?: readonly AuditCheck[];
  /** Demonstration data, in one transaction with that of all rooms, on an empty database only. */
  seed?: (tx: Tx) => Promise<void>;
  /** What the room keeps sealed. */
  sealed?: readonly SealedColumn[];
  /** Runs at every start after migration, before requests; must be safe with several processes. */
  prepare?: () => Promise<void>;
}
