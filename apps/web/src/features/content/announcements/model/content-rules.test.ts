import { describe, expect, it } from 'vitest';
import { HOME_GROUP, PLATFORM, withoutMarks, type Announcement, type Notices } from '../api/notices.ts';
import { isoDay, slashDay } from '../../../../shared/i18n/merchant-day.ts';
import { markIn } from './mark-locally.ts';

const entry = (id: string, read = false): Announcement => ({
  id,
  title: id,
  content: '',
  preview: '',
  startDate: 0,
  endDate: null,
  noExpiry: 1,
  read,
  takesApplications: false,
  announcementImages: [],
  promoAnnouncementCategoryIds: [],
});
const lists = (more: Partial<Notices>): Notices => ({
  promotion: [],
  banners: [],
  player: [],
  popup: [],
  hot: [],
  promotionCategories: [],
  unreadCount: 0,
  ...more,
});

describe('announcements', () => {
  it('are requested for platform M and the group of home [K-053]', () => {
    expect([PLATFORM, HOME_GROUP]).toEqual(['M', 'm_home']);
  });

  it('have no unread entries before the browser has fetched the read marks', () => {
    expect(withoutMarks(lists({ unreadCount: 5 })).unreadCount).toBe(0);
  });

  it('are marked as read in every list, and the count drops once', () => {
    const before = lists({ player: [entry('1'), entry('2')], hot: [entry('1')], unreadCount: 2 });
    const after = markIn(before, '1');
    expect([after.player.map(({ read }) => read), after.hot[0]?.read, after.unreadCount]).toEqual([
      [true, false],
      true,
      1,
    ]);
    expect(markIn(after, '1')).toBe(after);
    expect(markIn(before, '9')).toBe(before);
    expect(markIn(lists({ popup: [entry('3')], unreadCount: 1 }), '3').unreadCount).toBe(1);
  });
});

const late = Date.UTC(2026, 10, 20, 18, 30);
it("days are formatted in the merchant's time zone, in two fixed formats", () => {
  expect([isoDay(late, 'UTC'), slashDay(late, 'UTC')]).toEqual(['2026-11-20', '20/11/2026']);
  expect([isoDay(late, 'Asia/Ho_Chi_Minh'), slashDay(late, 'Asia/Ho_Chi_Minh')]).toEqual(['2026-11-21', '21/11/2026']);
  expect(isoDay(Date.UTC(2027, 0, 5), 'UTC')).toBe('2027-01-05');
  expect([isoDay('2026-11-20T23:30:00Z', 'Asia/Ho_Chi_Minh'), slashDay('2026-11-20', 'UTC')]).toEqual([
    '2026-11-21',
    '20/11/2026',
  ]);
});
