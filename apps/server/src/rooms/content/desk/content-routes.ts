import { contentDesk as contract } from '@fairlot/contract';
import { ART_CATEGORIES, ART_FIELDS, ART_MOTIFS, ART_PALETTES } from '@fairlot/ui/art';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { requireFound } from '../../../platform/refusal.ts';
import type { Site } from '../../site/index.ts';
import { BANNER_GROUPS, type ContentKindName, type Draft } from '../drafts.ts';
import type { Content } from '../index.ts';
import type { Manager } from '../manage.ts';
import type { Stored } from '../store.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Acting, requireVersion, versionOf, writeTrail } from '../../../platform/operators/index.ts';

type Fields = Record<string, unknown>;

/** Banners, announcements, promotion categories, help and sponsors, which one operator writes alone, with a reason. */
export function createContentRoutes(platform: Platform, site: Site, content: Content): BoundRoute[] {
  const managers = {
    banner: content.manage.banners,
    announcement: content.manage.announcements,
    category: content.manage.categories,
    help: content.manage.help,
    sponsor: content.manage.sponsors,
  };
  // The room checks the fields of each kind itself, so one shape is enough for all of them here.
  const managerOf = (kind: ContentKindName) => managers[kind] as unknown as Manager<ContentKindName>;
  async function find(kind: ContentKindName, id: string): Promise<Presented> {
    const entry = requireFound((await managerOf(kind).list()).find((candidate) => candidate.id === id));
    return present(entry);
  }

  return [
    route(contract.choices, async () => ({
      languages: await site.setting('languages'),
      groups: [...BANNER_GROUPS],
      art: { cat: [...ART_CATEGORIES], motif: [...ART_MOTIFS], pal: [...ART_PALETTES], field: [...ART_FIELDS] },
    })),
    route(contract.entries, async ({ params: { kind } }) => (await managerOf(kind).list()).map(present)),
    route(contract.createEntry, async ({ operator, ip, params: { kind }, body: { entry, reason } }) => {
      const id = await managerOf(kind).create(
        entry as unknown as Draft<ContentKindName>,
        note(platform, { operator, ip }, kind, 'created', reason),
      );
      return find(kind, id);
    }),
    route(contract.changeEntry, async ({ operator, ip, params: { kind, id }, body: { change, reason, version } }) => {
      await managerOf(kind).change(
        id,
        change as Partial<Draft<ContentKindName>>,
        note(platform, { operator, ip }, kind, 'changed', reason, version),
      );
      return find(kind, id);
    }),
    route(contract.removeEntry, async ({ operator, ip, params: { kind, id }, body: { reason, version } }) => {
      await managerOf(kind).remove(id, note(platform, { operator, ip }, kind, 'removed', reason, version));
      return null;
    }),
    route(contract.previewHtml, async ({ body: { html } }) => ({ html: await content.clean(html) })),
    route(contract.keepPicture, async ({ operator, ip, body }) => ({
      url: await site.keepPicture(Buffer.from(body.data, 'base64'), (tx, url) =>
        writeTrail(platform, { operator, ip }, tx, {
          action: 'content.picture.kept',
          object: 'content',
          after: { url },
        }),
      ),
    })),
  ];
}

type Presented = Fields & { id: string; version: string };

function present(entry: Stored<ContentKindName>): Presented {
  return { ...entry, version: versionOf(entry) };
}

/**
 * Writes the audit entry of a change, with the fields that differ.
 * @param version of the entry that the change was based on
 */
function note(
  platform: Platform,
  acting: Acting,
  kind: ContentKindName,
  what: string,
  reason: string,
  version?: string,
): Parameters<Manager<ContentKindName>['create']>[1] {
  return async (tx, before, after) => {
    if (before !== undefined) requireVersion(version, before);
    const names = Object.keys({ ...before, ...after }).filter(
      (name) => JSON.stringify(fieldOf(before, name)) !== JSON.stringify(fieldOf(after, name)),
    );
    const pick = (entry: Stored<ContentKindName> | undefined) =>
      entry && Object.fromEntries(names.map((name) => [name, fieldOf(entry, name)]));
    await writeTrail(platform, acting, tx, {
      action: `content.${kind}.${what}`,
      object: `${kind}:${(after ?? before)?.id ?? ''}`,
      before: pick(before),
      after: pick(after),
      reason,
    });
  };
}

function fieldOf(entry: Stored<ContentKindName> | undefined, name: string): unknown {
  return (entry as Fields | undefined)?.[name];
}
