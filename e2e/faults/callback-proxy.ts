import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CallbackProxy {
  origin: string;
  /** Address that calls are forwarded to. */
  target: string;
  /**
   * Runs `work` once, after the server has answered a call whose path ends with `path`; the caller does not receive
   * that answer.
   */
  interrupt(path: string, work: () => void): Promise<void>;
  close(): Promise<void>;
}

/** A proxy between vendors and server that can drop a response after the server has sent it. */
export async function startCallbackProxy(): Promise<CallbackProxy> {
  let armed: { path: string; done: () => void } | undefined;
  const server: Server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    if (proxy.target === '') {
      // The product that it will forward to is still starting.
      outgoing.writeHead(503).end();
      return;
    }
    const forward = request(`${proxy.target}${url}`, { method, headers }, (answer) => {
      if (armed !== undefined && url.endsWith(armed.path)) {
        const { done } = armed;
        armed = undefined;
        done();
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forward.on('error', () => outgoing.destroy());
    incoming.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: CallbackProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: '',
    interrupt: (path, work) =>
      new Promise((resolve) => {
        armed = {
          path,
          done: () => {
            work();
            resolve();
          },
        };
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return proxy;
}
