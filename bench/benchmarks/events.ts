import type { Databases } from '../kit/databases.ts';
import type { Benchmark } from '../kit/report.ts';
export function events(_d: Databases): Benchmark { return { name: 'events', run: async () => [] }; }
