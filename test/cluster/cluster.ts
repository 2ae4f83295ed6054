import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@fairlot/testkit/free-port';
import { findNode24 } from '../../launcher/node-24.mjs';
import { fromRoot, root } from '../../launcher/paths.mjs';
import { compiledCode } from '../../launcher/supervisor.mjs';
import { type Ports, startHaproxy, startPgbouncer, startPrometheus, startRedis } from './engines/around.ts';
import { type Nodes, startNodes } from './engines/database.ts';
import type { DatabaseEngine } from './engines/engine.ts';
import { certificatePath, type NodeOptions } from './engines/nodes.ts';
import { startSingle } from './engines/single.ts';
import { makePlace, type Place } from './place.ts';
import { type Program, runProgram } from './processes.ts';
import type { Programs } from './programs.ts';
import { until } from './wait.ts';

/** Everything that serves players, on one machine. */
export interface Cluster {
  place: Place;
  ports: Ports;
  database: DatabaseEngine;
  /** Undefined in the small form. */
  nodes: Nodes | undefined;
  /** Server processes. */
  apps: Program[];
  haproxy: Program;
  pgbouncer: Program;
  redis: Program;
  /** Address for players. */
  origin: string;
  hasPages: boolean;
  secretKey: string;
  urls: Urls;
  /** Folder of the newest release that runs, with the layout of the repository. */
  release: string;
  isReady(app: number): Promise<boolean>;
  /** Starts a server process again, after its drain if it still runs. @param release by default the newest that runs */
  restart(app: number, env?: Record<string, string>, release?: string): Promise<void>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Further options of the nodes by their names. */
  nodes?: (place: Place, name: string) => NodeOptions;
  /** Further variables of the server processes. */
  env?: Record<string, string>;
  /** Command of the small form's database that archives a segment; unset: nothing is archived. */
  archiveCommand?: (place: Place, port: number) => string;
  /** Path of the server's program in a release; by default the one of the product, which needs the built pages. */
  program?: string;
  /** Called with each part that runs. */
  onPart?: (name: string) => void;
}

const READY_MS = 120_000;
const PROGRAM = 'apps/server/src/main.ts';

/** Starts the full cluster, or the small one if only its programs are installed. */
export async function startCluster(programs: Programs, options: ClusterOptions = {}): Promise<Cluster> {
  const place = makePlace(programs);
  try {
    return await startParts(place, options);
  } catch (error) {
    await place.close();
    throw error;
  }
}

async function startParts(place: Place, options: ClusterOptions): Promise<Cluster> {
  const { onPart = () => {} } = options;
  const isFull = place.programs.replicated !== undefined;
  const ports = await choosePorts(isFull ? 3 : 2);
  const nodes = isFull ? await startNodes(place, (name) => options.nodes?.(place, name) ?? {}) : undefined;
  const database = nodes ?? (await startSingle(place, ports.primary, options.archiveCommand?.(place, ports.primary)));
  place.onClose(database.stop);
  onPart(isFull ? 'etcd and three PostgreSQL nodes under Patroni' : 'PostgreSQL');
  const [secretKey, metricsKey] = [randomBytes(32).toString('hex'), randomBytes(16).toString('hex')];
  const haproxy = startHaproxy(place, ports, nodes?.nodes ?? []);
  const pgbouncer = startPgbouncer(place, ports);
  const redis = startRedis(place, ports);
  if (isFull) startPrometheus(place, ports, metricsKey);
  onPart(`HAProxy, PgBouncer${isFull ? ', Redis and Prometheus' : ' and Redis'}`);
  const urls = urlsOf(place, ports);
  const env = { ...appEnvironment(place, urls), SECRET_KEY: secretKey, METRICS_KEY: metricsKey, ...options.env };
  const apps: Program[] = [];
  place.onClose(() => Promise.all(apps.map((app) => app.stop(DRAIN_MS))));
  const isReady = (app: number) => answers(`http://127.0.0.1:${ports.apps[app]}/readyz`);
  const start = async (index: number, further: Record<string, string> = {}, release = root) => {
    await apps[index]?.stop(DRAIN_MS);
    const own = { ...env, PORT: String(ports.apps[index]), ...further };
    const app = startApp(place, index, own, join(release, options.program ?? PROGRAM));
    apps[index] = app;
    const what = `${app.name} is ready (its output: ${app.logPath})`;
    await until(what, async () => !app.isRunning() || (await isReady(index)), READY_MS);
    if (!app.isRunning()) throw new Error(`${app.name} ended while it started (its output: ${app.logPath})`);
  };
  // The first one migrates and seeds.
  await start(0);
  await Promise.all(ports.apps.slice(1).map((_, index) => start(index + 1)));
  await until('the load balancer answers', () => answers(`${urls.site}/wps/whitelabel/settings`), READY_MS);
  onPart(`${ports.apps.length} server processes`);
  const cluster: Cluster = {
    place,
    ports,
    database,
    nodes,
    apps,
    haproxy,
    pgbouncer,
    redis,
    origin: urls.site,
    hasPages: options.program === undefined,
    secretKey,
    urls,
    release: root,
    isReady,
    restart: (app, further, release = cluster.release) => start(app, further, release),
    stop: place.close,
  };
  return cluster;
}

