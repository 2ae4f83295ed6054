import pg from 'pg';
import type { Logger } from 'pino';

const RECONNECT_MS = 1000;

type OnNotify = (word?: string) => void;

export interface Listener {
  listen(channel: string, onNotify: OnNotify): Promise<void>;
  close(): Promise<void>;
}

/**
 * Runs LISTEN on a dedicated connection that reconnects. All listeners are then called, because notifications may have
 * been missed.
 * @param self notifications that begin with this text come from this process and are ignored
 */
export function createListener(options: pg.ClientConfig, self: string, log: Logger): Listener {
  const handlers = new Map<string, Set<OnNotify>>();
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let connecting: Promise<void> | undefined;

  // One attempt at a time: a recovering database refuses many, and each refusal would otherwise start two more.
  const connect = (): Promise<void> => (connecting ??= open().finally(() => (connecting = undefined)));
  async function open(): Promise<void> {
    const next = new pg.Client(options);
    let hasEnded = false;
    next.on('notification', ({ channel, payload = '' }) => {
      const [sender, word] = payload.split(' ');
      if (sender !== self) handlers.get(channel)?.forEach((handle) => handle(word));
    });
    next.on('error', (error) => log.warn({ err: error }, 'listening connection lost'));
    next.on('end', () => {
      hasEnded = true;
      if (client !== next) return; // still being opened: the rejection reaches its caller
      client = undefined;
      retryLater();
    });
    try {
      await next.connect();
      for (const channel of handlers.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
      if (hasEnded || closed) throw new Error('the connection has ended');
    } catch (error) {
      await next.end();
      throw error;
    }
    client = next;
  }
  function callAll(): void {
    for (const handle of [...handlers.values()].flatMap((some) => [...some])) handle();
  }
  function retryLater(): void {
    if (closed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().then(callAll, (error: unknown) => {
        log.warn({ err: error }, 'listening connection not restored');
        retryLater();
      });
    }, RECONNECT_MS);
  }
  return {
    listen: async (channel, onNotify) => {
      const known = handlers.get(channel);
      if (known) {
        known.add(onNotify);
        return;
      }
      handlers.set(channel, new Set([onNotify]));
      if (client) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      else await connect();
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
