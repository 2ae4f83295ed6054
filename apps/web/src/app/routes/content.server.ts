import { announcementQuery } from '../../features/content/announcements/api/announcement.ts';
import { bannersQuery } from '../../features/content/banners/api/banners-query.ts';
import { helpQuery } from '../../features/content/help/api/help.ts';
import {
  NOTICE_LISTS,
  noticesQuery,
  PLATFORM,
  withoutMarks,
} from '../../features/content/announcements/api/notices.ts';
import { promotionsQuery } from '../../features/content/promotions/api/promotions.ts';
import { sponsorQuery, sponsorsQuery } from '../../features/content/sponsors/api/sponsors.ts';
import { offerIdOf } from '../../features/promotions/model/offer-path.ts';
import { serverQuery, type QueryFacts, type ServerQueries, type ServerQuery } from '../server-query.ts';

export const queries: ServerQueries = {
  '/m/activity': () => [promotions(), banners('m_promotion')],
  // Offers belong to one member, so the browser requests them.
  '/m/activityDetail': (facts) => (offerIdOf(facts.search.id ?? '') === undefined ? announcement(facts) : []),
  '/m/notice': () => [notices(), banners('m_notice')],
  '/m/message': () => [notices()],
  '/m/messageDetail': announcement,
  '/m/help': () => [serverQuery(helpQuery().queryKey, (ask) => ask('content.helpCenter')), banners('m_help')],
  '/m/promoSelect': () => [promotions()],
  '/m/activityNew': announcement,
  '/m/sponsor': () => [serverQuery(sponsorsQuery().queryKey, (ask) => ask('content.sponsors'))],
  '/m/sponsorDetail': ({ search: { id = '' } }) =>
    id === '' ? [] : [serverQuery(sponsorQuery(id).queryKey, (ask) => ask('content.sponsor', { params: { id } }))],
};

function notices(): ServerQuery {
  const query = { types: NOTICE_LISTS, platform: PLATFORM };
  return serverQuery(noticesQuery().queryKey, (ask) => ask('content.notices', { query }), withoutMarks);
}

function banners(groupName: string): ServerQuery {
  return serverQuery(bannersQuery(groupName).queryKey, (ask) => ask('content.banners', { query: { groupName } }));
}

function promotions(): ServerQuery {
  const query = { types: 'promotion', platform: PLATFORM };
  return serverQuery(promotionsQuery().queryKey, (ask) => ask('content.notices', { query }), withoutMarks);
}

/** Query for the announcement in the address; empty when the address has no id. */
function announcement({ search: { id = '' } }: QueryFacts): ServerQuery[] {
  if (id === '') return [];
  return [serverQuery(announcementQuery(id).queryKey, (ask) => ask('content.announcement', { params: { id } }))];
}
