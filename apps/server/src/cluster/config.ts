import type { EnvReader } from '../config/reader.ts';

/** Which work a process does: requests, jobs and event delivery, or both. */
export type Role = (typeof ROLES)[number];

/** Protocols of an address of PostgreSQL. */
export const POSTGRES = ['postgres:', 'postgresql:'];
const ROLES = ['web', 'jobs', 'all'] as const;

/** How this process shares the work with others. */
export interface ClusterConfig {
  role: Role;
  /** Set if DATABASE_URL is a pooler in transaction mode: the database itself, for LISTEN and migrations. */
  databaseDirectUrl: string | undefined;
  /** A streaming replica for records, reports and lists, with the limits within which it is used. */
  databaseRead: { url: string; maxLagMs: number; answerMs: number } | undefined;
  /** Redis for fan-out of events and shared limits; unset: processes share through the database alone. */
  redis: { url: string; answerMs: number } | undefined;
  /** Time between SIGTERM and the first refused request, during which load balancers notice `/readyz`. */
  drainSeconds: number;
}

/** Reads the variables of a deployment with several processes. */
export function readClusterConfig({ text, url, integer, oneOf, isProduction }: EnvReader): ClusterConfig {
  const directUrl = url('DATABASE_DIRECT_URL', 'postgres://fairlot:secret@db:5432/fairlot', POSTGRES);
  const readUrl = url('DATABASE_READ_URL', 'postgres://fairlot:secret@replica:5432/fairlot', POSTGRES);
  const readAnswerMs = integer('DATABASE_READ_TIMEOUT_MS', 1000, 50, 60_000);
  const maxLagMs = integer('DATABASE_READ_LAG_SECONDS', 5, 1, 3600) * 1000;
  const redisUrl = url('REDIS_URL', 'rediss://:secret@redis:6379', ['redis:', 'rediss:']);
  const answerMs = integer('REDIS_TIMEOUT_MS', 100, 10, 5000);
  return {
    databaseDirectUrl: directUrl === text('DATABASE_URL') ? undefined : directUrl,
    databaseRead: readUrl === undefined ? undefined : { url: readUrl, maxLagMs, answerMs: readAnswerMs },
    redis: redisUrl === undefined ? undefined : { url: redisUrl, answerMs },
    role: oneOf('ROLE', ROLES, 'all'),
    drainSeconds: integer('DRAIN_SECONDS', isProduction ? 5 : 1, 0, 300),
  };
}
