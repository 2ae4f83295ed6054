import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { type ClusterConfig, POSTGRES, readClusterConfig } from './cluster/config.ts';
import { readResultFeeds } from './config/feeds.ts';
import { createEnvReader, type Env, type EnvReader } from './config/reader.ts';
import { refuseUnsafe } from './config/production.ts';
import { type IdentityConfig, readIdentityConfig } from './config/identity.ts';
import { type InstallConfig, readInstallConfig } from './config/install.ts';
import { readVendors, type VendorsConfig } from './config/vendors.ts';
import { type PaymentsConfig, readPaymentsConfig } from './config/payments.ts';
import { readVerificationConfig, type VerificationConfig } from './config/verification.ts';

/** Every merchant pack has this file. */
const PACK_FILE = 'merchant.yaml';

export interface Config extends IdentityConfig, PaymentsConfig, VerificationConfig, InstallConfig, ClusterConfig {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Folder with the binaries for the embedded PostgreSQL; unset: the packaged ones. */
  postgresBin: string | undefined;
  /** Origin used in links and cookies. */
  publicOrigin: string;
  /** The merchant of this installation; settings are stored under this code. */
  merchantCode: string;
  trustProxy: string[];
  /** Networks from which the console may be opened; empty: any. */
  operatorNetworks: string[];
  isProduction: boolean;
  seed: 'demo' | 'none';
  /** Folder of the merchant pack for a new database. */
  pack: string | undefined;
  seedGames: number;
  /** Days before the first start for which the demonstration has a past. */
  seedDays: number;
  /** Whether `npm start` runs this process and prints its output. */
  isLaunched: boolean;
  testCaptcha: string | undefined;
  logLevel: string;
  /** Key for stored secrets, 32 bytes as hex; if unset outside production, one is generated and stored in dataDir. */
  secretKey: string | undefined;
  /** The previous key, while secrets are being resealed (`rotate-key`). */
  formerSecretKey: string | undefined;
  sandbox: { url: string; apiKey: string; webhookSecret: string } | undefined;
  /** Game vendors. */
  vendors: VendorsConfig;
  /** Sources of official results; defaults to the sandbox's, if there is one. */
  resultFeeds: readonly { name: string; url: string; secret: string }[];
  databasePoolSize: number;
  /** Whether traces are exported (`OTEL_EXPORTER_OTLP_ENDPOINT`). */
  exportsTraces: boolean;
  /** Maximum that one operator may credit to a member from review cases per day, in whole units of the currency. */
  reviewCreditMax: number | undefined;
  /** Bearer token for reading /metrics and /openapi.json in production; unset: they are not served there. */
  metricsKey: string | undefined;
  /** Rate limits per address in one process; see docs/spec/interfaces.md. */
  limits: {
    readsPerMinute: number;
    pagesPerMinute: number;
    streams: number;
    streamsPerAddress: number;
    heartbeatMs: number;
  };
  /** Public randomness for draws: address and key of a drand chain; unset: none. */
  beacon: { url: string; publicKey: string } | undefined;
}

export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads the whole configuration from the environment.
 * @throws ConfigError that lists every bad variable with its problem and an example
 */
