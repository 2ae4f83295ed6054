// A process that opens products one after another, so that only the first of them waits until the server's code is read
// and compiled. It ends with the worker that started it.
import { serveSandbox } from '@fairlot/sandbox/serve';
import { serve, type Serving } from '@fairlot/server/serve';
import { childEnvironments } from '../../../launcher/child-env.mjs';
import { readSettings } from '../../../launcher/settings.mjs';

export type Order =
  | { id: number; do: 'open'; product: number; env: Record<string, string> }
  | { id: number; do: 'audit' | 'close'; product: number };

export interface Done {
  id: number;
  /** Why the order failed. */
  problem?: string;
}

const products = new Map<number, Serving>();

process.on('message', (order: Order) => {
  carryOut(order).then(
    () => process.send?.({ id: order.id } satisfies Done),
    (error: unknown) => process.send?.({ id: order.id, problem: String(error) } satisfies Done),
  );
});
process.on('disconnect', () => process.exit());

async function carryOut(order: Order): Promise<void> {
  if (order.do === 'open') products.set(order.product, await open(order.env));
  else if (order.do === 'audit') await audit(products.get(order.product));
  else {
    await products.get(order.product)?.close();
    products.delete(order.product);
  }
}

async function audit(product: Serving | undefined): Promise<void> {
  const findings = await product?.audit();
  if (findings === undefined || findings.length > 0) throw new Error(`The books are wrong: ${findings?.join('\n')}`);
}

/** Server and sandbox with the environment that the launcher of `npm start` would set. */
async function open(own: Record<string, string>): Promise<Serving> {
  const env = { ...process.env, ...own };
  const children = childEnvironments(readSettings(env), env, Number(own['SANDBOX_SMTP_PORT']));
  const sandbox = await serveSandbox(children.sandbox);
  try {
    const server = await serve(children.server);
    // Home shows the effects of the demonstration members' play: hot games and wins.
    await server.deliver();
    return {
      ...server,
      close: async () => {
        await server.close();
        await sandbox.close();
      },
    };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}
