import { Strict } from '@fairlot/contract/shapes';
import { type TProperties, Type } from 'typebox';
import { type ContentKindName, SHAPES } from '../drafts.ts';

const Key = '^[A-Za-z0-9-]{1,40}$';
const Moment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z$' });

/** Kinds of entries by their name in a pack, in the order they are applied. */
export const KINDS = {
  banners: 'banner',
  categories: 'category',
  announcements: 'announcement',
  help: 'help',
  sponsors: 'sponsor',
} as const satisfies Record<string, ContentKindName>;
export type KindInPack = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as KindInPack[];

/** When an entry is shown. Without `startsAt` a new entry is shown from now on. */
const SCHEDULE = { published: Type.Boolean(), startsAt: Moment, endsAt: Type.Union([Moment, Type.Null()]) };

/** Fields of a kind as the console has them, without its texts, which are files by language. */
function entriesOf(kind: ContentKindName, more: TProperties = {}) {
  const { texts: _texts, isPublished: _isPublished, startsAt: _startsAt, endsAt: _endsAt, ...fields } = fieldsOf(kind);
  return Type.Record(
    Type.String({ pattern: Key }),
    Type.Partial(Type.Object({ ...fields, ...SCHEDULE, ...more }), Strict),
    Strict,
  );
}

/** The tag of a help page is its key, and announcements name their categories by key. */
function fieldsOf(kind: ContentKindName): TProperties {
  const { tag: _tag, categoryIds: _categoryIds, ...fields } = SHAPES[kind].properties as TProperties;
  return fields;
}

function textsOf(kind: ContentKindName) {
  const { texts } = SHAPES[kind].properties as TProperties;
  const [text] = Object.values((texts as { patternProperties: TProperties }).patternProperties);
  if (text === undefined) throw new Error(`${kind} has no texts`);
  return Type.Record(
    Type.String({ pattern: Key }),
    Type.Partial(text as ReturnType<typeof Type.Object>, Strict),
    Strict,
  );
}

/** The file `content` of a pack: entries by key, and their texts by language, kind and key. */
export const ContentFile = Type.Partial(
  Type.Object({
    banners: entriesOf('banner'),
    categories: entriesOf('category'),
    announcements: entriesOf('announcement', {
      categories: Type.Array(Type.String({ pattern: Key }), { maxItems: 20 }),
    }),
    help: entriesOf('help'),
    sponsors: entriesOf('sponsor'),
    texts: Type.Record(
      Type.String({ pattern: '^[A-Z]{2}$' }),
      Type.Partial(Type.Object(Object.fromEntries(KIND_NAMES.map((name) => [name, textsOf(KINDS[name])]))), Strict),
      Strict,
    ),
  }),
  Strict,
);

type Text = Record<string, string>;
export type Entry = Record<string, unknown>;
export type ContentFile = Partial<Record<KindInPack, Record<string, Entry>>> & {
  texts?: Record<string, Partial<Record<KindInPack, Record<string, Text>>>>;
};
