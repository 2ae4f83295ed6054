import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database, Tx } from './db/index.ts';
import type { Events, Listener } from './events/index.ts';
import type { BoundRoute } from './http/index.ts';
import type { Job } from './jobs/loop.ts';
import type { Metrics } from './metrics.ts';
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

/** Opens a sealed value with the key in force or the one before and seals it with the one in force. */
export type Reseal = (sealed: Uint8Array, context: string) => Buffer;

/** What a room adds to the process. Rooms are built in `app.ts`, which wires these. */
export interface RoomParts {
  name: string;
  routes?: readonly BoundRoute[];
  /** Routes outside the contract, such as callbacks of providers; registered in a scope of their own. */
  plugin?: (app: FastifyInstance) => Promise<void>;
  jobs?: readonly Job[];
  listeners?: readonly { topic: string; name: string; listener: Listener }[];
  auditChecks?: readonly AuditCheck[];
  /** Demonstration data, in one transaction with that of all rooms, on an empty database only. */
  seed?: (tx: Tx) => Promise<void>;
  /** Seals all secrets of the room anew and answers how many; may be repeated and runs beside a server. */
  reseal?: (reseal: Reseal) => Promise<number>;
  /** Runs at every start after migration, before requests; must be safe with several processes. */
  prepare?: () => Promise<void>;
}
