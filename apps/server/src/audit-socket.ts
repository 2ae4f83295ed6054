import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { join, relative } from 'node:path';
import type { Config } from './config.ts';

/**
 * Lets `npm run audit` ask the running server about embedded data, which only one process may open.
 * The socket stands in the data folder and answers one JSON list of findings per connection.
 */
export async function serveAudit(config: Config, audit: () => Promise<string[]>): Promise<{ close(): Promise<void> }> {
  if (config.databaseUrl) return { close: async () => {} };
  const path = socketPath(config.dataDir);
  // The folder is locked by this process, so a socket that is there is a dead one.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    audit().then(
      (findings) => socket.end(JSON.stringify({ findings })),
      () => socket.end(JSON.stringify({ error: 'the audit could not be carried out' })),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve);
  });
  return { close: () => new Promise((resolve) => void server.close(() => resolve())) };
}

/**
 * Asks the server that holds the data folder.
 * @returns undefined when no server serves it
 * @throws when one does and does not answer
 */
export async function askRunningServer(dataDir: string): Promise<string[] | undefined> {
  const text = await new Promise<string | undefined>((resolve, reject) => {
    let received = '';
    connect(socketPath(dataDir))
      .setTimeout(120_000, () => reject(new Error('the running server does not answer')))
      .on('data', (chunk) => (received += chunk.toString()))
      .on('end', () => resolve(received))
      .on('error', (error: NodeJS.ErrnoException) => {
        // A socket whose server was killed stays behind.
        if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
        else reject(error);
      });
  });
  if (text === undefined) return undefined;
  const answer = JSON.parse(text) as { findings?: string[]; error?: string };
  if (answer.findings === undefined) throw new Error(answer.error ?? 'the running server gave no answer');
  return answer.findings;
}

/** Socket addresses are short (108 bytes on Linux), so the shorter of the two spellings is taken. */
function socketPath(dataDir: string): string {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\fairlot-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const absolute = join(dataDir, 'server.sock');
  const near = relative(process.cwd(), absolute);
  return near.length < absolute.length ? near : absolute;
}
