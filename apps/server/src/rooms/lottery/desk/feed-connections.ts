import { lotteryDesk as contract } from '@fairlot/contract';
import {
  type Connections,
  createConnectionDesk as createSharedDesk,
  type Outcome,
} from '../../../platform/connections/index.ts';
import { FeedRefusal, type ResultFeed } from '../adapters/feed/feed.ts';
import type { LotteryPlatform } from '../ports.ts';

/** Two operators connect a result feed, because two feeds that agree decide a draw; one switches a feed off. */
export function createFeedConnections(platform: LotteryPlatform, connections: Connections<ResultFeed>) {
  return createSharedDesk(platform, {
    connections,
    calls: {
      list: contract.feedConnections,
      connect: contract.connectFeed,
      off: contract.disconnectFeed,
      test: contract.testFeed,
    },
    approvalKind: 'lottery.feed',
    permission: 'draws.change',
    test: async (_provider, feed) => (feed === undefined ? { result: 'notConnected', detail: '' } : testFeed(feed)),
  });
}

/** Requests today's results, which changes nothing. */
async function testFeed(feed: ResultFeed): Promise<Outcome> {
  try {
    const results = await feed.results(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
    return { result: 'passed', detail: `${results.length} results today` };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    if (!(error instanceof FeedRefusal)) return { result: 'unanswered', detail };
    return { result: error.areKeysWrong ? 'keys' : 'refused', detail };
  }
}
