import { openTestApp } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sponsor } from './content.testing.ts';
import type { SponsorView } from './present.ts';

const app = await openTestApp({ seed: 'demo' });
afterAll(async () => {});

const ask = async <V>(path = '', language = 'EN') => {
  const response = await app.server.inject({
    method: 'GET',
    url: `/wps/system/sponsors${path}`,
    headers: { language },
  });
  return { status: response.statusCode, ...response.json<{ value: V; errorCode?: string }>() };
};
const list = async (language?: string) => (await ask<SponsorView[]>('', language)).value;
const club = sponsor({
  EN: { title: 'Club', content: '<p onclick="x()">For the club<script>1</script></p>' },
  VI: { title: 'Câu lạc bộ', content: '<p>Vì câu lạc bộ</p>' },
});

it("lists sponsors in the operator's order and the caller's language [P-039] [P-040]", async () => {
  const { sponsors } = app.rooms.content.manage;
  const seeded = await list();
  expect(seeded.map(({ title }) => title)).toEqual(['Red Delta youth football', 'Night Market e-sports cup']);
  const id = await sponsors.create({ ...club, position: 1 });
  expect((await list()).map(({ title }) => title)).toEqual([
    'Red Delta youth football',
    'Club',
    'Night Market e-sports cup',
  ]);
  const inVietnamese = (await list('VI')).find((entry) => entry.id === id);
  expect(inVietnamese).toEqual({
    id,
    title: 'Câu lạc bộ',
    preview: 'Vì câu lạc bộ',
    url: 'https://club.example/',
    art: club.art,
  });
  expect((await ask<SponsorView>(`/${id}`)).value).toMatchObject({ id, title: 'Club', content: '<p>For the club</p>' });
  await sponsors.change(id, { isPublished: false });
  expect((await list()).map(({ title }) => title)).not.toContain('Club');
  expect(await ask(`/${id}`)).toMatchObject({ status: 404, errorCode: 'not.found' });
  await sponsors.remove(id);
});

it('hides planned, ended and unknown sponsors, and rejects an unsafe address or picture', async () => {
  const { sponsors } = app.rooms.content.manage;
  const planned = await sponsors.create({ ...club, startsAt: Date.now() + 60_000 });
  const over = await sponsors.create({ ...club, startsAt: 10, endsAt: 20 });
  for (const id of [planned, over, '0', 'x', '99999999999999999999'])
    expect((await ask(`/${id}`)).status, id).toBe(404);
  expect(await list()).toHaveLength(2);
  for (const [field, change] of [
    ['url', { url: 'javascript:alert(1)' }],
    ['image', { image: 'https://evil.example/x.png' }],
    ['texts', { texts: {} }],
  ] as const) {
    await expect(sponsors.create({ ...club, ...change }), field).rejects.toMatchObject({
      code: 'request.invalid',
      value: { field },
    });
  }
});
