import { announcementQuery } from '../../features/content/announcements/api/announcement.ts';
import { bannersQuery } from '../../features/content/banners/api/banners.ts';
import { helpQuery } from '../../features/content/help/api/help.ts';
import { noticesQuery, withoutMarks } from '../../features/content/announcements/api/notices.ts';
import { promotionsQuery } from '../../features/content/promotions/api/promotions.ts';
import { sponsorQuery, sponsorsQuery } from '../../features/content/sponsors/api/sponsors.ts';
import { serverQuery, type QueryFacts, type ServerQueries, type ServerQuery } from '../server-query.ts';

export const queries: ServerQueries = {
  '/m/activity': (facts) => [promotions(facts), banners('m_promotion', facts)],
  '/m/activityDetail': announcement,
  '/m/notice': (facts) => [notices(facts), banners('m_notice', facts)],
  '/m/message': (facts) => [notices(facts)],
  '/m/messageDetail': announcement,
  '/m/help': (facts) => [
    serverQuery(helpQuery().queryKey, (doors) => doors.help(facts.language)),
    banners('m_help', facts),
  ],
  '/m/promoSelect': (facts) => [promotions(facts)],
  '/m/activityNew': announcement,
  '/m/sponsor': ({ language }) => [serverQuery(sponsorsQuery().queryKey, (doors) => doors.sponsors(language))],
  '/m/sponsorDetail': ({ search: { id = '' }, language }) =>
    id === '' ? [] : [serverQuery(sponsorQuery(id).queryKey, (doors) => doors.sponsor(id, language))],
};

function notices({ language }: QueryFacts): ServerQuery {
  return serverQuery(noticesQuery().queryKey, (doors) => doors.notices(language), withoutMarks);
}

function banners(group: string, { language }: QueryFacts): ServerQuery {
  return serverQuery(bannersQuery(group).queryKey, (doors) => doors.banners(group, language));
}

function promotions({ language }: QueryFacts): ServerQuery {
  return serverQuery(promotionsQuery().queryKey, (doors) => doors.promotions(language), withoutMarks);
}

/** The announcement that the address names; none when it names none. */
function announcement({ search: { id = '' }, language }: QueryFacts): ServerQuery[] {
  return id === '' ? [] : [serverQuery(announcementQuery(id).queryKey, (doors) => doors.announcement(id, language))];
}
