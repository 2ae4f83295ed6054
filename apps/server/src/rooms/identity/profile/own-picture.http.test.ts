import { createCanvas, loadImage } from '@napi-rs/canvas';
import { MEMBER_PICTURE_BYTES_MAX } from '@fairlot/contract';
import { createMember, errorOf, openTestApp, type TestMember } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { callSealed, IDENTITY_ON } from '../client.testing.ts';

const app = await openTestApp();
beforeEach(() => app.rooms.site.change('flags', IDENTITY_ON));

const canvas = createCanvas(600, 400);
canvas.getContext('2d').fillRect(100, 0, 400, 400);
const FILES = {
  png: canvas.toBuffer('image/png'),
  jpeg: canvas.toBuffer('image/jpeg'),
  webp: canvas.toBuffer('image/webp'),
};
/** A readable picture of exactly this size: decoders ignore bytes after its end. */
const padded = (bytes: number) => Buffer.concat([FILES.jpeg, Buffer.alloc(bytes - FILES.jpeg.length)]);

async function send(
  { headers }: Pick<TestMember, 'headers'>,
  files: readonly Buffer[],
  { field = 'picture', extra }: { field?: string; extra?: string } = {},
) {
  const form = new FormData();
  for (const file of files) form.append(field, new File([new Uint8Array(file)], 'x.html', { type: 'text/html' }));
  if (extra !== undefined) form.set(extra, '1');
  const encoded = new Response(form);
  return app.server.inject({
    method: 'POST',
    url: '/wps/member/picture',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { moduleid: 'PROFPIC3', ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
  });
}
const call = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  { headers }: Pick<TestMember, 'headers'>,
  payload?: object,
) => app.server.inject({ method, url, headers: { moduleid: 'PROFPIC3', ...headers }, ...(payload && { payload }) });
const pathOf = (address: string) => new URL(address).pathname;
const open = (address: string, cookie?: string) =>
  app.server.inject({ method: 'GET', url: pathOf(address), ...(cookie !== undefined && { headers: { cookie } }) });

