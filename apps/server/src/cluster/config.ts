/** Which work a process does: requests, jobs and event delivery, or both. */
export type Role = (typeof ROLES)[number];

const ROLES = ['web', 'jobs', 'all'] as const;

/** How this process shares the work with others. */
export interface ClusterConfig {
  role: Role;
  /** Set where DATABASE_URL is a pooler in transaction mode: the database itself, for LISTEN and migrations. */
  databaseDirectUrl: string | undefined;
  /** A streaming replica for records, reports and lists, with the limits within which it is used. */
  databaseRead: { url: string; maxLagMs: number; answerMs: number } | undefined;
  /** Redis for fan-out of events and shared limits; unset: processes share through the database alone. */
  redis: { url: string; answerMs: number } | undefined;
  /** Time between SIGTERM and the first refused request, during which load balancers notice `/readyz`. */
  drainSeconds: number;
}

interface Reader {
  text(name: string): string | undefined;
  url(name: string, protocols: readonly string[], example: string): string | undefined;
  integer(name: string, fallback: number, min: number, max: number): number;
  oneOf<T extends string>(name: string, choices: readonly T[], fallback: T): T;
  isProduction: boolean;
}

/** Reads the variables of a deployment with several processes. */
export function readClusterConfig({ text, url, integer, oneOf, isProduction }: Reader): ClusterConfig {
  const directUrl = url(
    'DATABASE_DIRECT_URL',
    ['postgres:', 'postgresql:'],
    'postgres://fairlot:secret@db:5432/fairlot',
  );
  const readUrl = url(
    'DATABASE_READ_URL',
    ['postgres:', 'postgresql:'],
    'postgres://fairlot:secret@replica:5432/fairlot',
  );
  const readAnswerMs = integer('DATABASE_READ_TIMEOUT_MS', 1000, 50, 60_000);
  const maxLagMs = integer('DATABASE_READ_LAG_SECONDS', 5, 1, 3600) * 1000;
  const redisUrl = url('REDIS_URL', ['redis:', 'rediss:'], 'rediss://:secret@redis:6379');
  const answerMs = integer('REDIS_TIMEOUT_MS', 100, 10, 5000);
  return {
    databaseDirectUrl: directUrl === text('DATABASE_URL') ? undefined : directUrl,
    databaseRead: readUrl === undefined ? undefined : { url: readUrl, maxLagMs, answerMs: readAnswerMs },
    redis: redisUrl === undefined ? undefined : { url: redisUrl, answerMs },
    role: oneOf('ROLE', ROLES, 'all'),
    drainSeconds: integer('DRAIN_SECONDS', isProduction ? 5 : 1, 0, 300),
  };
}
