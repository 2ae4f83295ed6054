import type { Databases } from '../kit/databases.ts';
import type { Benchmark } from '../kit/report.ts';
export function tickets(_d: Databases): Benchmark { return { name: 'tickets', run: async () => [] }; }
