import { startRunCluster } from './run-cluster.ts';

/** Vitest's global setup: one cluster for the run, stopped at its end. */
export default startRunCluster;