const DRAIN_MS = 30_000;

async function choosePorts(apps: number): Promise<Ports> {
  return {
    site: await freePort(),
    apps: await Promise.all(Array.from({ length: apps }, freePort)),
    primary: await freePort(),
    replicas: await freePort(),
    pool: await freePort(),
    redis: await freePort(),
    prometheus: await freePort(),
  };
}

interface Urls {
  site: string;
  pool: string;
  direct: string;
  /** Undefined in the small form. */
  replicas: string | undefined;
  redis: string;
  prometheus: string;
}

function urlsOf(place: Place, ports: Ports): Urls {
  const { passwords, programs } = place;
  const database = (port: number) => `postgres://fairlot:${passwords.app}@127.0.0.1:${port}/fairlot`;
  const tls = programs.replicated ? `?sslmode=verify-full&sslrootcert=${certificatePath(place)}` : '';
  return {
    site: `http://127.0.0.1:${ports.site}`,
    pool: database(ports.pool),
    direct: database(ports.primary) + tls,
    replicas: programs.replicated && database(ports.replicas) + tls,
    redis: `redis://127.0.0.1:${ports.redis}`,
    prometheus: `http://127.0.0.1:${ports.prometheus}`,
  };
}

function appEnvironment(place: Place, urls: Urls): Record<string, string> {
  return {
    NODE_ENV: 'development',
    DATABASE_URL: urls.pool,
    DATABASE_DIRECT_URL: urls.direct,
    ...(urls.replicas === undefined ? {} : { DATABASE_READ_URL: urls.replicas }),
    REDIS_URL: urls.redis,
    PUBLIC_ORIGIN: urls.site,
    TRUST_PROXY: '127.0.0.1/32',
    SEED: 'demo',
    SEED_GAMES: '60',
    SEED_DAYS: '0',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '2',
    DATA_DIR: place.folder,
    NODE_COMPILE_CACHE: compiledCode,
  };
}

/** The process has its name in the database's list of connections. */
function startApp({ folder }: Place, index: number, env: Record<string, string>, program: string): Program {
  const name = `app${index + 1}`;
  const preload = pathToFileURL(fromRoot('launcher/exit-with-launcher.mjs')).href;
  const named = { ...env, DATABASE_URL: `${env['DATABASE_URL']}?application_name=${name}` };
  return runProgram({
    name,
    command: [findNode24(), '--import', preload, program],
    folder,
    env: named,
  });
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
  await answer.body?.cancel();
  return answer.status === 200;
}
