import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@fairlot/contract';
import { buildOpenApi } from '@fairlot/contract/openapi';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { SCHEMA } from './schema.ts';
import {
  connectDatabase,
  createReads,
  createUpkeep,
  type Database,
  migrate,
  type Migrated,
  readPrimary,
  type Reads,
  sql,
} from './platform/db/index.ts';
import { createBooks } from './platform/books/index.ts';
import { createEvents, registerEvents } from './platform/events/index.ts';
import {
  type Ask,
  createAsk,
  createRateLimiter,
  createServer,
  hasKey,
  type RateLimiter,
  registerRoute,
  SESSION_COOKIE,
} from './platform/http/index.ts';
import { createCollector, type NamedContributions } from './platform/collector.ts';
import type { Platform } from './platform/index.ts';
import { createJobRunner } from './platform/jobs/loop.ts';
import { openMarks, PLATFORM_SEALED } from './platform/marks.ts';
import { createMessaging } from './platform/messaging/index.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import type { Redis } from './platform/redis/index.ts';
import { resealColumns } from './platform/reseal.ts';
import { createSecretBox, loadSecretKey } from './platform/secret-box.ts';
import type { Contributions } from './platform/contributions.ts';
import type { PlatformPorts } from './platform/ports.ts';
import { late } from './platform/room.ts';
import type { Person } from './rooms/identity/ports.ts';
import type { PastRooms } from './demonstration/past/index.ts';
import { seedDemo } from './seed.ts';
import { type Answers, type Rooms, startRooms } from './wiring.ts';

export interface App {
  server: FastifyInstance;
  platform: Platform;
  rooms: Rooms;
  /** The rooms' answers to ports of other rooms, for tests. */
  answers: Answers;
  /** All rooms' parts in a member's life cycle, combined. */
  person: Person;
  /** Calls reading endpoints in process, for the pages that the server renders. */
  ask: Ask;
  /** Rate limiter for calls by address. */
  limiter: RateLimiter;
  /** Audits the books of every room; empty when they are correct. */
  audit(): Promise<string[]>;
  /** Reseals every stored secret with the current key; returns their number. */
  reseal(): Promise<number>;
  /** Starts jobs and event delivery. */
  start(): Promise<void>;
  /**
   * Reports on `/readyz` that this process stops and finishes its jobs, while it still answers requests for the
   * configured time: load balancers notice, and clients move to other processes.
   */
  drain(): Promise<void>;
  /** Finishes requests and jobs in progress, then releases all resources. */
  close(): Promise<void>;
}

/**
 * Builds the whole application on an open database: migrates, seeds and starts every room. It serves after `start`.
 * @param beside contributions of tests, in addition to those of the rooms
 */
export async function createApp(config: Config, db: Database, log: Logger, beside: Contributions = {}): Promise<App> {
  const { newerRelease } = await migrateDirectly(config, db, log);
  if (newerRelease !== null)
    log.warn({ newerRelease, release: SCHEMA.release }, 'SQL functions of a newer build are active');
  const { platform, redis, answer } = await createPlatform(config, db, log);
  const { metrics, reads } = platform;
  const started = startRooms(platform);
  const contributions = [...started.contributions, { name: 'beside', ...beside }];
  answer(started.ports, contributions);
  const limiter = createRateLimiter(db, redis?.counts);
  const jobs = createJobRunner(db, log);
  let state: State = 'starting';
  const server = await openServer(platform, redis, () => state);
  // Routes are registered while the database works.
  await Promise.all([fill(started, platform), registerRooms(server, platform, jobs, limiter)]);

  const checks = contributions.flatMap(({ audits = [] }) => audits);
  const books = createBooks(db, log, metrics, checks);
  jobs.add(createUpkeep(db));
  jobs.add(books.job);
  return {
    server,
    platform,
    rooms: started.doors,
    answers: started.answers,
    person: started.person,
    limiter,
    audit: books.prove,
    reseal: () =>
      resealColumns(db, platform.secrets, [...PLATFORM_SEALED, ...contributions.flatMap(({ sealed = [] }) => sealed)]),
    ask: createAsk(platform.collected.routes(reads), server.log),
    start: async () => {
      await redis?.start();
      await reads.start();
      await platform.events.stream.start();
      const isWorking = config.role !== 'web';
      await platform.events.outbox.start(isWorking);
      await jobs.start(({ isLocal = false }) => isWorking || isLocal);
      state = 'serving';
    },
    drain: async () => {
      state = 'closing';
      await Promise.all([jobs.stop(), platform.events.outbox.stop(), sleep(config.drainSeconds * 1000)]);
    },
    close: async () => {
      state = 'closing';
      await jobs.stop();
      await server.close();
      await platform.events.outbox.stop();
      await platform.events.stream.stop();
      await redis?.stop();
      await reads.stop();
      await db.close();
    },
  };
}

