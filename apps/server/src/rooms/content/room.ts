import { content as contract } from '@fairlot/contract';
import type { Executor } from '../../platform/db/index.ts';
import { type Caller, type FormFile, prepared, route } from '../../platform/http/index.ts';
import type { ContentPlatform } from './ports.ts';
import { Refusal, requireFound } from '../../platform/refusal.ts';
import type { Person } from '../identity/ports.ts';
import { applyFor, createApplications, listOwnApplications } from './applications/applications.ts';
import { eraseApplications, exportApplications } from './applications/personal.ts';
import { prunePictures } from './applications/store.ts';
import { createDesk } from './desk/index.ts';
import { cleanHtml } from './clean-html.ts';
import { createManager } from './manage.ts';
import {
  type AnnouncementView,
  type HelpView,
  markRead,
  type NoticesView,
  presentAnnouncement,
  presentHelp,
  presentSponsor,
  type SponsorView,
} from './present.ts';
import { noteRead, readIds } from './reads.ts';
import { canMarkRead, DEFAULT_KINDS, isFor, isMarketing } from './rules.ts';
import { createContentPack } from './pack/pack.ts';
import { readKeys } from './store.ts';
import { readShown } from './shown.ts';
import { defineRoom } from '../../platform/room.ts';
import { kept } from '../../platform/rows/kept.ts';
import type { Content } from './index.ts';

interface NoticeQuery {
  types?: string | undefined;
  groupName?: string | undefined;
  platform?: string | undefined;
  language?: string | undefined;
}

/** Home requests content at every visit, so the current entries are read at most once a second. */
const CACHE_MS = 1000;

export const content = defineRoom({ name: 'content', create: createContent });

function createContent(platform: ContentPlatform) {
  const { db, site } = platform;
  const current = createShown(platform);
  const { languagesOf, isAway, view, answerNotices } = createNotices(platform, current);
  const { announcement, markAsRead, apply } = createAnnouncements(platform, current, { languagesOf, isAway });
  const { help, sponsors, sponsor } = createPages(current, languagesOf);

  const door: Content = {
    banners: async (groupName, language) => (await view({ groupName }, language, 'B', null)).banners,
    notices: (language) => view({}, language, DEFAULT_KINDS, null),
    applications: createApplications(db),
    clean: async (html) => cleanHtml(html, await site.setting('imageCDNs')),
    manage: {
      banners: createManager(platform, site, 'banner', current.drop),
      announcements: createManager(platform, site, 'announcement', current.drop),
      categories: createManager(platform, site, 'category', current.drop),
      help: createManager(platform, site, 'help', current.drop),
      sponsors: createManager(platform, site, 'sponsor', current.drop),
    },
  };
  const announcementKeys = async (executor: Executor): Promise<ReadonlyMap<string, string>> =>
    new Map((await readKeys(executor, 'announcement')).map(({ id, key }) => [id, key]));
  const person: Pick<Person, 'erase' | 'export'> = {
    erase: eraseApplications,
    export: ({ memberId }) => exportApplications(db, memberId),
  };
  return {
    door,
    answers: { announcementKeys, person },
    desk: createDesk(platform, site, door),
    routes: [
      route(contract.banners, async ({ query, language, caller }) =>
        prepared((await isAway(caller)) ? [] : (await view(query, language, DEFAULT_KINDS, caller)).banners),
      ),
      route(contract.notices, ({ query, language, caller }) => answerNotices(query, language, DEFAULT_KINDS, caller)),
      route(contract.populor, ({ query, language, caller }) => answerNotices(query, language, 'PU', caller)),
      route(contract.announcement, ({ params, query, language, caller }) =>
        announcement(params.id, query.language ?? language, caller),
      ),
      route(contract.markAsRead, ({ caller, body }) => markAsRead(caller, body.announcementId)),
      route(contract.apply, ({ caller, body, files }) => apply(caller, body, files)),
      route(contract.applications, ({ caller }) => listOwnApplications(db, caller.memberId)),
      route(contract.helpCenter, ({ query, language }) => help(query.lang ?? query.language ?? language)),
      route(contract.sponsors, async ({ query, language }) =>
        (await sponsors(query.language ?? language)).map(({ content: _content, ...entry }) => entry),
      ),
      route(contract.sponsor, ({ params, query, language }) => sponsor(params.id, query.language ?? language)),
    ],
    jobs: [
      { name: 'content-application-pictures', everyMs: 3_600_000, run: async () => (await prunePictures(db), false) },
    ],
    pack: [createContentPack(platform, current.drop)],
  };
}

/** The current entries, read at most once a second. */
function createShown({ db, events }: ContentPlatform) {
  const current = kept(CACHE_MS, () => readShown(db));
  // Clients request content again as soon as they receive the event, even when another process made the change.
  events.stream.subscribe(({ name }) => {
    if (name === 'content.changed') current.drop();
  });
  return current;
}

