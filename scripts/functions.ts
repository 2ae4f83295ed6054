// Records the SQL functions whose text changed and gives each the next release: npm run functions
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lock from '../apps/server/src/functions.lock.json' with { type: 'json' };
import { readFunctions } from '../apps/server/src/platform/db/index.ts';
import { SCHEMA } from '../apps/server/src/schema.ts';
import { nextLock } from './lib/functions-lock.ts';
import { root } from '../launcher/paths.mjs';

const path = join(root, 'apps/server/src/functions.lock.json');
const next = nextLock(lock, readFunctions(SCHEMA));
writeFileSync(path, `${JSON.stringify(next, null, 2)}\n`);
console.log(`release ${lock.release} -> ${next.release}`);