/** Fills a new demonstration, then lets the rooms read and write what they need before the first request. */
async function fill(started: ReturnType<typeof startRooms>, platform: Platform): Promise<void> {
  if (platform.config.seed === 'demo') await seedDemo(platform, () => pastRoomsOf(started));
  await Promise.all(platform.collected.all().map(async ({ prepare }) => prepare?.()));
}

/** The rooms' parts in the demonstration's past. */
function pastRoomsOf({ doors, answers }: ReturnType<typeof startRooms>): PastRooms {
  return {
    ...doors,
    accounts: answers.identity.past,
    payments: answers.payments.past,
    originals: answers.originals.past,
    records: answers.records.past,
    agency: answers.agency.past,
  };
}

/** The platform of the rooms. `answer` gives it what the rooms contribute once they have started. */
async function createPlatform(config: Config, db: Database, log: Logger) {
  const metrics = createMetrics();
  const collector = createCollector();
  const secrets = createSecretBox(loadSecretKey(config.secretKey, config.dataDir), config.formerSecretKey);
  let answered: PlatformPorts | undefined;
  const redis =
    // The client is loaded only where it is used.
    config.redis && (await (await import('./platform/redis/index.ts')).createRedis(config.redis, db, log, metrics));
  const base = { config, db, log, events: createEvents(db, log, metrics, redis?.fanOut), secrets };
  const platform: Platform = {
    ...base,
    reads: openReads(config, db, log, metrics),
    metrics,
    messaging: createMessaging(base, 'site'),
    marks: await openMarks(db, secrets),
    collected: collector.collected,
    ports: late(() => {
      if (answered === undefined) throw new Error('The rooms are not started yet');
      return answered;
    }),
  };
  return {
    platform,
    redis,
    answer: (ports: PlatformPorts, contributions: readonly NamedContributions[]) => {
      answered = ports;
      collector.fill(contributions);
    },
  };
}

type State = 'starting' | 'serving' | 'closing';

async function openServer(
  { config, db, log, metrics, reads }: Platform,
  redis: Redis | undefined,
  stateNow: () => State,
): Promise<FastifyInstance> {
  const server = await createServer({
    log,
    metrics,
    trustProxy: config.trustProxy,
    operatorNetworks: config.operatorNetworks,
    isProduction: config.isProduction,
    metricsKey: config.metricsKey,
    servesCalls: config.role !== 'jobs',
    isReady: async () => stateNow() === 'serving' && (await isAnswering(db)),
    notes: () => ({
      ...(redis === undefined ? {} : { redis: redis.isUp() ? 'up' : 'down' }),
      ...(config.databaseRead === undefined ? {} : { replica: reads.state() ?? 'down' }),
    }),
  });
  // Connections that stay open would send their next request to a process that is gone.
  server.addHook('onRequest', (_request, reply, done) => {
    if (stateNow() === 'closing') reply.header('connection', 'close');
    done();
  });
  return server;
}

