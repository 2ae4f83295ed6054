import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Product } from './product/start-product.ts';

const AUDIT = fileURLToPath(new URL('../../apps/server/src/audit.ts', import.meta.url));

/** Runs `npm run audit` on the running product and answers what it prints; throws unless the books are right. */
export async function audit(product: Product): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [AUDIT], {
    env: { ...process.env, ...product.env, NODE_ENV: 'development' },
  });
  return stdout;
}
