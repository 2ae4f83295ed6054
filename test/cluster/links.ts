import { connect, createServer, type Server, type Socket } from 'node:net';

/** A simulated network link: forwards connections from its own port to another one. */
export interface Link {
  readonly port: number;
  /** Drops everything silently, as a cut cable does: connections stay open and nothing passes. */
  cut(): void;
  /** Connects again. Connections from before the cut end. */
  mend(): void;
  close(): void;
}

/** @param port where others connect @param target port of the engine behind */
export async function openLink(port: number, target: number): Promise<Link> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket, other: () => Socket | undefined) => {
    sockets.add(socket);
    socket.setNoDelay();
    socket.on('error', () => {}).on('close', () => (sockets.delete(socket), other()?.destroy()));
  };
  const server: Server = createServer((near) => {
    if (isCut) return void (keep(near, () => undefined), near.pause());
    const far = connect(target, '127.0.0.1');
    keep(near, () => far);
    keep(far, () => near);
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    port,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend: () => {
      isCut = false;
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
