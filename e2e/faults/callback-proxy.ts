import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CallbackProxy {
  origin: string;
  /** Where calls are passed on to. */
  target: string;
  /** Runs once, when the server has answered a call whose path ends so; the caller hears nothing of that answer. */
  interrupt(path: string, work: () => void): Promise<void>;
  close(): Promise<void>;
}

/** Stands between vendors and server, where the answer to a call can be lost after the server has given it. */
export async function startCallbackProxy(): Promise<CallbackProxy> {
  let armed: { path: string; done: () => void } | undefined;
  const server: Server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
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
