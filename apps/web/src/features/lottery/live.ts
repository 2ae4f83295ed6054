import type { TouchedQueries } from '../../shared/events/event-stream.ts';

const RESULT = [
  ['lottery', 'menu'],
  ['lottery', 'draw'],
  ['lottery', 'history'],
];

/** Queries that events about draws and tickets invalidate. */
export const touched: TouchedQueries = {
  'draw.opened': [['lottery', 'menu']],
  'draw.locked': [['lottery', 'draw']],
  'draw.drawn': RESULT,
  'draw.settled': RESULT,
  'draw.void': RESULT,
  'draw.stops': [['lottery', 'plays']],
  // The panel reads the amounts from the event itself.
  jackpot: [],
  'ticket.settled': [['me', 'ticket']],
};
