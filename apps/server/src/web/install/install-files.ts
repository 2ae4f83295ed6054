import type { site, ValueOf } from '@fairlot/contract';
import type { Renderer } from '@fairlot/web/app/render-types';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { WebDeps } from '../deps.ts';
import { drawIcon } from './app-icon.ts';
import { brandColours } from './brand-colours.ts';
import { webClipProfile } from './web-clip-profile.ts';
import { webManifest } from './web-manifest.ts';

const DAY = 'public, max-age=86400';
const SOON = 'public, max-age=300';
const SIZES: Readonly<Record<string, number>> = { '180.png': 180, '192.png': 192, '512.png': 512 };
/** Number of cached icons: the sizes of one brand and of the previous one. */
const MOST_ICONS = 6;

type Settings = ValueOf<typeof site.settings>;

/**
 * Serves the files for installing the site on a home screen, in the merchant's name and colours: the web manifest,
 * icons, the profile with a web clip, and the file by which Android trusts the merchant's app.
 * @throws Error when profiles are to be signed and the certificate or its key cannot be read
 */
export async function registerInstallFiles(
  app: FastifyInstance,
  deps: WebDeps,
  { manifestWords }: Renderer,
): Promise<void> {
  const { profileSigning } = deps;
  const sign = profileSigning && (await import('./profile-signer.ts')).createProfileSigner(profileSigning);
  const icons = new Map<string, Promise<Buffer>>();
  const settingsNow = () => deps.askAs({ member: null, language: 'EN' })('site.settings');

  const iconOf = (settings: Settings, size: number): Promise<Buffer> => {
    const key = `${versionOf(settings)} ${size}`;
    const drawn = icons.get(key) ?? draw(settings, size);
    drawn.catch(() => icons.delete(key));
    if (icons.size >= MOST_ICONS && !icons.has(key)) icons.clear();
    icons.set(key, drawn);
    return drawn;
  };
  const draw = async (settings: Settings, size: number) =>
    drawIcon({ size, colours: brandColours(settings), mark: await markOf(app, settings) });

  app.get<{ Querystring: { lang?: string } }>('/manifest.webmanifest', async (request, reply) => {
    const settings = await settingsNow();
    const words = await manifestWords(settings, request.query.lang ?? null);
    const brand = {
      merchantName: settings.merchantName,
      version: versionOf(settings),
      colour: brandColours(settings).deep,
    };
    return send(reply, SOON, 'application/manifest+json; charset=utf-8', JSON.stringify(webManifest(brand, words)));
  });
  app.get<{ Params: { name: string } }>('/app-icon/:name', async (request, reply) => {
    const size = SIZES[request.params.name];
    if (size === undefined) return reply.callNotFound();
    return send(reply, DAY, 'image/png', await iconOf(await settingsNow(), size));
  });
  app.get('/app.mobileconfig', async (_request, reply) => {
    const settings = await settingsNow();
    const { merchantCode, merchantName } = settings;
    const icon = await iconOf(settings, 180);
    const address = `${deps.publicOrigin}/m/home?source=webclip`;
    const profile = webClipProfile({ merchantCode, merchantName, address, icon });
    reply.header('Content-Disposition', `attachment; filename="${merchantCode}.mobileconfig"`);
    return send(reply, 'no-store', 'application/x-apple-aspen-config', sign?.(profile) ?? profile);
  });
  app.get('/.well-known/assetlinks.json', async (_request, reply) => {
    const android = await deps.androidApp();
    const links = android === null ? [] : [linkOf(android)];
    return send(reply, SOON, 'application/json; charset=utf-8', JSON.stringify(links));
  });
}

/** The statement that Android compares with an app that opens the site as its own (Digital Asset Links). */
function linkOf({ packageName, fingerprints }: { packageName: string; fingerprints: readonly string[] }): object {
  return {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: fingerprints },
  };
}

/** The merchant's own mark as a file of this site; null for the product's, and for one on another host. */
async function markOf(app: FastifyInstance, { logo }: Settings): Promise<Buffer | null> {
  if (logo === null || !logo.mark.startsWith('/')) return null;
  const { statusCode, rawPayload } = await app.inject({ method: 'GET', url: logo.mark });
  return statusCode === 200 ? rawPayload : null;
}

function versionOf({ brandHue, brandChroma, logo }: Settings): string {
  const mark = logo === null ? '' : `-${logo.mark.replaceAll(/\W+/g, '').slice(-16)}`;
  return `${brandHue}-${Math.round(brandChroma * 100)}${mark}`;
}

function send(reply: FastifyReply, cache: string, type: string, content: string | Buffer): FastifyReply {
  return reply.header('Cache-Control', cache).header('X-Content-Type-Options', 'nosniff').type(type).send(content);
}
