import { fromLocalField, toLocalField } from '../../shared/lists.ts';
import type { Choices, ContentKind, Entry } from './api.ts';
import { contentTexts } from './texts.ts';

export interface LanguageText {
  title: string;
  content: string;
  caption: string;
  action: string;
}

/** An entry in the form: all values as text; fields of other kinds are unused. */
export interface ContentForm {
  kindCode: string;
  audience: string;
  isHot: boolean;
  takesApplications: boolean;
  groupName: string;
  tag: string;
  position: string;
  url: string;
  pictures: string[];
  art: Record<keyof Choices['art'], string>;
  categoryIds: string[];
  texts: Record<string, LanguageText>;
  isPublished: boolean;
  startsAt: string;
  endsAt: string;
}

const NO_TEXT: LanguageText = { title: '', content: '', caption: '', action: '' };

/** Form values of an entry, or of a new one that starts at `startMs`. */
export function formOf(entry: Entry | null, choices: Choices, startMs: number): ContentForm {
  const field = <T>(name: string, otherwise: T): T => (entry?.[name] ?? otherwise) as T;
  const texts = field<Record<string, Partial<LanguageText>>>('texts', {});
  const image = field<string | null>('image', null);
  const images = field<{ url: string; sequence: number }[]>('images', []);
  const endsAt = field<number | null>('endsAt', null);
  return {
    kindCode: field('kind', 'PL'),
    audience: field('audience', 'all'),
    isHot: field('isHot', false),
    takesApplications: field('takesApplications', false),
    groupName: field('groupName', choices.groups[0] ?? ''),
    tag: field('tag', ''),
    position: String(field('position', 0)),
    url: field<string | null>('url', null) ?? '',
    pictures: image === null ? images.toSorted((a, b) => a.sequence - b.sequence).map(({ url }) => url) : [image],
    art: field('art', {
      cat: choices.art.cat[0] ?? '',
      motif: choices.art.motif[0] ?? '',
      pal: choices.art.pal[0] ?? '',
      field: choices.art.field[0] ?? '',
    }),
    categoryIds: field('categoryIds', []),
    texts: Object.fromEntries(choices.languages.map((language) => [language, { ...NO_TEXT, ...texts[language] }])),
    isPublished: field('isPublished', false),
    startsAt: toLocalField(field('startsAt', startMs)),
    endsAt: endsAt === null ? '' : toLocalField(endsAt),
  };
}

/** Problems between the fields of an entry, by field; an empty name applies to the whole form. */
export function wrongOf(form: ContentForm, before: Entry | null): { '': string | false; endsAt: string | false } {
  const { startsAt, endsAt } = timesOf(form, before);
  const untitled = Object.entries(form.texts).filter(([, { title }]) => title.trim() === '');
  const half = untitled.filter(([, { content, caption, action }]) => `${content}${caption}${action}`.trim() !== '');
  return {
    '':
      (half.length > 0 && contentTexts.needsTitleIn(half.map(([language]) => language).join(', '))) ||
      (untitled.length === Object.keys(form.texts).length && contentTexts.needsTitle),
    endsAt: (startsAt === null || (endsAt !== null && endsAt <= startsAt)) && contentTexts.wrongTime,
  };
}

/** A page's name in addresses, from its first title with Latin letters, such as `deposits-and-payouts`. */
function slugOf(texts: Readonly<Record<string, { title: string }>>): string {
  const slugs = [texts['EN'], ...Object.values(texts)].map((text) =>
    (text?.title ?? '')
      .replaceAll(/đ/gi, 'd')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 40)
      .replaceAll(/^-+|-+$/g, ''),
  );
  return slugs.find((slug) => slug !== '') ?? '';
}

/** The fields that the server accepts for a kind. Times that were not edited stay exact. */
export function fieldsOf(kind: ContentKind, form: ContentForm, before: Entry | null): Record<string, unknown> {
  const texts = Object.fromEntries(
    Object.entries(form.texts)
      .filter(([, text]) => text.title.trim() !== '')
      .map(([language, text]) => [language, textOf(kind, text)]),
  );
  const { startsAt, endsAt } = timesOf(form, before);
  const shared = { texts, isPublished: form.isPublished, startsAt, endsAt };
  const position = Number(form.position);
  if (kind === 'category') return { ...shared, position };
  if (kind === 'help') return { ...shared, position, tag: form.tag.trim() || slugOf(form.texts) };
  const drawn = {
    position,
    url: form.url.trim() === '' ? null : form.url.trim(),
    image: form.pictures[0] ?? null,
    art: form.art,
  };
  if (kind === 'sponsor') return { ...shared, ...drawn };
  const shown = { platform: 'M', audience: form.audience };
  if (kind === 'banner') return { ...shared, ...shown, ...drawn, groupName: form.groupName };
  return {
    ...shared,
    ...shown,
    kind: form.kindCode,
    isHot: form.isHot,
    takesApplications: form.takesApplications,
    categoryIds: form.categoryIds,
    images: form.pictures.map((url, index) => ({ url, sequence: index + 1 })),
  };
}

function textOf(kind: ContentKind, { title, content, caption, action }: LanguageText): Partial<LanguageText> {
  if (kind === 'category') return { title: title.trim() };
  return kind === 'banner'
    ? { title: title.trim(), caption: caption.trim(), action: action.trim() }
    : { title: title.trim(), content };
}

function timesOf(form: ContentForm, before: Entry | null) {
  return {
    startsAt: momentOf(form.startsAt, before?.['startsAt']),
    endsAt: form.endsAt === '' ? null : momentOf(form.endsAt, before?.['endsAt']),
  };
}

/** Date and time fields have no seconds: a time that was not edited keeps its own. */
function momentOf(text: string, before: unknown): number | null {
  return typeof before === 'number' && toLocalField(before) === text ? before : fromLocalField(text);
}

/** The title of an entry in the first language that has one. */
export function titleOf(entry: Entry, languages: readonly string[]): string {
  const texts = entry['texts'] as Record<string, { title: string } | undefined>;
  const language = languages.find((code) => texts[code] !== undefined);
  return (language === undefined ? Object.values(texts)[0] : texts[language])?.title ?? entry.id;
}
