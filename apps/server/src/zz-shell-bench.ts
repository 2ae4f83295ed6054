import { createTestApp } from '@fairlot/testkit';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
const t0 = performance.now();
const app = await createTestApp({ seed: 'demo', config: { seedGames: 20000 }, started: false });
console.log('ready', Math.round(performance.now() - t0));
const h = monitorEventLoopDelay({ resolution: 1 });
// reload
h.enable(); await new Promise(r => setTimeout(r, 100)); h.reset();
const t1 = performance.now();
await app.platform.db.run((await import('./platform/db/index.ts')).sql`update catalogue_games set is_new = is_new where node_id = '10001'`);
h.reset();
await app.rooms.catalogue.parts.jobs!.find(j => j.name === 'catalogue-refresh')!.run();
console.log('reload ms', Math.round(performance.now() - t1), 'max loop delay', Math.round(h.max / 1e6), 'p99', h.percentile(99) / 1e6); h.disable();
const origin = await app.listen();
console.log('ORIGIN', origin);
process.on('SIGTERM', () => process.exit(0));
