import type { Databases } from '../kit/databases.ts';
import type { Benchmark } from '../kit/report.ts';
export function home(_d: Databases): Benchmark { return { name: 'home', run: async () => [] }; }
