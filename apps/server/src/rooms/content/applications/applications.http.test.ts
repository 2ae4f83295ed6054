import { createCanvas, loadImage } from '@napi-rs/canvas';
import { APPLICATION_COMMENT_MAX, APPLICATION_PICTURE_BYTES_MAX, APPLICATION_PICTURES_MAX } from '@fairlot/contract';
import { createMember, openTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { redrawPhoto } from '../../../platform/pictures/redraw-photo.ts';
import { PHOTO } from './applications.ts';

const jpeg = (() => {
  const canvas = createCanvas(60, 40);
  canvas.getContext('2d').fillRect(5, 5, 20, 20);
  return { jpeg: canvas.toBuffer('image/jpeg'), png: canvas.toBuffer('image/png') };
})();
/** A readable picture of exactly this size: decoders ignore bytes after its end. */
const padded = (file: Buffer, bytes: number) => Buffer.concat([file, Buffer.alloc(bytes - file.length)]);

const app = await openTestApp({ seed: 'demo' });
const list = await app.rooms.content.manage.announcements.list();
const promotionId = list.find(({ takesApplications }) => takesApplications)!.id;
const otherId = list.find(({ kind, takesApplications }) => kind === 'PR' && !takesApplications)!.id;

interface Sent {
  comment?: string;
  files?: Buffer[];
  id?: string;
  field?: string;
  more?: Record<string, string>;
  headers?: Record<string, string>;
}

async function apply({
  comment = 'Please',
  files = [],
  id = promotionId,
  field = 'images',
  more = {},
  headers,
}: Sent = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ announcementId: id, comment, ...more })) form.set(name, value);
  for (const [index, file] of files.entries())
    form.append(field, new File([new Uint8Array(file)], `${index}.png`, { type: 'image/png' }));
  const encoded = new Response(form);
  const sender = headers ?? (await createMember(app)).headers;
  const response = await app.server.inject({
    method: 'POST',
    url: '/wps/activity/application',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { moduleid: 'REWCEN3', ...sender, 'content-type': encoded.headers.get('content-type') ?? '' },
  });
  const { errorCode, value } = response.json<{
    errorCode: string | null;
    value: { field?: string; reason?: string } | null;
  }>();
  return [response.statusCode, errorCode, value?.field, value?.reason].filter(
    (part) => part !== undefined && part !== null,
  );
}

