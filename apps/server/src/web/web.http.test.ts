import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../platform/refusal.ts';
import { listScripts, type Manifest } from './manifest.ts';
import { dataOf, pagesOfEachTest } from './web.testing.ts';

const pages = pagesOfEachTest();
const { get } = pages;

describe('home for a visitor', () => {
  it('is HTML with tiles, banners, draws, wins and the age, before any script runs [I-021]', async () => {
    const { statusCode, body, headers } = await get('/m/home');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<html lang="en" dir="ltr" data-theme="light">');
    expect(body).toContain('<meta name="theme-color" content="#f2f5f4">');
    for (const text of [
      'Lucky game 1',
      'Every result, yours to check',
      'Fairlot 60s',
      'ka***92',
      '+412,000.00',
      '18<!-- -->+',
      'href="/m/login"',
      'name="gameCode" value="VN60"',
    ])
      expect(body).toContain(text);
    // 45 s until the draw, and sale closes 10 s before it: slightly less than 35 s are left.
    expect(body).toMatch(/role="timer"[^>]*><b>00<\/b><i>:<\/i><b>00<\/b><i>:<\/i><b>34<\/b>/);
  });

  it.each(['/', '/m', '/m/index', '/m/index.html'])('is also served at %s', async (url) => {
    expect((await get(url)).body).toContain('Lucky game 1');
  });

  it('has no style attributes and no script except the loader, whose hash is in the policy', async () => {
    const { body, headers } = await get('/m/home');
    expect(body).not.toMatch(/\sstyle=/);
    const scripts = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
  });

  it('has forms that post back to their page without scripts, never to an address or elsewhere', async () => {
    const { headers } = await get('/m/login');
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    const {
      statusCode,
      headers: { location },
    } = await pages.sendForm('/m/login?next=%2Fm%2Flott', { username: 'demo01', password: 'Fairlot2026' });
    expect([statusCode, location]).toEqual([303, '/m/login?next=%2Fm%2Flott']);
  });

  it('embeds its answers as JSON that cannot end its element, with the time of the render', async () => {
    const { body } = await get('/m/home');
    const data = dataOf(body);
    expect(data).toMatchObject({ language: 'EN', member: null, now: expect.any(Number) as number });
    expect(JSON.stringify(data)).toContain('Draws move to 18:15 </script>');
    // An answer has the time at which it arrived, which may be some milliseconds later.
    const now = Number(data['now']);
    const times = [...JSON.stringify(data).matchAll(/"at":(\d+)/g)].map(([, at]) => Number(at));
    expect(times.some((at) => at >= now && at < now + 10_000)).toBe(true);
  });

  it('is shared for a second by all visitors with the same choices', async () => {
    const hotGames = vi.spyOn(pages.answers, 'catalogue.hot');
    await Promise.all([get('/m/home'), get('/m/home'), get('/m/home', { 'accept-encoding': 'br' })]);
    expect(hotGames).toHaveBeenCalledTimes(1);
    await get('/m/home', { cookie: 'theme=dark' });
    expect(hotGames).toHaveBeenCalledTimes(2);
  });

  it("is compressed with the browser's preferred encoding", async () => {
    const plain = (await get('/m/home')).body;
    const br = await get('/m/home', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/m/home', { 'accept-encoding': 'gzip' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  });

  it('omits only the part whose answer failed', async () => {
    pages.answers['catalogue.winners'] = () => Promise.reject(new Error('down'));
    const { statusCode, body } = await get('/m/home?invited=hunter');
    expect(statusCode).toBe(200);
    expect(body).toContain('Lucky game 1');
    expect(body).not.toContain('ka***92');
    expect(pages.warn.mock.calls).toMatchObject([[{ path: '/m/home' }, expect.any(String)]]);
    expect(JSON.stringify(pages.warn.mock.calls)).not.toContain('hunter');
  });

  it('does not log a warning for an invented address', async () => {
    pages.answers['content.announcement'] = () => Promise.reject(new Refusal('not.found'));
    expect((await get('/m/activityDetail?id=987654')).statusCode).toBe(200);
    expect(pages.warn).not.toHaveBeenCalled();
  });

  it('shows an error page when nothing can be rendered, and does not cache it', async () => {
    const settings = pages.answers['site.settings'];
    pages.answers['site.settings'] = () => Promise.reject(new Error('down'));
    expect(await get('/m/home', { 'accept-encoding': 'br' })).toMatchObject({
      statusCode: 500,
      body: expect.stringContaining('cannot be shown') as string,
    });
    pages.answers['site.settings'] = settings;
    expect((await get('/m/home')).statusCode).toBe(200);
  });
});

describe('choices', () => {
  it("follow the cookies, or the merchant's defaults without a cookie or texts", async () => {
    expect((await get('/m/home', { cookie: 'lang=EN; theme=dark' })).body).toContain(
      '<html lang="en" dir="ltr" data-theme="dark">',
    );
    expect((await get('/m/home', { cookie: 'lang=XX; theme=neon' })).body).toContain(
      '<html lang="en" dir="ltr" data-theme="light">',
    );
  });
});

describe('dialogs and guards', () => {
  it.each([
    ['/m/login', 'Log in'],
    ['/m/register', 'Register'],
    ['/m/register.html', 'Register'],
  ])('%s opens with the dialog %s over home', async (url, name) => {
    const { body } = await get(url);
    expect(body).toContain(`<dialog open="" class="sheet" aria-label="${name}"`);
    expect(body).toContain('Lucky game 1');
  });

  it('show a visitor the login, which remembers the wanted page', async () => {
    const { statusCode, headers } = await get('/m/gameRecord?type=won');
    expect([statusCode, headers.location]).toEqual([302, '/m/login?next=%2Fm%2FgameRecord%3Ftype%3Dwon']);
  });

  it('redirect a logged-in member to the wanted page, never to another site', async () => {
    const cookie = 'fairlot_sid=demo01';
    expect((await get('/m/login?next=/m/voucherCenter', { cookie })).headers.location).toBe('/m/voucherCenter');
    expect((await get('/m/login?next=//evil.example', { cookie })).headers.location).toBe('/m/home');
  });

  it.each([
    ['an unknown address', '/m/nope'],
    ['an address below a page', '/m/home/more'],
    ['a very long address', `/m/hot?x=${'y'.repeat(3000)}`],
  ])('redirect %s home', async (_name, url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, '/m/home']);
  });
});

describe('addresses outside the app', () => {
  const page = { accept: 'text/html,application/xhtml+xml' };

  it('redirect a person home, where the page reports that the address does not exist [R-067]', async () => {
    for (const url of ['/xyz', '/m/nope']) {
      const { statusCode, headers } = await get(url, page);
      expect([url, statusCode, headers.location]).toEqual([url, 302, '/m/home']);
      expect(headers['set-cookie']).toContain('missing_page=1');
    }
    expect((await get('/m/home', page)).statusCode).toBe(200);
  });

  it.each(['/wps/nope', '/lgw/nope', '/backoffice', '/assets/nope.js', '/openapi.json'])(
    'are not found at %s',
    async (url) => {
      expect((await get(url, page)).statusCode).toBe(404);
    },
  );

  it('are not found for programs', async () => {
    expect((await get('/xyz', { accept: 'application/json' })).statusCode).toBe(404);
  });
});

describe('home for a member', () => {
  it("contains the exact balance of the cookie's member, and is never cached", async () => {
    const wallet = vi.spyOn(pages.answers, 'wallet.merchantWallet');
    const { body, headers } = await get('/m/home', { cookie: 'fairlot_sid=demo01' });
    expect(wallet).toHaveBeenCalledWith(
      {},
      { member: expect.objectContaining({ memberId: '7' }) as object, language: 'EN' },
    );
    expect(body).toContain('9,007,199,254,740,993.10');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(dataOf(body)['member']).toEqual({ userName: 'demo01', type: 0, nickname: null, currency: 'VND' });
  });

  it('requests shared data at most twice a second, and the balance every time', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const asked = (
      [
        'catalogue.hot',
        'lottery.vnMenu',
        'catalogue.winners',
        'content.notices',
        'content.banners',
        'catalogue.menus',
        'wallet.merchantWallet',
      ] as const
    ).map((name) => vi.spyOn(pages.answers, name));
    const times = () => asked.map(({ mock }) => mock.calls.length);
    const member = () => get('/m/home', { cookie: 'fairlot_sid=demo01' });
    try {
      await Promise.all([member(), member()]);
      await member();
      expect(times()).toEqual([1, 1, 1, 1, 1, 1, 3]);
      vi.advanceTimersByTime(501);
      await member();
      expect(times()).toEqual([2, 2, 2, 2, 2, 2, 4]);
      await get('/m/home');
      expect(times()).toEqual([3, 3, 3, 3, 3, 3, 4]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is never sent to a visitor', async () => {
    await get('/m/home', { cookie: 'fairlot_sid=demo01' });
    expect((await get('/m/home')).body).not.toContain('demo01');
  });
});

describe('files', () => {
  it('are compressed beforehand and cached permanently', async () => {
    const [, css = ''] = /rel="stylesheet" href="([^"]+)"/.exec((await get('/m/home')).body) ?? [];
    const { headers, rawPayload } = await get(css, { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
    });
    expect(brotliDecompressSync(rawPayload).toString()).toContain('--brand');
  });

  it('of styles are at most 14 KiB for home, which prefetches those of the other pages', async () => {
    const home = (await get('/m/home')).body;
    const [, pages = ''] = /<link id="pages" rel="prefetch" as="style" href="([^"]+)">/.exec(home) ?? [];
    const sheetsOf = (body: string) => Array.from(body.matchAll(/rel="stylesheet" href="([^"]+)"/g), ([, url]) => url);
    const [own = '', ...others] = sheetsOf(home);
    expect(others).toEqual([]);
    expect((await get(own, { 'accept-encoding': 'br' })).rawPayload.length).toBeLessThanOrEqual(14 * 1024);
    for (const path of ['/m/login', '/m/help']) expect(sheetsOf((await get(path)).body), path).toEqual([own, pages]);
    expect((await get(pages)).body).toContain('.keypad');
  });

  it.each([
    '/assets/nope.js',
    '/assets/../manifest.json',
    '/assets/%2e%2e/manifest.json',
    '/art/slots/x.svg?w=99999',
    '/art/nope/x.svg',
  ])('are not found at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('include the pictures that home references', async () => {
    const { body } = await get('/m/hot');
    const addresses = [...body.matchAll(/src="(\/art\/[^"]+)"/g)].map(
      ([, address]) => address?.replaceAll('&amp;', '&') ?? '',
    );
    for (const address of [...addresses, '/art/slots/n1.svg?v=1', '/favicon.svg', '/logo.svg']) {
      const { statusCode, headers } = await get(address);
      expect([address, statusCode, headers['content-type']]).toEqual([address, 200, 'image/svg+xml']);
    }
  });

  it('listed by home as scripts exist and total at most 115 KiB, including texts', async () => {
    const { body } = await get('/m/home');
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '[]') as string[];
    const manifest = JSON.parse(readFileSync(join(pages.distDir, 'client/manifest.json'), 'utf8')) as Manifest;
    const texts = ['', '/common', '/home'].map((group) => `virtual:catalogue/EN${group}`);
    expect(boot).toEqual(listScripts(manifest, ['src/pages/home/home-page.tsx', ...texts]));
    expect(boot.length).toBeGreaterThan(4);
    const bytes = boot.reduce((sum, address) => sum + statSync(join(pages.distDir, 'client', `${address}.br`)).size, 0);
    expect(bytes).toBeLessThanOrEqual(115 * 1024);
  });

  it('of the bet page are at most 36 KiB beyond the shell', () => {
    const manifest = JSON.parse(readFileSync(join(pages.distDir, 'client/manifest.json'), 'utf8')) as Manifest;
    const shell = new Set(listScripts(manifest, ['virtual:catalogue/EN/common']));
    const page = listScripts(manifest, [
      'src/pages/lottery-play/lottery-play-page.tsx',
      'virtual:catalogue/EN/lottery',
    ]).filter((address) => !shell.has(address));
    expect(page.length).toBeGreaterThan(2);
    expect(
      page.reduce((sum, address) => sum + statSync(join(pages.distDir, 'client', `${address}.br`)).size, 0),
    ).toBeLessThanOrEqual(36 * 1024);
  });
});