describe("a member's own picture", () => {
  it('is accepted as PNG, JPEG and WebP; this and a chosen one are full addresses [E-082] [X-088]', async () => {
    const member = await createMember(app);
    await call('POST', '/wps/member/headIcon', member, { avatar: 'lotus' });
    const seen = new Set<string>();
    for (const file of [FILES.png, FILES.jpeg, FILES.webp]) {
      const { value } = (await send(member, [file])).json();
      expect(value).toEqual({
        avatar: expect.stringMatching(/^https?:\/\/[^/]+\/members\/pictures\/[\w-]{22}\.jpg$/),
        avatarType: 'CUSTOM',
      });
      expect(value.avatar.startsWith(app.config.publicOrigin)).toBe(true);
      for (const url of ['/wps/member/avatar', '/wps/member/headIcon'])
        expect((await call('GET', url, member)).json().value).toEqual(value);
      seen.add(value.avatar);
    }
    expect(seen.size).toBe(3);
    expect(
      await app.platform.db.rows(sql`select 1 from identity_pictures where member_id = ${member.memberId}::bigint`),
    ).toHaveLength(1);
  });

  it('is re-encoded as a square without other data of the file, and is inert when opened', async () => {
    const member = await createMember(app);
    const { avatar } = (
      await send(member, [Buffer.concat([FILES.jpeg, Buffer.from('<script>GPS 10.77</script>')])])
    ).json().value;
    const answer = await open(avatar, member.headers['cookie']);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=3600',
    });
    const image = await loadImage(answer.rawPayload);
    expect([image.width, image.height, answer.rawPayload.includes('GPS')]).toEqual([256, 256, false]);
  });

  it('is only shown to its member', async () => {
    const [member, other] = [await createMember(app), await createMember(app)];
    const { avatar } = (await send(member, [FILES.png])).json().value;
    for (const cookie of [undefined, 'fairlot_sid=nothing', other.headers['cookie']])
      expect((await open(avatar, cookie)).statusCode).toBe(404);
    for (const path of ['x.jpg', '..%2fx.jpg', `${'a'.repeat(22)}.png`])
      expect((await open(`http://x/members/pictures/${path}`, member.headers['cookie'])).statusCode).toBe(404);
    expect((await open(avatar, member.headers['cookie'])).statusCode).toBe(200);
  });

  it('is rejected by its bytes, its size and the number of files, without changing anything', async () => {
    const member = await createMember(app);
    const codeOf = async (...input: Parameters<typeof send>) => {
      const { errorCode, value } = (await send(...input)).json();
      return [errorCode, value?.field, value?.reason];
    };
    const bomb = Buffer.from(FILES.png);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const hollow = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8X'), Buffer.alloc(20)]);
    for (const file of [
      Buffer.alloc(0),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('GIF89a'),
      FILES.png.subarray(0, 40),
      bomb,
      hollow,
    ]) {
      expect(await codeOf(member, [file])).toEqual(['request.invalid', 'picture', 'noPicture']);
    }
    expect(await codeOf(member, [padded(MEMBER_PICTURE_BYTES_MAX + 1)])).toEqual([
      'request.invalid',
      'picture',
      'tooLarge',
    ]);
    expect(await codeOf(member, [])).toEqual(['request.invalid', 'picture', 'required']);
    expect(await codeOf(member, [FILES.png, FILES.png])).toEqual(['request.invalid', 'picture', 'tooMany']);
    expect((await codeOf(member, [FILES.png], { field: 'logo' }))[0]).toBe('request.invalid');
    expect((await codeOf(member, [FILES.png], { extra: 'avatar' }))[0]).toBe('request.invalid');
    expect((await send(member, [Buffer.alloc(10 * 1024 * 1024)])).statusCode).toBe(413);
    expect((await call('GET', '/wps/member/headIcon', member)).json().value).toEqual({
      avatar: null,
      avatarType: 'STATIC',
    });
    expect((await send(member, [padded(MEMBER_PICTURE_BYTES_MAX)])).json().success).toBe(true);
  });

  it('is refused to strangers and trial members, with another module and while pictures are off', async () => {
    const member = await createMember(app);
    expect((await send({ headers: {} }, [FILES.png])).statusCode).toBe(401);
    expect((await send(await createMember(app, { type: 4 }), [FILES.png])).statusCode).toBe(403);
    expect(await errorOf(send({ headers: { ...member.headers, moduleid: 'SECCEN' } }, [FILES.png]))).toBe(
      'module.disabled',
    );
    await app.rooms.site.change('flags', {});
    expect(await errorOf(send(member, [FILES.png]))).toBe('module.disabled');
    expect(await errorOf(call('DELETE', '/wps/member/picture', member))).toBe('module.disabled');
  });

  it('is deleted when it is removed or another one is chosen', async () => {
    const member = await createMember(app);
    const first = (await send(member, [FILES.png])).json().value.avatar;
    expect((await call('DELETE', '/wps/member/picture', member)).json().value).toEqual({
      avatar: null,
      avatarType: 'STATIC',
    });
    expect((await open(first, member.headers['cookie'])).statusCode).toBe(404);
    const second = (await send(member, [FILES.png])).json().value.avatar;
    expect((await call('POST', '/wps/member/headIcon', member, { avatar: 'moon' })).json().value).toEqual({
      avatar: 'moon',
      avatarType: 'STATIC',
    });
    expect((await open(second, member.headers['cookie'])).statusCode).toBe(404);
  });

  it('is part of the export and erased with the account', async () => {
    const member = await createMember(app);
    await send(member, [FILES.webp]);
    const exported = (await callSealed(app, member.headers, '/wps/account/export', { password: 'Test2026' })).json()
      .value;
    expect(exported.member.picture).toMatch(/^data:image\/jpeg;base64,\/9j\//);
    expect(
      await errorOf(callSealed(app, member.headers, '/wps/account/close', { password: 'Test2026', confirm: true })),
    ).toBeNull();
    expect(
      await app.platform.db.rows(sql`select 1 from identity_pictures where member_id = ${member.memberId}::bigint`),
    ).toEqual([]);
  });
});
