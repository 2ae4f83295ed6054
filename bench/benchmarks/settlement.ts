import type { Databases } from '../kit/databases.ts';
import type { Benchmark } from '../kit/report.ts';
export function settlement(_d: Databases): Benchmark { return { name: 'settlement', run: async () => [] }; }
