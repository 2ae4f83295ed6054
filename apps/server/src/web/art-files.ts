import { artSvgFile, logoSvg, parseArtUrl } from '@fairlot/ui/art';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readBrandVersion } from './merchant-style.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
const BRAND_POP = '#72f9a2';
const BRAND_DEEP = '#002f1f';

/** Generated pictures of games and the marks of the brand. */
export function registerArtFiles(app: FastifyInstance): void {
  app.get<{ Querystring: Record<string, string | undefined> }>('/art/*', async (request, reply) => {
    const options = parseArtUrl(request.url.split('?')[0] ?? '', request.query);
    if (options === null)
      return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('not found');
    return sendSvg(reply, artSvgFile(options), FOREVER);
  });
  app.get<{ Querystring: { v?: string } }>('/favicon.svg', async (request, reply) =>
    sendSvg(reply, logoSvg(...coloursOf(request.query.v), 64), DAY),
  );
  app.get('/logo.svg', async (_request, reply) => sendSvg(reply, logoSvg(BRAND_POP, BRAND_DEEP), DAY));
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('Cache-Control', DAY).type('text/plain').send('User-agent: *\nDisallow: /wps/\nDisallow: /lgw/\n'),
  );
}

/** The mark in a merchant's hue, with the same values as the tokens `--brand-pop` and `--brand-deep`. */
function coloursOf(version: string | undefined): [pop: string, deep: string] {
  const colour = readBrandVersion(version);
  if (colour === null) return [BRAND_POP, BRAND_DEEP];
  const { hue, chroma } = colour;
  return [`oklch(.885 ${0.17 * chroma} ${hue - 12})`, `oklch(.27 ${0.058 * chroma} ${hue})`];
}

function sendSvg(reply: FastifyReply, svg: string, cache: string): FastifyReply {
  // A picture opened as a page may run nothing.
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  return reply
    .header('Cache-Control', cache)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', policy)
    .type('image/svg+xml')
    .send(svg);
}
