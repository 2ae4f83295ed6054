// A process that opens products one after the other, so that only the first of them waits until the code of the server
// is read and compiled. It ends with the worker that started it.
import { serveSandbox } from '@fairlot/sandbox/serve';
import { serve } from '@fairlot/server/serve';
import { childEnvironments } from '../../../scripts/lib/child-env.mjs';
import { readSettings } from '../../../scripts/lib/settings.mjs';
import { ensureWebBuilt } from '../../../scripts/lib/web-build.mjs';

export type Order =
  | { id: number; do: 'open'; product: number; env: Record<string, string> }
  | { id: number; do: 'close'; product: number };

export interface Done {
  id: number;
  /** Why it could not be done. */
  problem?: string;
}

const closing = new Map<number, () => Promise<void>>();

process.on('message', (order: Order) => {
  carryOut(order).then(
    () => process.send?.({ id: order.id } satisfies Done),
    (error: unknown) => process.send?.({ id: order.id, problem: String(error) } satisfies Done),
  );
});
process.on('disconnect', () => process.exit());

async function carryOut(order: Order): Promise<void> {
  if (order.do === 'open') closing.set(order.product, await open(order.env));
  else await close(order.product);
}

async function close(product: number): Promise<void> {
  await closing.get(product)?.();
  closing.delete(product);
}

/** Server and sandbox under the environment that the launcher of `npm start` would give them. */
async function open(own: Record<string, string>): Promise<() => Promise<void>> {
  ensureWebBuilt();
  const env = { ...process.env, ...own };
  const children = childEnvironments(readSettings(env), env, Number(own['SANDBOX_SMTP_PORT']));
  const sandbox = await serveSandbox(children.sandbox);
  try {
    const server = await serve(children.server);
    return async () => {
      await server.close();
      await sandbox.close();
    };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}