type Current = ReturnType<typeof createShown>;

function createNotices({ db, reach, site }: ContentPlatform, current: Current) {
  async function languagesOf(language: string) {
    return { language, fallback: (await site.settings()).defaultLanguage };
  }
  async function view(
    query: NoticeQuery,
    language: string,
    types: string,
    caller: Caller | null,
  ): Promise<NoticesView> {
    return (await current()).notices({
      ...query,
      types: query.types ?? types,
      reader: caller?.type,
      ...(await languagesOf(query.language ?? language)),
    });
  }
  /** Adds the caller's read marks; visitors and trial members have none and get no unread counts. */
  async function answerNotices(query: NoticeQuery, language: string, types: string, caller: Caller | null) {
    const whole = await view(query, language, types, caller);
    const value = (await isAway(caller)) ? withoutMarketing(whole) : whole;
    if (caller === null || !canMarkRead(caller.type)) return answerOf(value);
    const entries = [...value.promotion, ...value.player, ...value.popup];
    const marked = markRead(
      value,
      await readIds(
        db,
        caller.memberId,
        entries.map(({ id }) => id),
      ),
    );
    return { value: marked, footer: { unreadCount: marked.player.filter(({ read }) => !read).length } };
  }
  /** Whether the caller must not receive marketing, because of a break or an exclusion. */
  async function isAway(caller: Caller | null): Promise<boolean> {
    if (caller === null) return false;
    return (await reach.away(db, [caller.memberId])).has(caller.memberId);
  }
  return { languagesOf, isAway, view, answerNotices };
}

type Notices = ReturnType<typeof createNotices>;

/** Single announcements: read, marked as read, applied for. */
function createAnnouncements(
  { db, events }: ContentPlatform,
  current: Current,
  { languagesOf, isAway }: Pick<Notices, 'languagesOf' | 'isAway'>,
) {
  async function find(id: string, caller: Caller | null) {
    const entry = (await current()).announcements.find((candidate) => candidate.id === id);
    if (entry === undefined || !isFor(caller?.type, entry)) throw new Refusal('not.found');
    if (isMarketing(entry.kind) && (await isAway(caller))) throw new Refusal('not.found');
    return entry;
  }
  async function announcement(id: string, language: string, caller: Caller | null): Promise<AnnouncementView> {
    const [entry] = presentAnnouncement(await find(id, caller), await languagesOf(language));
    if (entry === undefined) throw new Refusal('not.found');
    const read = caller === null ? new Set<string>() : await readIds(db, caller.memberId, [id]);
    return { ...entry, read: read.has(id) };
  }
  async function markAsRead(caller: Caller, id: string): Promise<null> {
    await find(id, caller);
    const all = (await current()).announcements
      .filter((entry) => (entry.kind === 'PL' || entry.kind === 'A') && isFor(caller.type, entry))
      .map((entry) => entry.id);
    await db.transaction(async (tx) => {
      if (!(await noteRead(tx, caller.memberId, id))) return;
      const read = await readIds(tx, caller.memberId, all);
      await events.stream.publish(tx, caller.memberId, 'unread', { announcements: all.length - read.size });
    });
    return null;
  }
  /** Only for a current promotion that is for this member and accepts applications. */
  async function apply(
    caller: Caller,
    { announcementId, comment }: { announcementId: string; comment: string },
    files: readonly FormFile[],
  ): Promise<null> {
    if (!(await find(announcementId, caller)).takesApplications) throw new Refusal('not.found');
    return applyFor(db, caller.memberId, announcementId, comment, files);
  }
  return { announcement, markAsRead, apply };
}

function createPages(current: Current, languagesOf: Notices['languagesOf']) {
  async function help(language: string): Promise<HelpView[]> {
    const languages = await languagesOf(language);
    return (await current()).help.flatMap((page) => presentHelp(page, languages));
  }

  async function sponsors(language: string): Promise<SponsorView[]> {
    const languages = await languagesOf(language);
    return (await current()).sponsors.flatMap((entry) => presentSponsor(entry, languages));
  }
  async function sponsor(id: string, language: string): Promise<SponsorView> {
    return requireFound((await sponsors(language)).find((candidate) => candidate.id === id));
  }
  return { help, sponsors, sponsor };
}

/** Removes marketing from the view: banners, promotions and pop-ups. */
function withoutMarketing(view: NoticesView): NoticesView {
  return { ...view, promotion: [], popup: [], hot: [], banners: [], promotionCategories: [] };
}

const answers = new WeakMap<NoticesView, { value: NoticesView; footer: { unreadCount: number } }>();

/** The answer for callers without read marks, serialised once per query. */
function answerOf(value: NoticesView) {
  const answer = answers.get(value) ?? prepared({ value, footer: { unreadCount: 0 } });
  answers.set(value, answer);
  return answer;
}
