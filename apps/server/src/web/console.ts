import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerStaticFiles } from './static-files.ts';

/** No inline script and no other origin: the console is one script and one style sheet of our own. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * Serves the operators' console built in `distDir`: one document for every address under `/backoffice`, its files under
 * `/backoffice/assets`. The app does not become ready when the build is missing.
 */
export function registerConsole(app: FastifyInstance, distDir: string): void {
  const html = readFileSync(join(distDir, 'client/index.html'), 'utf8');
  registerStaticFiles(app, distDir, '/backoffice');

  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // Unknown API calls get an error instead of the page.
    if (/^\/backoffice\/api(?:[/?]|$)/.test(request.url)) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', CONTENT_SECURITY_POLICY)
      .header('Referrer-Policy', 'same-origin')
      .send(html);
  };
  for (const path of ['/backoffice', '/backoffice/*']) app.get(path, serve);
}