export function readConfig(env: Env): Config {
  const reader = createEnvReader(env);
  const { problems, say, text, list, integer, oneOf, url, matching, isProduction } = reader;
  const port = integer('PORT', 3000, 0, 65535);
  const host = text('HOST') ?? '127.0.0.1';
  const pack = existsSync(join(text('SEED') ?? '', PACK_FILE)) ? resolve(text('SEED') ?? '') : undefined;
  const usualSeed = isProduction ? 'none' : 'demo';
  const seed = pack === undefined ? oneOf('SEED', ['demo', 'none'], usualSeed, ['the folder of a pack']) : 'none';
  const publicOrigin = url('PUBLIC_ORIGIN', 'https://play.example.com');
  const testCaptcha = text('TEST_CAPTCHA');
  const merchantCode = matching('MERCHANT_CODE', /^[a-z0-9]{2,32}$/, 'not 2 to 32 small letters and digits', 'fairlot');
  const hexKey = (name: string, example: string) =>
    matching(name, /^[0-9a-f]{64}$/i, 'not 64 hexadecimal digits', example);
  const secretKey = hexKey('SECRET_KEY', 'the output of: openssl rand -hex 32');
  const formerSecretKey = hexKey('SECRET_KEY_FORMER', 'the value that SECRET_KEY had');
  const databaseUrl = url('DATABASE_URL', 'postgres://fairlot:secret@127.0.0.1:5432/fairlot', POSTGRES);
  const trustProxy = list('TRUST_PROXY');
  const operatorNetworks = list('OPERATOR_NETWORKS');

  if (testCaptcha !== undefined && testCaptcha.length > 16) say('TEST_CAPTCHA', 'longer than 16 characters', '1234');
  if (formerSecretKey !== undefined && secretKey === undefined)
    say('SECRET_KEY_FORMER', 'set without SECRET_KEY', 'unset');
  checkNetworks(reader, { TRUST_PROXY: trustProxy, OPERATOR_NETWORKS: operatorNetworks });
  checkAddresses(reader, { host, publicOrigin, databaseUrl });
  const dataDir = resolve(text('DATA_DIR') ?? './data');
  if (!isUsableFolder(dataDir)) say('DATA_DIR', `"${dataDir}" is no folder that this user may write to`, './data');
  if (isProduction) refuseInProduction(reader, { testCaptcha, seed, publicOrigin, secretKey });
  const sandbox = readSandbox(reader);
  if (integer('SIMULATED_PLAYERS', 0, 0, 3600) > 0 && (sandbox === undefined || isProduction))
    say('SIMULATED_PLAYERS', 'players are simulated by the sandbox only, and never in production', '0');
  const config: Config = {
    ...readIdentityConfig(reader, sandbox),
    ...readInstallConfig(reader),
    ...readClusterConfig(reader),
    ...readPaymentsConfig(reader, sandbox),
    ...readVerificationConfig(reader, sandbox),
    port,
    host,
    dataDir,
    databaseUrl,
    postgresBin: text('POSTGRES_BIN'),
    publicOrigin: publicOrigin ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    trustProxy,
    operatorNetworks,
    merchantCode: merchantCode ?? 'fairlot',
    isProduction,
    seed,
    pack,
    isLaunched: text('LAUNCHED') === '1',
    seedGames: integer('SEED_GAMES', 600, 0, 100_000),
    seedDays: integer('SEED_DAYS', 30, 0, 60),
    testCaptcha,
    logLevel: oneOf('LOG_LEVEL', LEVELS, 'info'),
    secretKey,
    formerSecretKey,
    sandbox,
    beacon: readBeacon(reader),
    vendors: readVendors(reader, sandbox),
    resultFeeds: readResultFeeds(reader),
    reviewCreditMax:
      text('REVIEW_CREDIT_MAX') === undefined ? undefined : integer('REVIEW_CREDIT_MAX', 0, 0, 999_999_999),
    metricsKey: text('METRICS_KEY'),
    exportsTraces: url('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.example.com:4318') !== undefined,
    limits: readLimits(reader),
    databasePoolSize: integer('DATABASE_POOL', 16, 2, 200),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function checkNetworks({ say }: EnvReader, lists: Readonly<Record<string, readonly string[]>>): void {
  for (const [name, ranges] of Object.entries(lists))
    for (const range of ranges)
      if (!isNetwork(range)) say(name, `"${range}" is not an address or CIDR range`, '10.0.0.0/8');
}

function checkAddresses(
  { say }: EnvReader,
  { host, publicOrigin, databaseUrl }: Pick<Config, 'host' | 'databaseUrl'> & { publicOrigin: string | undefined },
): void {
  if (isIP(host) === 0 && !/^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/.test(host))
    say('HOST', `"${host}" is neither an address nor a name`, '127.0.0.1');
  if (publicOrigin !== undefined && URL.canParse(publicOrigin) && new URL(publicOrigin).origin !== publicOrigin)
    say('PUBLIC_ORIGIN', 'more than scheme, host and port', 'https://play.example.com');
  if (databaseUrl?.startsWith('postgres') && URL.canParse(databaseUrl) && new URL(databaseUrl).pathname.length < 2)
    say('DATABASE_URL', 'names no database', 'postgres://fairlot:secret@127.0.0.1:5432/fairlot');
}

function refuseInProduction(
  reader: EnvReader,
  {
    testCaptcha,
    seed,
    publicOrigin,
    secretKey,
  }: Pick<Config, 'testCaptcha' | 'seed' | 'secretKey'> & { publicOrigin: string | undefined },
): void {
  const { say } = reader;
  if (testCaptcha !== undefined) say('TEST_CAPTCHA', 'not allowed when NODE_ENV is production', 'unset');
  if (seed === 'demo') say('SEED', 'demonstration data is not allowed when NODE_ENV is production', 'none');
  if (!publicOrigin?.startsWith('https:'))
    say('PUBLIC_ORIGIN', 'production needs the https address that players open', 'https://play.example.com');
  if (secretKey === undefined)
    say('SECRET_KEY', 'production needs a key for secrets at rest', 'the output of: openssl rand -hex 32');
  refuseUnsafe(reader);
}

function readLimits({ integer }: EnvReader): Config['limits'] {
  return {
    readsPerMinute: integer('LIMIT_READS_PER_MINUTE', 30_000, 60, 999_999_999),
    pagesPerMinute: integer('LIMIT_PAGES_PER_MINUTE', 1200, 60, 999_999_999),
    streams: integer('LIMIT_STREAMS', 10_000, 10, 1_000_000),
    streamsPerAddress: integer('LIMIT_STREAMS_PER_ADDRESS', 200, 1, 1_000_000),
    heartbeatMs: 15_000,
  };
}

const BEACON_EXAMPLE = 'https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';

/** The key of a beacon is pinned here, so that its address cannot substitute another. */
function readBeacon({ oneOf, url, required, say }: EnvReader): Config['beacon'] {
  const address = url('BEACON_URL', BEACON_EXAMPLE) ?? '';
  if (oneOf('BEACON', ['off', 'drand'], 'off') === 'off') return undefined;
  required('BEACON_URL', 'BEACON is drand', BEACON_EXAMPLE);
  const example = 'public_key in the answer of BEACON_URL/info';
  const publicKey = required('BEACON_PUBLIC_KEY', 'BEACON is drand', example);
  if (publicKey !== '' && !/^[0-9a-f]{192}$/i.test(publicKey))
    say('BEACON_PUBLIC_KEY', 'not 192 hexadecimal digits', example);
  return { url: address, publicKey: publicKey.toLowerCase() };
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  return (
    family !== 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  );
}

/** Whether the folder, or its nearest existing ancestor, is writable. Creates nothing. */
function isUsableFolder(path: string): boolean {
  if (!existsSync(path)) return path !== dirname(path) && isUsableFolder(dirname(path));
  try {
    accessSync(path, constants.W_OK);
    return statSync(path).isDirectory();
  } catch {
    return false; // no permission to check
  }
}

/** All three must be set together; the launcher sets them for the sandbox that it starts. */
function readSandbox({ url, required }: EnvReader): Config['sandbox'] {
  const address = url('SANDBOX_URL', 'http://127.0.0.1:3001');
  if (address === undefined) return undefined;
  const secret = (name: string) => required(name, 'SANDBOX_URL is set', '64 hexadecimal digits');
  return { url: address, apiKey: secret('SANDBOX_API_KEY'), webhookSecret: secret('SANDBOX_WEBHOOK_SECRET') };
}
