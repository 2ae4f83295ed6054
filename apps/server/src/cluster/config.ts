/** Which work a process does: requests, jobs and event delivery, or both. */
export type Role = (typeof ROLES)[number];

const ROLES = ['web', 'jobs', 'all'] as const;

/** How this process shares the work with others. */
export interface ClusterConfig {
  role: Role;
  /** Set where DATABASE_URL is a pooler in transaction mode: the database itself, for LISTEN and migrations. */
  databaseDirectUrl: string | undefined;
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
  return {
    databaseDirectUrl: directUrl === text('DATABASE_URL') ? undefined : directUrl,
    role: oneOf('ROLE', ROLES, 'all'),
    drainSeconds: integer('DRAIN_SECONDS', isProduction ? 5 : 1, 0, 300),
  };
}
