/** Which work a process does: requests, jobs and event delivery, or both. */
export type Role = (typeof ROLES)[number];

const ROLES = ['web', 'jobs', 'all'] as const;

/** How this process shares the work with others. */
export interface ClusterConfig {
  role: Role;
  /** Time between SIGTERM and the first refused request, during which load balancers notice `/readyz`. */
  drainSeconds: number;
}

interface Reader {
  integer(name: string, fallback: number, min: number, max: number): number;
  oneOf<T extends string>(name: string, choices: readonly T[], fallback: T): T;
  isProduction: boolean;
}

/** Reads the variables of a deployment with several processes. */
export function readClusterConfig({ integer, oneOf, isProduction }: Reader): ClusterConfig {
  return {
    role: oneOf('ROLE', ROLES, 'all'),
    drainSeconds: integer('DRAIN_SECONDS', isProduction ? 5 : 1, 0, 300),
  };
}