describe('an application', () => {
  it('accepts a comment of 140 characters, but not of 141 [V-057]', async () => {
    expect([APPLICATION_COMMENT_MAX, APPLICATION_PICTURE_BYTES_MAX, APPLICATION_PICTURES_MAX]).toEqual([
      140, 5_242_880, 3,
    ]);
    expect(await apply({ comment: 'x'.repeat(140) })).toEqual([200]);
    expect(await apply({ comment: '🎁'.repeat(140) })).toEqual([200]);
    expect(await apply({ comment: 'x'.repeat(141) })).toEqual([400, 'request.invalid', 'comment', 'maxLength']);
    expect(await apply({ comment: '  ' })).toEqual([400, 'request.invalid', 'comment', 'empty']);
  });

  it('accepts PNG and JPEG by their content, and nothing else [V-058]', async () => {
    expect(await apply({ files: [jpeg.png, jpeg.jpeg] })).toEqual([200]);
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    const bomb = Buffer.from(jpeg.png);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    for (const file of [
      gif,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.alloc(0),
      jpeg.png.subarray(0, 20),
      Buffer.from([0xff, 0xd8, 0xff, 0xff]),
      bomb,
    ]) {
      expect(await apply({ files: [file] })).toEqual([400, 'request.invalid', 'images', 'noPicture']);
    }
  });

  it('accepts pictures of 5 MB, but not one byte more [V-059]', async () => {
    expect(await apply({ files: [padded(jpeg.jpeg, APPLICATION_PICTURE_BYTES_MAX)] })).toEqual([200]);
    expect(await apply({ files: [padded(jpeg.jpeg, APPLICATION_PICTURE_BYTES_MAX + 1)] })).toEqual([
      400,
      'request.invalid',
      'images',
      'tooLarge',
    ]);
    expect(
      await apply({ files: Array.from({ length: 5 }, () => padded(jpeg.png, APPLICATION_PICTURE_BYTES_MAX)) }),
    ).toEqual([413, 'request.too.large']);
  });

  it('accepts three pictures, but not four [V-060]', async () => {
    expect(await apply({ files: [jpeg.png, jpeg.png, jpeg.png] })).toEqual([200]);
    expect(await apply({ files: [jpeg.png, jpeg.png, jpeg.png, jpeg.png] })).toEqual([
      400,
      'request.invalid',
      'images',
      'tooMany',
    ]);
  });

  it('is refused to strangers, trial members, twice, for other promotions, and in other shapes', async () => {
    const { headers } = await createMember(app);
    expect(await apply({ headers })).toEqual([200]);
    expect(await apply({ headers })).toEqual([200, 'application.exists']);
    expect(await apply({ headers: {} })).toEqual([401, 'auth.required']);
    expect(await apply({ headers: (await createMember(app, { type: 4 })).headers })).toEqual([
      403,
      'permission.denied',
    ]);
    for (const id of [otherId, '999999']) expect(await apply({ id })).toEqual([404, 'not.found']);
    expect((await apply({ more: { state: 'accepted' } })).slice(0, 2)).toEqual([400, 'request.invalid']);
    expect((await apply({ files: [jpeg.png], field: 'logo' })).slice(0, 2)).toEqual([400, 'request.invalid']);
    const { headers: fresh } = await createMember(app);
    const json = await app.server.inject({
      method: 'POST',
      url: '/wps/activity/application',
      headers: { moduleid: 'REWCEN3', ...fresh },
      payload: { announcementId: promotionId, comment: 'x' },
    });
    expect(json.statusCode).toBe(415);
    const form = await app.server.inject({
      method: 'POST',
      url: '/wps/announcements/markAsRead',
      headers: { ...fresh, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    });
    expect(form.statusCode).toBe(415);
    const torn = await app.server.inject({
      method: 'POST',
      url: '/wps/activity/application',
      headers: { moduleid: 'REWCEN3', ...fresh, 'content-type': 'multipart/form-data; boundary=x' },
      payload: 'nothing',
    });
    expect([torn.statusCode, torn.json().errorCode]).toEqual([400, 'request.invalid']);
    const part = '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nx\r\n';
    const crowded = await app.server.inject({
      method: 'POST',
      url: '/wps/activity/application',
      headers: { moduleid: 'REWCEN3', ...fresh, 'content-type': 'multipart/form-data; boundary=x' },
      payload: `${part.repeat(1001)}--x--`,
    });
    expect([crowded.statusCode, crowded.json().errorCode]).toEqual([413, 'request.too.large']);
  });

  it('stores only the picture, scaled down, without other data of the file', async () => {
    const canvas = createCanvas(3200, 100);
    const kept = await redrawPhoto(
      Buffer.concat([canvas.toBuffer('image/jpeg'), Buffer.from('GPS 10.77, 106.69')]),
      PHOTO,
    );
    const image = await loadImage(kept!);
    expect([image.width, image.height, kept!.subarray(0, 2).toString('hex'), kept!.includes('GPS')]).toEqual([
      1600,
      50,
      'ffd8',
      false,
    ]);
  });
});

it('is decided once by an operator; the member sees it and may apply again after a refusal', async () => {
  const { headers } = await createMember(app);
  expect(await apply({ headers, files: [jpeg.png], comment: 'My receipt' })).toEqual([200]);
  const own = async () =>
    (await app.server.inject({ url: '/wps/activity/applications', headers: { moduleid: 'REWCEN3', ...headers } }))
      .json<{ value: { state: string }[] }>()
      .value.map(({ state }) => state);
  expect(await own()).toEqual(['open']);
  const { applications } = app.rooms.content;
  const mine = await app.platform.db.one(sql<{ id: bigint }>`
    select id from content_applications where comment = 'My receipt'`);
  expect((await loadImage(await applications.picture(mine.id, 0))).width).toBe(60);
  await expect(applications.picture(mine.id, 1)).rejects.toMatchObject({ code: 'not.found' });
  await applications.decide(mine.id, 'refused', async () => undefined);
  await expect(applications.decide(mine.id, 'accepted', async () => undefined)).rejects.toMatchObject({
    code: 'application.decided',
  });
  expect(await own()).toEqual(['refused']);
  expect(await apply({ headers })).toEqual([200]);
  expect(await own()).toEqual(['open', 'refused']);
  const rows = await app.platform.db.one(sql<{ n: bigint }>`
    select count(*) as n from content_applications where member_id is not null`);
  expect(Number(rows.n)).toBeGreaterThan(5);
});
