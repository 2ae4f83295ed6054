import { AVATAR_NAMES, type AvatarName, avatarSvg } from '@fairlot/ui/art';
import type { FastifyInstance } from 'fastify';

/** Twice the largest display size. */
const SIDE_PX = 192;
const DAY = 'public, max-age=86400';
const drawn = new Map<AvatarName, Promise<Buffer>>();

/** Serves avatars that members can choose, `/avatar/<name>.png` (Z-95): this server is the default image server. */
export function registerAvatarFiles(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/avatar/:file', async (request, reply) => {
    const name = AVATAR_NAMES.find((known) => `${known}.png` === request.params.file);
    if (name === undefined)
      return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('not found');
    const picture = drawn.get(name) ?? draw(name);
    drawn.set(name, picture);
    return reply
      .header('Cache-Control', DAY)
      .header('X-Content-Type-Options', 'nosniff')
      .type('image/png')
      .send(await picture);
  });
}

async function draw(name: AvatarName): Promise<Buffer> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(Buffer.from(avatarSvg(name, SIDE_PX)));
  const canvas = createCanvas(SIDE_PX, SIDE_PX);
  canvas.getContext('2d').drawImage(image, 0, 0, SIDE_PX, SIDE_PX);
  return canvas.encode('png');
}
