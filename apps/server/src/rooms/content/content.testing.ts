import { openTestApp, type TestApp } from '@fairlot/testkit';
import { expect } from 'vitest';
import type { Draft } from './drafts.ts';
import type { AnnouncementView, NoticesView } from './present.ts';

/** A second ago, so that content with this start is shown. */
export const now = () => Date.now() - 1000;

/** An announcement without texts or time. */
export const bareNotice: Omit<Draft<'announcement'>, 'texts' | 'isPublished' | 'startsAt' | 'endsAt'> = {
  kind: 'PL',
  platform: 'M',
  audience: 'all',
  isHot: false,
  takesApplications: false,
  images: [],
  categoryIds: [],
};

/** A published announcement for players without an end. */
export const notice = (title: string, more: Partial<Draft<'announcement'>> = {}): Draft<'announcement'> => ({
  ...bareNotice,
  texts: { EN: { title, content: '<p>Text</p>' } },
  isPublished: true,
  startsAt: now(),
  endsAt: null,
  ...more,
});

/** A published sponsor without an end. */
export const sponsor = (texts: Draft<'sponsor'>['texts']): Draft<'sponsor'> => ({
  position: 0,
  url: 'https://club.example/',
  image: null,
  art: { cat: 'sports', motif: 'soccer', pal: 'jade', field: 'bands' },
  isPublished: true,
  startsAt: now(),
  endsAt: null,
  texts,
});

export const titles = (list: AnnouncementView[]) => list.map(({ title }) => title);

type Texts = Record<string, string>;

/** Reads announcements of an application over HTTP. */
export class NoticeReader {
  readonly app: TestApp;
  constructor(app: TestApp) {
    this.app = app;
  }

  /** The value of a successful answer, with its footer. */
  async get<V>(
    path: string,
    query: Texts = {},
    headers: Texts = {},
  ): Promise<{ value: V; footer?: { unreadCount: number } }> {
    const response = await this.app.server.inject({ method: 'GET', url: `/wps/announcements/${path}`, query, headers });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  }

  async notices(types?: string, headers: Texts = {}): Promise<NoticesView> {
    return (await this.get<NoticesView>('noticeNew', { platform: 'M', ...(types ? { types } : {}) }, headers)).value;
  }
}

/** The demonstration with a reader of its announcements. */
export async function openNotices() {
  const app = await openTestApp({ seed: 'demo' });
  const reader = new NoticeReader(app);
  return {
    app,
    get: <V>(path: string, query?: Texts, headers?: Texts) => reader.get<V>(path, query, headers),
    notices: (types?: string, headers?: Texts) => reader.notices(types, headers),
  };
}
