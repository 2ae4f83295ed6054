import { describe, expect, it } from 'vitest';
import { pagesOfEachTest } from './web.testing.ts';

const pages = pagesOfEachTest();
const { get } = pages;

const VISITOR = { member: null, language: 'EN' };

describe('the daily notice', () => {
  const entry = {
    id: 'p1',
    title: 'Welcome',
    content: '<p>Free play needs no account.</p>',
    preview: '',
    startDate: 0,
    endDate: null,
    noExpiry: 1,
    read: false,
    takesApplications: false,
    announcementImages: [{ url: '/art/elott/p1.svg?v=1', sequence: 1 }],
    promoAnnouncementCategoryIds: [],
  };
  const announce = async () => {
    const notices = await pages.answers['content.notices']({}, VISITOR);
    pages.answers['content.notices'] = async () => ({ ...notices, popup: [entry] });
  };

  it("is part of home, closed, and opened by its loader; its texts are not in home's scripts", async () => {
    const before = /id="boot">(.*?)</.exec((await get('/m/home')).body)?.[1];
    await announce();
    const { body } = await get('/m/home?again', { cookie: 'fairlot_sid=demo01' });
    const [, notice = ''] = /<div id="daily">(.*?<\/dialog>)<\/div>/.exec(body) ?? [];
    expect(notice).toMatch(/^<dialog class="dialog" aria-label="Notice"/);
    expect(notice).not.toMatch(/<dialog[^>]* open/);
    for (const part of [
      'src="/art/elott/p1.svg?v=1"',
      '>Welcome</h2>',
      '<p>Free play needs no account.</p>',
      'aria-label="Close"',
      'href="/m/messageDetail?id=p1"',
    ])
      expect(notice).toContain(part);
    expect(/id="boot">(.*?)</.exec(body)?.[1]).toBe(before);
  });

  it.each(['/m/login', '/m/rng', '/m/live'])('is not sent with %s', async (url) => {
    await announce();
    expect((await get(url)).body).not.toContain('aria-label="Notice"');
  });
});
