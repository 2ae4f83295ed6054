import { lotteryDesk } from '@fairlot/contract';
import type { Config } from '../../../../config.ts';
import { type Connections, type Kind, readConnections } from '../../../../platform/connections/index.ts';
import type { Executor } from '../../../../platform/db/index.ts';
import type { Feeds, ResultFeed } from './feed.ts';
import { createHttpFeed } from './http-feed.ts';

/** The sandbox serves two parties that report official results, so that they can agree. */
const SANDBOX_FEEDS = ['a', 'b'];
const NAME = /^[a-z0-9]{1,32}$/;
const SHORTEST_SECRET = 16;

type EnvironmentFeed = Config['resultFeeds'][number];

/** Feeds of the environment, else the sandbox's. */
function feedsOfEnvironment({ resultFeeds, sandbox }: Config): readonly EnvironmentFeed[] {
  if (resultFeeds.length > 0 || sandbox === undefined) return resultFeeds;
  return SANDBOX_FEEDS.map((name) => ({ name, url: `${sandbox.url}/feed/v1`, secret: sandbox.webhookSecret }));
}

/** Places for feeds that operators connect. The environment's feeds fill the first ones until one is changed. */
export function createKinds(config: Config): readonly Kind<ResultFeed>[] {
  const environment = feedsOfEnvironment(config);
  return lotteryDesk.FEED_PLACES.map((provider, place) => {
    const own = environment[place];
    return {
      provider,
      group: 'feeds',
      url: '',
      needsUrl: true,
      fields: { name: { accepts: (name) => NAME.test(name) } },
      keys: ['secret'],
      shortestKey: SHORTEST_SECRET,
      createClient: ({ url, fields: { name = '' }, keys: { secret = '' } }, isPublicOnly) =>
        createHttpFeed({ name, url, secret, isPublicOnly }),
      environment: own && { url: own.url, fields: { name: own.name }, keys: { secret: own.secret } },
    };
  });
}

/** Names of the feeds that are connected as of a transaction, which may have connected some of them. */
export async function feedNamesIn(
  executor: Executor,
  { room, kinds }: Connections<ResultFeed>,
  config: Config,
): Promise<string[]> {
  const stored = new Map((await readConnections(executor, room)).map((one) => [one.provider, one]));
  const own = kinds.flatMap(({ provider, environment }) => {
    const found = stored.get(provider);
    if (found === undefined) return environment?.fields['name'] ?? [];
    return found.isOn ? (found.fields['name'] ?? []) : [];
  });
  const further = feedsOfEnvironment(config).slice(lotteryDesk.FEED_PLACES.length);
  return [...new Set([...own, ...further.map(({ name }) => name)])];
}

/**
 * The feeds that are currently queried. Of two with the same name the first counts: a feed cannot agree with itself.
 * Feeds of the environment beyond the places stay unchanged.
 */
export function feedsNow(connections: Connections<ResultFeed>, config: Config): Feeds {
  const further = feedsOfEnvironment(config)
    .slice(lotteryDesk.FEED_PLACES.length)
    .map(({ name, url, secret }) => createHttpFeed({ name, url, secret }));
  return () => {
    const all = [...connections.kinds.flatMap(({ provider }) => connections.clientOf(provider) ?? []), ...further];
    return [...new Map(all.toReversed().map((feed) => [feed.name, feed])).values()].toReversed();
  };
}
