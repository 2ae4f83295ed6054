import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@fairlot/testkit';

/** A network between a browser and a product that a journey can cut, in engines that cannot be set offline. */
export interface Relay {
  origin: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function openRelay(to: string): Promise<Relay> {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      // Either end may leave at any time.
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  // While it is cut, no other program may get its port.
  const port = await freePort();
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen();
  return { origin: `http://localhost:${port}`, cut, mend: listen, close: cut };
}
