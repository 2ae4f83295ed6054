import { Strict, StrictObject } from '@fairlot/contract/shapes';
import { ART_CATEGORIES, ART_FIELDS, ART_MOTIFS, ART_PALETTES } from '@fairlot/ui/art';
import { type Static, type TSchema, Type } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { Refusal } from '../../platform/refusal.ts';
import { isSafeImage, isSafeLink } from '../site/index.ts';
import { cleanHtml } from './clean-html.ts';

const Title = Type.String({ minLength: 1, maxLength: 200 });
const Short = Type.String({ maxLength: 100 });
const Html = Type.String({ maxLength: 50_000 });
const Url = Type.String({ minLength: 1, maxLength: 500 });
const Maybe = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const byLanguage = <T extends TSchema>(schema: T) =>
  Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), schema, { ...Strict, minProperties: 1 });
const Position = Type.Integer({ minimum: 0, maximum: 100_000 });
const Platform = Type.Enum(['M', 'D']);
const Audience = Type.Enum(['all', 'members']);
/** Epoch milliseconds up to the end of the year 9999. Later times are stored as text that PostgreSQL cannot read. */
const Time = Type.Integer({ minimum: 0, maximum: 253_402_300_799_999 });
/** An entry is shown while it is published and between its start and end. */
const Schedule = { isPublished: Type.Boolean(), startsAt: Time, endsAt: Maybe(Time) };
/** Groups of the specification (section 3). */
export const BANNER_GROUPS = [
  'm_home',
  'm_reg',
  'm_inhouse',
  'm_rng',
  'm_live',
  'm_fish',
  'm_pvp',
  'm_sports',
  'm_esports',
  'm_lott',
  'm_elott',
  'm_promotion',
  'm_help',
  'm_notice',
  'm_hot',
] as const;

const Art = StrictObject({
  cat: Type.Enum([...ART_CATEGORIES]),
  motif: Type.Enum([...ART_MOTIFS]),
  pal: Type.Enum([...ART_PALETTES]),
  field: Type.Enum([...ART_FIELDS]),
});

/** Shapes of the content that operators write, by kind. */
export const SHAPES = {
  banner: StrictObject({
    groupName: Type.Enum([...BANNER_GROUPS]),
    platform: Platform,
    audience: Audience,
    position: Position,
    url: Maybe(Url),
    image: Maybe(Url),
    art: Art,
    texts: byLanguage(StrictObject({ title: Title, caption: Short, action: Short })),
    ...Schedule,
  }),
  announcement: StrictObject({
    kind: Type.Enum(['PL', 'PU', 'A', 'PR']),
    platform: Platform,
    audience: Audience,
    isHot: Type.Boolean(),
    takesApplications: Type.Boolean(),
    images: Type.Array(StrictObject({ url: Url, sequence: Type.Integer({ minimum: 0, maximum: 1000 }) }), {
      maxItems: 20,
    }),
    categoryIds: Type.Array(Type.String({ pattern: '^\\d{1,18}$' }), { maxItems: 20, uniqueItems: true }),
    texts: byLanguage(StrictObject({ title: Title, content: Html })),
    ...Schedule,
  }),
  category: StrictObject({ position: Position, texts: byLanguage(StrictObject({ title: Title })), ...Schedule }),
  help: StrictObject({
    tag: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    position: Position,
    texts: byLanguage(StrictObject({ title: Title, content: Html })),
    ...Schedule,
  }),
  sponsor: StrictObject({
    position: Position,
    url: Maybe(Url),
    image: Maybe(Url),
    art: Art,
    texts: byLanguage(StrictObject({ title: Title, content: Html })),
    ...Schedule,
  }),
} as const satisfies Record<string, TSchema>;

export type ContentKindName = keyof typeof SHAPES;
export type Draft<K extends ContentKindName> = Static<(typeof SHAPES)[K]>;

/**
 * Checks an operator's content and cleans its HTML.
 * @param imageHosts origins that pictures may come from besides this site
 * @throws Refusal `request.invalid` naming the field
 */
export function prepareDraft<K extends ContentKindName>(
  kind: K,
  draft: Draft<K>,
  imageHosts: readonly string[],
): Draft<K> {
  const shape: TSchema = SHAPES[kind];
  if (!Check(shape, draft)) throw invalid(Errors(shape, draft)[0]?.instancePath ?? '', 'shape');
  if (draft.endsAt !== null && draft.endsAt <= draft.startsAt) throw invalid('endsAt', 'beforeStart');
  const {
    url,
    image,
    images = [],
  } = draft as { url?: string | null; image?: string | null; images?: { url: string }[] };
  if (typeof url === 'string' && !isSafeLink(url)) throw invalid('url', 'unsafe');
  if (typeof image === 'string' && !isSafeImage(image, imageHosts)) throw invalid('image', 'unsafe');
  if (images.some((entry) => !isSafeImage(entry.url, imageHosts))) throw invalid('images', 'unsafe');
  const texts: Readonly<Record<string, { title: string; content?: string }>> = draft.texts;
  const clean = Object.entries(texts).map(([language, text]) => [
    language,
    text.content === undefined ? text : { ...text, content: cleanHtml(text.content, imageHosts) },
  ]);
  return { ...draft, texts: Object.fromEntries(clean) };
}

function invalid(path: string, reason: string): Refusal {
  return new Refusal('request.invalid', { field: path.split('/').filter(Boolean).join('.'), reason });
}
