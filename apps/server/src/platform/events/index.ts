import type { Logger } from 'pino';
import type { Database } from '../db/index.ts';
import type { Metrics } from '../metrics.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { BET_EVENTS } from './bets.ts';
import { rewardOffered } from './rewards.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createStream, type FanOut, type Stream } from './stream.ts';

export { beginStream, hasLeft } from './begin-stream.ts';
export { type Catalogue, defineEvent, type EventType, type PayloadOf } from './catalogue.ts';
export {
  type BetCorrected,
  betCorrected,
  betKey,
  type BetPlaced,
  betPlaced,
  type BetSettled,
  betSettled,
  type BetSource,
  type Outcome,
  outcomesOf,
  PLAY_MONEY,
  type ReplayedBets,
  roundKey,
  settledNow,
} from './bets.ts';
export { type BetHandlers, onBets } from './on-bets.ts';
export { flagChanged } from './flags.ts';
export { type Listener, on, type OutboxEvent } from './listener.ts';
export {
  agentDecided,
  depositCredited,
  depositReversed,
  feedbackSent,
  limitSet,
  memberRegistered,
  memberDisabled,
  memberVerified,
  passwordChanged,
  securityChanged,
  playPaused,
  sessionEnded,
  withdrawalChanged,
} from './members.ts';
export type { Outbox } from './outbox.ts';
export { bonusCancelled, rewardLapsed, rewardOffered, rewardUndone } from './rewards.ts';
export { registerEvents } from './sse.ts';
export { STAFF, type Stream } from './stream.ts';
export type { StreamEvent } from './stream-rows.ts';

export interface Events {
  catalogue: Catalogue;
  outbox: Outbox;
  stream: Stream;
}

/**
 * Outbox and client stream.
 * @param fanOut carries events to clients of other processes; without it they read them from the database
 */
export function createEvents(db: Database, log: Logger, metrics: Metrics, fanOut?: FanOut): Events {
  const catalogue = createCatalogue();
  catalogue.add([...BET_EVENTS, rewardOffered]);
  return { catalogue, stream: createStream(db, log, fanOut), outbox: createOutbox(db, log, metrics, catalogue) };
}
