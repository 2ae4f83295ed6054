import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pickEncoding, type Encoding } from './encoding.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
const SUFFIX: Record<Exclude<Encoding, 'identity'>, string> = { br: '.br', gzip: '.gz' };

/** A file with compressed copies is held only compressed. */
type StaticFile = { type: string } & Partial<Record<Encoding, Buffer>>;

const decompress = promisify(gunzip);

/** Serves `/assets/*` under a prefix: hashed files, held in memory with the copies that the build compressed. */
export function registerStaticFiles(app: FastifyInstance, distDir: string, prefix = ''): void {
  const files = readFiles(join(distDir, 'client/assets'));
  app.get<{ Params: { '*': string } }>(`${prefix}/assets/*`, async (request, reply) => {
    const file = files.get(request.params['*']);
    if (file === undefined)
      return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('not found');
    const wanted = pickEncoding(request.headers['accept-encoding']);
    const encoding = file[wanted] === undefined ? 'identity' : wanted;
    const content = file[encoding] ?? (await decompress(file.gzip ?? Buffer.alloc(0)));
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return reply
      .header('Cache-Control', FOREVER)
      .header('Vary', 'Accept-Encoding')
      .header('X-Content-Type-Options', 'nosniff')
      .type(file.type)
      .send(content);
  });
}

/**
 * Serves the service worker: requested at every visit, and at the root, so that it covers every page. It only connects
 * to this site.
 */
export function registerWorker(app: FastifyInstance, distDir: string): void {
  const script = readFileSync(join(distDir, 'client/sw.js'));
  app.get('/sw.js', async (_request, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', "default-src 'self'")
      .header('X-Content-Type-Options', 'nosniff')
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}

function readFiles(folder: string): Map<string, StaticFile> {
  const names = readdirSync(folder).filter((name) => TYPES[extname(name)] !== undefined);
  return new Map(names.map((name) => [name, readFile(join(folder, name))]));
}

function readFile(path: string): StaticFile {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const [br, gzip] = [path + SUFFIX.br, path + SUFFIX.gzip];
  return existsSync(br) && existsSync(gzip)
    ? { type, br: readFileSync(br), gzip: readFileSync(gzip) }
    : { type, identity: readFileSync(path) };
}
