import type { FastifyInstance } from 'fastify';
import type { AuditCheck } from './books/index.ts';
import type { Tx } from './db/index.ts';
import type { EventType, Listener, ReplayedBets } from './events/index.ts';
import type { BoundRoute } from './http/index.ts';
import type { Job } from './jobs/loop.ts';
import type { Desk } from './operators/desk.ts';
import type { PackPart } from './pack/index.ts';
import type { SealedColumn } from './reseal.ts';

/**
 * Everything a room may contribute to the application. The platform collects these lists without knowing any room by
 * name.
 */
export interface Contributions {
  routes?: readonly BoundRoute[];
  /** Routes outside the contract, such as provider callbacks; registered in a separate scope. */
  plugin?: (app: FastifyInstance) => Promise<void>;
  jobs?: readonly Job[];
  /** Event types of the room in addition to the common vocabulary. Events that no room declares stay in the outbox. */
  events?: readonly EventType[];
  listeners?: readonly Listener[];
  /**
   * Replays bets since a point in time, in batches, starting after the position that an earlier batch returned. Fills
   * listeners that are added later.
   */
  replay?: (since: Date, after: string | null) => AsyncIterable<ReplayedBets>;
  audits?: readonly AuditCheck[];
  /** Inserts demonstration data. Runs only on an empty database, in one transaction with all other rooms. */
  seed?: (tx: Tx) => Promise<void>;
  /** Configuration of the room in merchant packs, in the order in which it is applied. */
  pack?: readonly PackPart[];
  /** Columns that the room stores sealed. */
  sealed?: readonly SealedColumn[];
  /** Runs at every start, after migration and before requests; must be safe when several processes run it. */
  prepare?: () => Promise<void>;
  /** The operator side of the room. */
  desk?: Desk;
}
