import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that changed games and settled draws invalidate. */
export const touched: TouchedQueries = {
  'catalogue.changed': [['catalogue']],
  'draw.settled': [['catalogue', 'winners']],
};
