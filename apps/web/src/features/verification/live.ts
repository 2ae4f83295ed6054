import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that a decision about the member's identity invalidates. */
export const touched: TouchedQueries = { 'identity.changed': [['me', 'identity']] };
