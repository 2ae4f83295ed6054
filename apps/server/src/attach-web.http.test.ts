import { builtWeb, createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { attachWeb } from './attach-web.ts';
import { dataOf } from './web/web.testing.ts';

const app = await openTestApp({ seed: 'demo' });
await attachWeb(app, await builtWeb());

interface Served {
  queries: { queryKey: string[]; state: { data: unknown } }[];
}
async function open(url: string, { headers }: TestMember) {
  const { body } = await app.server.inject({ method: 'GET', url, headers: { cookie: headers['cookie'] ?? '' } });
  const { queries } = dataOf(body)['queries'] as Served;
  const answerTo = (...key: string[]) =>
    queries.find(({ queryKey }) => queryKey.join('/') === key.join('/'))?.state.data;
  return { answerTo, hasNotice: /<div id="daily"><dialog/.test(body) };
}

it('pages contain no marketing for members on a break, and the same announcements as before', async () => {
  const [member, other] = [await createMember(app), await createMember(app)];
  const { popup, promotion } = await app.rooms.content.notices('EN');
  expect(popup.length).toBeGreaterThan(0);
  const promotionId = promotion[0]!.id;
  const look = async (who: TestMember) => {
    const [home, list, detail] = [
      await open('/m/home', who),
      await open('/m/activity', who),
      await open(`/m/activityDetail?id=${promotionId}`, who),
    ];
    const { player } = home.answerTo('content', 'notices') as { player: { id: string }[] };
    return {
      hasNotice: home.hasNotice,
      hasBanners: (home.answerTo('content', 'banners', 'm_home') as object[]).length > 0,
      hasPromotions: (list.answerTo('content', 'promotions') as { promotion: object[] }).promotion.length > 0,
      hasPromotion: detail.answerTo('content', 'announcement', promotionId) !== undefined,
      player: player.map(({ id }) => id),
    };
  };
  const before = await look(member);
  const { player } = before;
  expect(before).toEqual({ hasNotice: true, hasBanners: true, hasPromotions: true, hasPromotion: true, player });
  const { statusCode } = await app.server.inject({
    method: 'POST',
    url: '/wps/protection/timeout',
    headers: member.headers,
    payload: { hours: 24 },
  });
  expect(statusCode).toBe(200);
  expect(await look(member)).toEqual({
    hasNotice: false,
    hasBanners: false,
    hasPromotions: false,
    hasPromotion: false,
    player,
  });
  expect(await look(other)).toEqual(before);
});
