import type { FastifyInstance } from 'fastify';

const FOREVER = 'public, max-age=31536000, immutable';

export interface BrandColour {
  /** OKLCH hue in degrees. */
  hue: number;
  /** Factor on every chroma of the design system, 0 to 1.6. */
  chroma: number;
}

/** Reads a version such as `258-160` (hue, chroma in hundredths); null for anything else. */
export function readBrandVersion(version: string | undefined): BrandColour | null {
  const [, hue, hundredths] = /^(\d{1,3})-(\d{1,3})$/.exec(version ?? '') ?? [];
  if (hue === undefined || Number(hue) > 359 || Number(hundredths) > 160) return null;
  return { hue: Number(hue), chroma: Number(hundredths) / 100 };
}

/**
 * Serves `/assets/merchant.css?v=<hue>-<chroma>`: the merchant's brand as overrides of the design system's tokens,
 * which derive every colour from these two values. The address determines the content, so it is the same in every
 * process and can be cached permanently.
 */
export function registerMerchantStyle(app: FastifyInstance): void {
  app.get<{ Querystring: { v?: string } }>('/assets/merchant.css', async (request, reply) => {
    const colour = readBrandVersion(request.query.v);
    if (colour === null)
      return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('not found');
    return reply
      .header('Cache-Control', FOREVER)
      .header('X-Content-Type-Options', 'nosniff')
      .type('text/css; charset=utf-8')
      .send(`:root{--brand-h:${colour.hue};--brand-c:${colour.chroma}}\n`);
  });
}
