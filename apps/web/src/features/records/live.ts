import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that a settled ticket invalidates. */
export const touched: TouchedQueries = {
  'ticket.settled': [['me', 'records']],
};
