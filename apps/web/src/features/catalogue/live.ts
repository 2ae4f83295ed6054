import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that changes of games, and paid draws, touch. */
export const touched: TouchedQueries = {
  'catalogue.changed': [['catalogue']],
  'draw.settled': [['catalogue', 'winners']],
};
