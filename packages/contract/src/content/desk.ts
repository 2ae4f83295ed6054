import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { APPLICATIONS, CONTENT_ENTRIES } from './lists.ts';
import { EpochMs, Id, IdParams, KEPT_PICTURE, Maybe, OfMember, Reason, StrictObject, Version } from '../shapes.ts';

/** Kinds of content that operators write; each has its own list. */
const Kind = Type.Union([
  Type.Literal('banner'),
  Type.Literal('announcement'),
  Type.Literal('category'),
  Type.Literal('help'),
  Type.Literal('sponsor'),
]);

const FIELD_NAMES = [
  'groupName',
  'platform',
  'audience',
  'position',
  'url',
  'image',
  'images',
  'art',
  'texts',
  'kind',
  'isHot',
  'takesApplications',
  'categoryIds',
  'tag',
  'isPublished',
  'startsAt',
  'endsAt',
];
/** Fields of an entry of any kind. The room checks those of its kind and names the wrong one. */
const Fields = Type.Unsafe<Record<string, unknown>>(
  StrictObject(Object.fromEntries(FIELD_NAMES.map((name) => [name, Type.Optional(Type.Unknown())]))),
);

const Entry = Type.Unsafe<Record<string, unknown> & { id: string; version: string }>({});

const Html = Type.String({ maxLength: 50_000 });

export const choices = endpoint({
  id: 'contentDesk.choices',
  path: '/backoffice/api/content',
  permission: 'content.read',
  summary: 'Options for entries: languages, banner groups, parts of generated pictures',
  value: Type.Object({
    languages: Type.Array(Type.String()),
    groups: Type.Array(Type.String()),
    art: Type.Object({
      cat: Type.Array(Type.String()),
      motif: Type.Array(Type.String()),
      pal: Type.Array(Type.String()),
      field: Type.Array(Type.String()),
    }),
  }),
});

export const entries = endpoint({
  id: 'contentDesk.entries',
  path: '/backoffice/api/content/:kind',
  permission: 'content.read',
  summary: 'All entries of a kind, published or not, newest first',
  params: StrictObject({ kind: Kind }),
  value: Type.Array(Entry),
});

const Listed = Type.Object({
  /** Kind and id, such as `banner:12`. */
  entry: Type.String(),
  kind: Kind,
  id: Id,
  title: Type.String(),
  /** Kind of an announcement, group of a banner, or name of a help page in its address. */
  code: Maybe(Type.String()),
  state: Type.Union([Type.Literal('draft'), Type.Literal('planned'), Type.Literal('running'), Type.Literal('over')]),
  startsAt: EpochMs,
  endsAt: Maybe(EpochMs),
  /** Null for announcements, which are ordered by time. */
  position: Maybe(Type.Integer()),
});

export const entryList = endpoint({
  id: 'contentDesk.entryList',
  path: '/backoffice/api/contentEntries',
  permission: 'content.read',
  summary: 'Entries of all kinds with their state, the last to begin first',
  ...listOf(CONTENT_ENTRIES, Listed),
});

export const createEntry = endpoint({
  id: 'contentDesk.createEntry',
  method: 'POST',
  path: '/backoffice/api/content/:kind',
  permission: 'content.change',
  summary: 'Write an entry; its HTML is cleaned',
  params: StrictObject({ kind: Kind }),
  body: StrictObject({ entry: Fields, reason: Reason }),
  value: Entry,
  errors: ['request.invalid'],
});

export const changeEntry = endpoint({
  id: 'contentDesk.changeEntry',
  method: 'PUT',
  path: '/backoffice/api/content/:kind/:id',
  permission: 'content.change',
  summary: 'Change the named fields of an entry; publishing, withdrawing and scheduling are such changes',
  params: StrictObject({ kind: Kind, id: Id }),
  body: StrictObject({ change: Fields, reason: Reason, version: Type.Optional(Version) }),
  value: Entry,
  errors: ['not.found', 'request.invalid', 'version.conflict'],
});

export const removeEntry = endpoint({
  id: 'contentDesk.removeEntry',
  method: 'POST',
  path: '/backoffice/api/content/:kind/:id/remove',
  permission: 'content.change',
  summary: 'Remove an entry permanently',
  params: StrictObject({ kind: Kind, id: Id }),
  body: StrictObject({ reason: Reason, version: Type.Optional(Version) }),
  errors: ['not.found', 'version.conflict'],
});

export const previewHtml = endpoint({
  id: 'contentDesk.previewHtml',
  method: 'POST',
  path: '/backoffice/api/content-preview',
  permission: 'content.change',
  summary: 'Preview of the cleaned HTML',
  body: StrictObject({ html: Html }),
  value: Type.Object({ html: Type.String() }),
});

export const keepPicture = endpoint({
  id: 'contentDesk.keepPicture',
  method: 'POST',
  path: '/backoffice/api/content-pictures',
  permission: 'content.change',
  summary:
    'Upload a picture for banners, announcements and sponsors: SVG is cleaned, PNG re-encoded; returns its address',
  ...KEPT_PICTURE,
});

const Application = Type.Object({
  id: Id,
  ...OfMember,
  announcementId: Id,
  title: Type.String(),
  comment: Type.String(),
  state: Type.Union([Type.Literal('open'), Type.Literal('accepted'), Type.Literal('refused')]),
  pictures: Type.Integer(),
  createdAt: EpochMs,
  decidedAt: Maybe(EpochMs),
});

export const applications = endpoint({
  id: 'contentDesk.applications',
  path: '/backoffice/api/applications',
  permission: 'content.read',
  summary: 'Applications of members for promotions, oldest first',
  ...listOf(APPLICATIONS, Application),
});

export const applicationPicture = endpoint({
  id: 'contentDesk.applicationPicture',
  path: '/backoffice/api/applications/:id/pictures/:position',
  permission: 'content.read',
  summary: 'A picture of an application, as JPEG in base64',
  params: StrictObject({ id: Id, position: Type.Integer({ minimum: 0, maximum: 10 }) }),
  value: Type.Object({ data: Type.String() }),
  errors: ['not.found'],
});

export const decideApplication = endpoint({
  id: 'contentDesk.decideApplication',
  method: 'POST',
  path: '/backoffice/api/applications/:id/decide',
  permission: 'content.change',
  summary: 'Accept or reject an application; the member sees the decision',
  params: IdParams,
  body: StrictObject({ decision: Type.Union([Type.Literal('accepted'), Type.Literal('refused')]), reason: Reason }),
  value: Application,
  errors: ['not.found', 'application.decided'],
});
