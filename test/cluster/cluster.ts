import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { freePort } from '@fairlot/testkit/free-port';
import { findNode24 } from '../../scripts/lib/node-24.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { compiledCode } from '../../scripts/lib/supervisor.mjs';
import { type Ports, startHaproxy, startPgbouncer, startPrometheus, startRedis } from './engines/around.ts';
import { type Nodes, startNodes } from './engines/database.ts';
import type { NodeOptions } from './engines/nodes.ts';
import { makePlace, type Place } from './place.ts';
import { type Program, runProgram } from './processes.ts';
import type { Programs } from './programs.ts';
import { until } from './wait.ts';

/** Everything that serves players, on one machine. */
export interface Cluster {
  place: Place;
  ports: Ports;
  database: Nodes;
  /** Server processes. */
  apps: Program[];
  haproxy: Program;
  pgbouncer: Program;
  redis: Program;
  /** Address for players. */
  origin: string;
  secretKey: string;
  urls: { pool: string; direct: string; replicas: string; redis: string; prometheus: string };
  isReady(app: number): Promise<boolean>;
  /** Stops one server process, with its drain, and starts it again. */
  restart(app: number, env?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Further options of the nodes by their names. */
  nodes?: (place: Place, name: string) => NodeOptions;
  /** Further variables of the server processes. */
  env?: Record<string, string>;
  /** Called with each part that runs. */
  onPart?: (name: string) => void;
}

const APPS = 3;
const READY_MS = 120_000;

export async function startCluster(programs: Programs, options: ClusterOptions = {}): Promise<Cluster> {
  const { onPart = () => {} } = options;
  const place = makePlace(programs);
  const stops: (() => Promise<unknown> | void)[] = [
    () => rmSync(place.folder, { recursive: true, force: true }),
  ];
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end();
  };
  try {
    const ports = await choosePorts();
    const database = await startNodes(place, (name) => options.nodes?.(place, name) ?? {});
    stops.push(database.stop);
    onPart('etcd and three PostgreSQL nodes under Patroni');
    const secretKey = randomBytes(32).toString('hex');
    const metricsKey = randomBytes(16).toString('hex');
    const haproxy = startHaproxy(place, ports, database.nodes);
    const pgbouncer = startPgbouncer(place, ports);
    const redis = startRedis(place, ports);
    const prometheus = startPrometheus(place, ports, metricsKey);
    stops.push(() => Promise.all([haproxy, pgbouncer, redis, prometheus].map((program) => program.stop())));
    onPart('HAProxy, PgBouncer, Redis and Prometheus');
    const urls = urlsOf(place, ports);
    const env = { ...appEnvironment(place, ports, urls), SECRET_KEY: secretKey, METRICS_KEY: metricsKey, ...options.env };
    const apps: Program[] = [];
    stops.push(() => Promise.all(apps.map((app) => app.stop(30_000))));
    const isReady = (app: number) => answers(`http://127.0.0.1:${ports.apps[app]}/readyz`);
    const start = async (index: number) => {
      apps[index] = startApp(place, index, { ...env, PORT: String(ports.apps[index]) });
      await until(`app${index + 1} is ready (its output: ${apps[index].logPath})`, () => isReady(index), READY_MS);
    };
    // The first one migrates and seeds.
    await start(0);
    await Promise.all(Array.from({ length: APPS - 1 }, (_, index) => start(index + 1)));
    await until('the load balancer answers', () => answers(`${urls.site}/wps/whitelabel/settings`), READY_MS);
    onPart('three server processes');
    return {
      place,
      ports,
      database,
      apps,
      haproxy,
      pgbouncer,
      redis,
      origin: urls.site,
      secretKey,
      urls,
      isReady,
      restart: async (index, further = {}) => {
        await apps[index]?.stop(30_000);
        apps[index] = startApp(place, index, { ...env, PORT: String(ports.apps[index]), ...further });
        await until(`app${index + 1} is ready again`, () => isReady(index), READY_MS);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function choosePorts(): Promise<Ports> {
  return {
    site: await freePort(),
    apps: [await freePort(), await freePort(), await freePort()],
    primary: await freePort(),
    replicas: await freePort(),
    pool: await freePort(),
    redis: await freePort(),
    prometheus: await freePort(),
  };
}

function urlsOf({ passwords }: Place, ports: Ports) {
  const database = (port: number) => `postgres://fairlot:${passwords.app}@127.0.0.1:${port}/fairlot`;
  return {
    site: `http://127.0.0.1:${ports.site}`,
    pool: database(ports.pool),
    direct: database(ports.primary),
    replicas: database(ports.replicas),
    redis: `redis://127.0.0.1:${ports.redis}`,
    prometheus: `http://127.0.0.1:${ports.prometheus}`,
  };
}

function appEnvironment(place: Place, ports: Ports, urls: ReturnType<typeof urlsOf>): Record<string, string> {
  return {
    NODE_ENV: 'development',
    DATABASE_URL: urls.pool,
    DATABASE_DIRECT_URL: urls.direct,
    DATABASE_READ_URL: urls.replicas,
    REDIS_URL: urls.redis,
    PUBLIC_ORIGIN: urls.site,
    TRUST_PROXY: '127.0.0.1/32',
    SEED: 'demo',
    SEED_GAMES: '60',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '2',
    DATA_DIR: place.folder,
    NODE_COMPILE_CACHE: compiledCode,
  };
}

/** The process has its name in the database's list of connections. */
function startApp({ folder }: Place, index: number, env: Record<string, string>): Program {
  const name = `app${index + 1}`;
  const preload = pathToFileURL(fromRoot('scripts/lib/exit-with-launcher.mjs')).href;
  const named = { ...env, DATABASE_URL: `${env['DATABASE_URL']}?application_name=${name}` };
  const command = [findNode24(), '--import', preload, fromRoot('apps/server/src/main.ts')];
  return runProgram({ name, command, folder, env: named });
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
  await answer.body?.cancel();
  return answer.status === 200;
}
