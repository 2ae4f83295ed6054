// npm run cluster: the product on several processes with its engines, on this machine.
import { parseArgs } from 'node:util';
import { ensureWebBuilt } from '../../scripts/lib/web-build.mjs';
import { type Cluster, startCluster } from './cluster.ts';
import { findPrograms, type Programs } from './programs.ts';

process.exitCode = await main();

async function main(): Promise<number> {
  parseArgs({ options: {} });
  const found = findPrograms('full');
  if ('problem' in found) {
    console.error(found.problem);
    return 2;
  }
  ensureWebBuilt();
  return serve(found.programs);
}

/** Runs until Ctrl-C. */
async function serve(programs: Programs): Promise<number> {
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  const cluster = await startCluster(programs, { onPart: (name) => console.log(`Started: ${name}`) });
  printAddresses(cluster);
  await asked;
  console.log('Stopping ...');
  await cluster.stop();
  return 0;
}

function printAddresses({ origin, ports, urls, place, nodes }: Cluster): void {
  const lines = [
    `App: ${origin}`,
    ...ports.apps.map((port, index) => `  process ${index + 1}: http://127.0.0.1:${port}`),
    `PgBouncer: ${urls.pool}`,
    `Primary: ${urls.direct}`,
    `Replicas: ${urls.replicas}`,
    ...(nodes?.nodes ?? []).map(
      (node) => `  ${node.name}: PostgreSQL on port ${node.port}, Patroni on port ${node.checkPort}`,
    ),
    `Redis: ${urls.redis}`,
    `Prometheus: ${urls.prometheus}`,
    `Logs: ${place.folder}/*.log`,
    'Ready',
  ];
  console.log(lines.join('\n'));
}
