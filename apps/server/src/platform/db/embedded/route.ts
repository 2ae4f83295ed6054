import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How clients connect to a cluster. */
export interface Route {
  url: string;
  /** Server settings that the route needs. */
  settings: Readonly<Record<string, string>>;
  close(): void;
}

/** Systems allow 104 (macOS) or 108 (Linux) bytes for a socket address, including its terminator. */
const LONGEST_ADDRESS = 103;

/** A socket in the cluster's folder, which no other user can open; no network address. */
export function socketRoute(folder: string): Route {
  const { host, close } = shorten(folder);
  return {
    url: `postgres:///fairlot?host=${encodeURIComponent(host)}&user=fairlot`,
    settings: { listen_addresses: '', unix_socket_directories: '.', unix_socket_permissions: '0700' },
    close,
  };
}

/** A free port on loopback, protected by a password. */
export async function choosePort(password: string): Promise<Omit<Route, 'close'>> {
  const port = await new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
  return {
    url: `postgres://fairlot:${password}@127.0.0.1:${port}/fairlot`,
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
  };
}

/** Gives a folder with a long path a short symbolic link for clients. */
function shorten(folder: string): { host: string; close(): void } {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= LONGEST_ADDRESS) return { host: folder, close: () => {} };
  const link = mkdtempSync(join(tmpdir(), 'fairlot-'));
  symlinkSync(folder, join(link, 'pg'));
  return { host: join(link, 'pg'), close: () => rmSync(link, { recursive: true, force: true }) };
}
