import type { Executor, Tx } from '../../../platform/db/index.ts';
import type { PackFiles, PackPath } from '../../../platform/pack/index.ts';
import type { Site } from '../../site/index.ts';
import type { Entry } from './shapes.ts';

type Rename = (address: string) => Promise<string>;
type Texts = Record<string, Record<string, string>>;

/** Pictures of entries and those in their HTML. In a pack they are files, on the site they have addresses. */
export function createPictures({ packPictures: pack }: Pick<Site, 'packPictures'>) {
  const { addressOf, nameOf } = pack;
  return {
    keep: (executor: Executor, url: string, keep: (name: string, content: Uint8Array) => string) =>
      pack.keepPicture(executor, url, keep),
    store: (tx: Tx, name: string, path: PackPath, files: PackFiles) => pack.storePicture(tx, name, path, files),

    /** Returns the entry with the addresses of its pictures replaced. */
    ofEntry: async (entry: Entry, map: Rename): Promise<Entry> => ({
      ...entry,
      ...(typeof entry['image'] === 'string' && { image: await map(entry['image']) }),
      ...(Array.isArray(entry['images']) && {
        images: await Promise.all(
          (entry['images'] as { url: string }[]).map(async (image) => ({ ...image, url: await map(image.url) })),
        ),
      }),
    }),
    /** Returns a text with the addresses of the pictures in its HTML replaced. */
    ofText: async (text: Record<string, string>, map: Rename): Promise<Record<string, string>> =>
      text['content'] === undefined ? text : { ...text, content: await mapSources(text['content'], map) },

    /** An entry as stored. */
    shown: (entry: Entry): Entry => ({
      ...entry,
      ...(typeof entry['image'] === 'string' && { image: addressOf(entry['image']) }),
      ...(Array.isArray(entry['images']) && {
        images: (entry['images'] as { url: string }[]).map((image) => ({ ...image, url: addressOf(image.url) })),
      }),
    }),
    shownTexts: (texts: Texts): Texts => mapContents(texts, addressOf),
    packedTexts: (texts: Texts): Texts => mapContents(texts, nameOf),
  };
}

const SOURCE = /(<img\b[^>]*?\bsrc=["'])([^"']*)(["'])/g;

async function mapSources(html: string, map: Rename): Promise<string> {
  const names = new Map<string, string>();
  for (const [, , source = ''] of html.matchAll(SOURCE)) names.set(source, await map(source));
  return html.replace(SOURCE, (_all, before: string, source: string, after: string) =>
    [before, names.get(source) ?? source, after].join(''),
  );
}

function mapContents(texts: Texts, map: (address: string) => string): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => {
      const { content } = text;
      if (content === undefined) return [language, text];
      const mapped = content.replace(SOURCE, (_all, before: string, source: string, after: string) =>
        [before, map(source), after].join(''),
      );
      return [language, { ...text, content: mapped }];
    }),
  );
}