function openReads(config: Config, db: Database, log: Logger, metrics: Metrics): Reads {
  const { databaseRead, databaseDirectUrl, databasePoolSize } = config;
  if (databaseRead === undefined) return readPrimary(db);
  // If the primary is behind a pooler, assume that the replica is too.
  const replica = connectDatabase(databaseRead.url, databasePoolSize, log, databaseDirectUrl);
  return createReads(db, replica, databaseRead, log, metrics);
}

/** Migrates past the pooler, which may end long statements. */
async function migrateDirectly({ databaseDirectUrl }: Config, db: Database, log: Logger): Promise<Migrated> {
  if (databaseDirectUrl === undefined) return migrate(db, SCHEMA);
  const direct = connectDatabase(databaseDirectUrl, 1, log);
  try {
    return await migrate(direct, SCHEMA);
  } finally {
    await direct.close();
  }
}

async function registerRooms(
  server: FastifyInstance,
  platform: Platform,
  jobs: ReturnType<typeof createJobRunner>,
  limiter: RateLimiter,
): Promise<void> {
  const contributions = platform.collected.all();
  const { members: verifiers, operators, site, noteCall } = platform.ports;
  const services = {
    verifiers,
    seen: noteCall,
    operators,
    site,
    limiter,
    reads: { max: platform.config.limits.readsPerMinute, windowSeconds: 60 },
    secureCookies: platform.config.publicOrigin.startsWith('https:'),
    publicOrigin: platform.config.publicOrigin,
  };
  const routes = platform.collected.routes(platform.reads);
  const bound = new Set(routes.map(({ endpoint }) => endpoint.id));
  const missing = ENDPOINTS.filter(({ id }) => !bound.has(id)).map(({ id }) => id);
  if (missing.length > 0) throw new Error(`Endpoints of the contract without a handler: ${missing.join(', ')}`);

  for (const bind of routes) registerRoute(server, bind, services);
  for (const { plugin } of contributions) if (plugin) await server.register(plugin);
  platform.events.catalogue.add(contributions.flatMap((room) => room.events ?? []));
  for (const listener of contributions.flatMap((room) => room.listeners ?? [])) platform.events.outbox.listen(listener);
  for (const { name, replay } of contributions) if (replay) platform.events.outbox.replayFrom({ name, replay });
  for (const job of contributions.flatMap((room) => room.jobs ?? [])) jobs.add(job);
  jobs.add({ name: 'rate-limits', everyMs: 60_000, isLocal: true, run: async () => (await limiter.prune(), false) });
  jobs.add({ name: 'idempotency-keys', everyMs: 3_600_000, run: () => removeOldKeys(platform.db) });
  serveOpenApi(server, platform.config);
  const memberOf = async (request: FastifyRequest) => {
    const cookie = request.cookies[SESSION_COOKIE];
    return cookie === undefined ? null : ((await verifiers.callerOfCookie(cookie))?.memberId ?? null);
  };
  const { streams, streamsPerAddress, heartbeatMs } = platform.config.limits;
  const limits = { total: streams, perAddress: streamsPerAddress };
  registerEvents(server, platform.events.stream, memberOf, limits, heartbeatMs);
}

/** Serves the contract. In production, operator calls are included only for a request with the key. */
function serveOpenApi(server: FastifyInstance, { isProduction, metricsKey }: Config): void {
  // Built on first request, which saves 24 ms at every start.
  let whole: string | undefined;
  let open: string | undefined;
  server.get('/openapi.json', async (request, reply) => {
    reply.type('application/json');
    if (!isProduction || hasKey(request, metricsKey)) return (whole ??= JSON.stringify(buildOpenApi()));
    return (open ??= JSON.stringify(buildOpenApi(({ path }) => !path.startsWith('/backoffice/'))));
  });
}

/** Answers of money calls are kept for 30 days. */
async function removeOldKeys(db: Database): Promise<boolean> {
  await db.run(sql`delete from platform_idempotency where created_at < clock_timestamp() - interval '30 days'`);
  return false;
}

async function isAnswering(db: Database): Promise<boolean> {
  try {
    await db.one(sql`select 1 as one`);
    return true;
  } catch {
    return false; // /readyz reports it
  }
}
