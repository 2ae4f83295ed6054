import type { FastifyInstance } from 'fastify';
import type { AuditCheck } from './books/index.ts';
import type { Tx } from './db/index.ts';
import type { EventType, Listener, ReplayedBets } from './events/index.ts';
import type { BoundRoute } from './http/index.ts';
import type { Job } from './jobs/loop.ts';
import type { Desk } from './operators/desk.ts';
import type { PackPart } from './pack/index.ts';
import type { SealedColumn } from './reseal.ts';

/** What every room may contribute to the whole: lists that the platform collects without knowing a room by its name. */
export interface Contributions {
  routes?: readonly BoundRoute[];
  /** Routes outside the contract, such as callbacks of providers; registered in a scope of their own. */
  plugin?: (app: FastifyInstance) => Promise<void>;
  jobs?: readonly Job[];
  /** Events that the room writes beside the common vocabulary; one that no room names stays in the outbox. */
  events?: readonly EventType[];
  listeners?: readonly Listener[];
  /** Tells bets since a moment again, in batches, from the place that a batch named; fills listeners that come late. */
  replay?: (since: Date, after: string | null) => AsyncIterable<ReplayedBets>;
  audits?: readonly AuditCheck[];
  /** Demonstration data, in one transaction with that of all rooms, on an empty database only. */
  seed?: (tx: Tx) => Promise<void>;
  /** Configuration of the room in merchant packs, in the order in which it is applied. */
  pack?: readonly PackPart[];
  /** What the room keeps sealed. */
  sealed?: readonly SealedColumn[];
  /** Runs at every start after migration, before requests; must be safe with several processes. */
  prepare?: () => Promise<void>;
  /** The operator side of the room. */
  desk?: Desk;
}
