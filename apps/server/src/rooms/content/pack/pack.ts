import type { Executor, Tx } from '../../../platform/db/index.ts';
import {
  isSame,
  type PackFiles,
  PackRefusal,
  type PackPart,
  packPart,
  type PackPath,
} from '../../../platform/pack/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Draft, prepareDraft } from '../drafts.ts';
import type { ContentPlatform } from '../ports.ts';
import { insertDraft, lockDraft, readKeys, setKey, updateDraft } from '../store.ts';
import { draftOf, entryOf, type Names, textsOf } from './entries.ts';
import { createPictures } from './pictures.ts';
import { ContentFile, type Entry, KIND_NAMES, type KindInPack, KINDS } from './shapes.ts';

type Platform = Pick<ContentPlatform, 'events' | 'site'>;

/** Banners, announcements, help and sponsors as files of merchant packs; the texts are a file for each language. */
export function createContentPack({ events, site }: Platform, applied: () => void): PackPart {
  const pictures = createPictures(site);

  /** Checks an entry of the pack and sanitises its texts. @returns the entry and its texts in the form of a pack */
  async function prepare(tx: Tx, name: KindInPack, key: string, entry: Entry, file: ContentFile, files: PackFiles) {
    const stored = (path: PackPath) => (url: string) => pictures.store(tx, url, path, files);
    const named = await pictures.ofEntry(entry, stored([name, key]));
    const texts: Record<string, Record<string, string>> = {};
    for (const [language, text] of Object.entries(textsOf(file, name, key)))
      texts[language] = await pictures.ofText(text, stored(['texts', language, name, key]));
    const hosts = await site.setting('imageCDNs', tx);
    try {
      const draft = draftOf(KINDS[name], key, pictures.shown(named), pictures.shownTexts(texts), []);
      const clean = prepareDraft(KINDS[name], draft, hosts);
      return { entry: named, texts: pictures.packedTexts(clean.texts) };
    } catch (error) {
      throw refusalAt(name, key, error);
    }
  }

  async function complete(tx: Tx, current: ContentFile, wanted: ContentFile, files: PackFiles): Promise<ContentFile> {
    const next = merged(current, wanted);
    for (const name of KIND_NAMES)
      for (const [key, entry] of Object.entries(next[name] ?? {})) {
        const isNamed = wanted[name]?.[key] !== undefined || Object.keys(textsOf(wanted, name, key)).length > 0;
        if (!isNamed) continue;
        const { entry: whole, texts } = await prepare(tx, name, key, entry, next, files);
        (next[name] ??= {})[key] = whole;
        for (const [language, text] of Object.entries(texts))
          ((next.texts ??= {})[language] ??= {})[name] = { ...next.texts[language]?.[name], [key]: text };
      }
    refuseLooseTexts(next);
    return next;
  }

  async function apply(tx: Tx, current: ContentFile, next: ContentFile): Promise<void> {
    const categories = new Map<string, string>();
    for (const name of KIND_NAMES) {
      const ids = new Map((await readKeys(tx, KINDS[name])).map(({ id, key }) => [key, id]));
      for (const [key, entry] of Object.entries(next[name] ?? {})) {
        const texts = textsOf(next, name, key);
        const isUnchanged = isSame(entry, current[name]?.[key]) && isSame(texts, textsOf(current, name, key));
        if (!isUnchanged) {
          const named = Array.isArray(entry['categories']) ? (entry['categories'] as string[]) : [];
          const unknown = named.find((category) => !categories.has(category));
          if (unknown !== undefined) throw new PackRefusal([name, key, 'categories'], `${unknown} is no category`);
          const categoryIds = named.map((category) => categories.get(category) ?? '');
          const draft = draftOf(KINDS[name], key, pictures.shown(entry), pictures.shownTexts(texts), categoryIds);
          ids.set(key, await write(tx, name, key, ids.get(key), draft));
        }
        if (name === 'categories') categories.set(key, ids.get(key) ?? '');
      }
    }
    await events.stream.publish(tx, null, 'content.changed', {});
  }

  return packPart<ContentFile>({
    name: 'content',
    folder: 'texts',
    schema: ContentFile,
    read: (executor, keep) => readContent(pictures, executor, keep),
    complete,
    apply,
    forget: applied,
  });
}

