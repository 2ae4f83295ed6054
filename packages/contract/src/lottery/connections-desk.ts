import { connectionCalls } from '../connections.ts';

/** Places of result feeds. Lotteries choose a feed by its own name. */
export const FEED_PLACES = ['feed-a', 'feed-b', 'feed-c', 'feed-d'] as const;

export const {
  list: feedConnections,
  connect: connectFeed,
  off: disconnectFeed,
  test: testFeed,
} = connectionCalls({
  desk: 'lotteryDesk',
  path: 'feedConnections',
  calls: ['connectFeed', 'disconnectFeed', 'testFeed'],
  providers: FEED_PLACES,
  read: 'draws.read',
  change: 'draws.change',
});
