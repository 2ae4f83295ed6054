import { Strict } from '@fairlot/contract/shapes';
import { type Static, Type } from 'typebox';
import type { Executor } from '../../platform/db/index.ts';
import { PackRefusal, type PackPart, packPart } from '../../platform/pack/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Site } from './index.ts';
import { SHAPES, type SiteSettings } from './settings.ts';

/** Settings that describe the current operation of the site, not its configuration. */
const OF_THE_MOMENT = ['opened', 'maintenance', 'maintenanceWindows', 'upgrading'] as const;

const Configured = Type.Partial(Type.Omit(Type.Object(SHAPES), [...OF_THE_MOMENT]), Strict);
type Configured = Static<typeof Configured>;
type Logo = SiteSettings['logo'];

/** The settings of the merchant as the main file of a pack. Pictures of the logo are files of the pack. */
export function createSitePack(
  site: Pick<Site, 'all' | 'changeIn' | 'dropCache' | 'packPictures'>,
  load: (executor: Executor) => Promise<SiteSettings>,
): PackPart {
  const pictures = site.packPictures;
  return packPart<Configured>({
    name: 'merchant',
    schema: Configured,
    read: async (executor, keep) => {
      const { logo, ...settings } = await load(executor);
      const configured = Object.fromEntries(
        Object.entries(settings).filter(([key]) => !OF_THE_MOMENT.some((name) => name === key)),
      ) as Configured;
      return { ...configured, logo: await mapLogo(logo, (url) => pictures.keepPicture(executor, url, keep)) };
    },
    complete: async (tx, current, wanted, files) => {
      const next = { ...current, ...wanted, flags: { ...current.flags, ...wanted.flags } };
      const logo = await mapLogo(wanted.logo ?? null, (name, field) =>
        pictures.storePicture(tx, name, ['logo', field], files),
      );
      return { ...next, logo: wanted.logo === undefined ? (current.logo ?? null) : logo };
    },
    apply: async (tx, current, next) => {
      const changed = Object.fromEntries(
        Object.entries(next).filter(
          ([key, value]) => JSON.stringify(value) !== JSON.stringify(current[key as keyof Configured]),
        ),
      ) as Configured;
      const logo =
        'logo' in changed ? { logo: await mapLogo(next.logo ?? null, async (name) => pictures.addressOf(name)) } : {};
      try {
        await site.changeIn(tx, { ...changed, ...logo }, () => {});
      } catch (error) {
        throw refusalOf(error);
      }
    },
    forget: site.dropCache,
  });
}

async function mapLogo(logo: Logo, map: (address: string, field: string) => Promise<string>): Promise<Logo> {
  if (logo === null) return null;
  return {
    mark: await map(logo.mark, 'mark'),
    wordmark: logo.wordmark === null ? null : await map(logo.wordmark, 'wordmark'),
  };
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const { field, by } = (error.value ?? {}) as { field?: unknown; by?: unknown };
  if (Array.isArray(by)) {
    const why = by.includes('money') ? 'money has moved' : `amounts exist in ${by.join(', ')}`;
    return new PackRefusal(['currency'], `the currency no longer changes: ${why}`);
  }
  if (typeof field !== 'string') return new PackRefusal([], error.code);
  return new PackRefusal([field], `${field} is refused (${error.code})`);
}