async function readContent(
  pictures: ReturnType<typeof createPictures>,
  executor: Executor,
  keep: (name: string, content: Uint8Array) => string,
): Promise<ContentFile> {
  const file: ContentFile = {};
  const texts: NonNullable<ContentFile['texts']> = {};
  const names: Names = new Map();
  for (const name of KIND_NAMES) {
    const entries = await readKeys(executor, KINDS[name]);
    if (name === 'categories') for (const { id, key } of entries) names.set(id, key);
    file[name] = {};
    for (const { key, draft } of entries) {
      file[name][key] = await pictures.ofEntry(entryOf(draft, names), (url) => pictures.keep(executor, url, keep));
      for (const [language, text] of Object.entries(draft.texts)) {
        const kept = await pictures.ofText(text, (url) => pictures.keep(executor, url, keep));
        (texts[language] ??= {})[name] = { ...texts[language]?.[name], [key]: kept };
      }
    }
  }
  return { ...file, texts };
}

async function write(tx: Tx, name: KindInPack, key: string, id: string | undefined, draft: Draft<'help'>) {
  const kind = KINDS[name] as 'help';
  if (id === undefined) {
    const added = await insertDraft(tx, kind, draft);
    if (name !== 'help') await setKey(tx, KINDS[name], added, key);
    return added;
  }
  await lockDraft(tx, kind, id);
  await updateDraft(tx, kind, id, draft);
  return id;
}

/** Merges the entries of the file into the current ones. The position of a new entry is its place in the file. */
function merged(current: ContentFile, wanted: ContentFile): ContentFile {
  const next: ContentFile = { ...current };
  const nextTexts = { ...current.texts };
  for (const name of KIND_NAMES) {
    const entries = { ...current[name] };
    for (const [position, [key, entry]] of Object.entries(wanted[name] ?? {}).entries())
      entries[key] = wholeEntry(name, current[name]?.[key], entry, position);
    next[name] = entries;
    for (const [language, kinds] of Object.entries(wanted.texts ?? {})) {
      const texts = { ...current.texts?.[language]?.[name] };
      for (const [key, text] of Object.entries(kinds[name] ?? {})) texts[key] = { ...texts[key], ...text };
      nextTexts[language] = { ...nextTexts[language], [name]: texts };
    }
  }
  return { ...next, texts: nextTexts };
}

const SHOWN = { platform: 'M', audience: 'all' };
const DEFAULTS: Record<KindInPack, Entry> = {
  banners: { ...SHOWN, url: null, image: null },
  categories: {},
  announcements: { ...SHOWN, isHot: false, takesApplications: false, images: [], categories: [] },
  help: {},
  sponsors: { url: null, image: null },
};

function wholeEntry(name: KindInPack, now: Entry | undefined, wanted: Entry, position: number): Entry {
  const startsAt = new Date(Date.now() - 1000).toISOString();
  const usual = {
    ...DEFAULTS[name],
    ...(name !== 'announcements' && { position }),
    published: true,
    startsAt,
    endsAt: null,
  };
  const whole: Entry = { ...(now ?? usual), ...wanted };
  for (const field of ['startsAt', 'endsAt'])
    if (typeof whole[field] === 'string') whole[field] = new Date(whole[field]).toISOString();
  return whole;
}

/** @throws PackRefusal for a text whose entry does not exist */
function refuseLooseTexts(file: ContentFile): void {
  for (const [language, kinds] of Object.entries(file.texts ?? {}))
    for (const name of KIND_NAMES)
      for (const key of Object.keys(kinds[name] ?? {}))
        if (file[name]?.[key] === undefined)
          throw new PackRefusal(['texts', language, name, key], `${key} is no entry of ${name}`);
}

/** Converts a refusal of the console's rules to an error of the pack, at the entry's field or text. */
function refusalAt(name: KindInPack, key: string, error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const { field, reason } = error.value as { field: string; reason: string };
  const [first = '', language = '', ...rest] = field.split('.');
  const path =
    first === 'texts' && language !== '' ? ['texts', language, name, key, ...rest] : [name, key, ...field.split('.')];
  return new PackRefusal(path, `${key}.${field} is refused (${error.code}, ${reason})`);
}
