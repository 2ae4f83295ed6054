import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerWeb, type WebCaller, type WebDoors } from './index.ts';
import { listScripts, type Manifest } from './manifest.ts';
import { createDoors } from './test-data.ts';

const BUILD = fileURLToPath(new URL('../../../web/scripts/build.mjs', import.meta.url));
const CALLER: WebCaller = { memberId: '7', userName: 'demo01', type: 0, nickname: null, currency: 'VND' };
const distDir = mkdtempSync(join(tmpdir(), 'fairlot-web-'));
const log = { error: vi.fn(), warn: vi.fn() };
let app: FastifyInstance;
let doors: WebDoors;

beforeAll(() => void execFileSync(process.execPath, [BUILD, distDir], { stdio: 'inherit' }));
afterAll(() => rmSync(distDir, { recursive: true, force: true }));

beforeEach(async () => {
  vi.clearAllMocks();
  doors = createDoors();
  app = fastify();
  const sessionFromCookie = async ({ headers }: { headers: { cookie?: string } }) => (headers.cookie?.includes('fairlot_sid=demo01') ? CALLER : null);
  registerWeb(app, { log, isProduction: true, distDir, doors, sessionFromCookie });
  await app.ready();
  return () => app.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const dataOf = (html: string) => JSON.parse(/id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Record<string, unknown>;

describe('home for a visitor', () => {
  it('comes as HTML with tiles, banners, draws, wins and the age, without a script having run [I-021]', async () => {
    const { statusCode, body, headers } = await get('/m/home');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<html lang="en" dir="ltr" data-theme="light">');
    expect(body).toContain('<meta name="theme-color" content="#f2f5f4">');
    for (const text of ['Lucky game 1', 'Every result, yours to check', 'Fairlot 60s', 'ka***92', '+412,000.00', '18<!-- -->+', 'href="/m/login"', 'name="gameCode" value="VN60"']) expect(body).toContain(text);
    // 45 s to the draw, sale closes 10 s before it.
    expect(body).toMatch(/role="timer"[^>]*><b>00<\/b><i>:<\/i><b>00<\/b><i>:<\/i><b>35<\/b>/);
  });

  it.each(['/', '/m', '/m/index', '/m/index.html'])('is at %s as well', async (url) => {
    expect((await get(url)).body).toContain('Lucky game 1');
  });

  it('carries no style attribute and no script but the loader, which the policy names by its hash', async () => {
    const { body, headers } = await get('/m/home');
    expect(body).not.toMatch(/\sstyle=/);
    const scripts = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256').update(scripts[0] ?? '').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
  });

  it('hands over its answers as JSON that cannot end its element, stamped with the time of the render', async () => {
    const { body } = await get('/m/home');
    const data = dataOf(body);
    expect(data).toMatchObject({ language: 'EN', member: null, now: expect.any(Number) as number });
    expect(JSON.stringify(data)).toContain('Draws move to 18:15 </script>');
    expect(JSON.stringify(data)).toContain(`"at":${String(data['now'])}`);
  });

  it('is shared for a second by all visitors with the same choices', async () => {
    const hotGames = vi.spyOn(doors, 'hotGames');
    await Promise.all([get('/m/home'), get('/m/home'), get('/m/home', { 'accept-encoding': 'br' })]);
    expect(hotGames).toHaveBeenCalledTimes(1);
    await get('/m/home', { cookie: 'theme=dark' });
    expect(hotGames).toHaveBeenCalledTimes(2);
  });

  it('travels compressed as the browser likes', async () => {
    const plain = (await get('/m/home')).body;
    const br = await get('/m/home', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/m/home', { 'accept-encoding': 'gzip' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  });

  it('loses only the part whose answer failed', async () => {
    doors.winners = () => Promise.reject(new Error('down'));
    const { statusCode, body } = await get('/m/home');
    expect(statusCode).toBe(200);
    expect(body).toContain('Lucky game 1');
    expect(body).not.toContain('ka***92');
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it('says so plainly when nothing can be rendered, and does not keep that', async () => {
    const settings = doors.settings;
    doors.settings = () => Promise.reject(new Error('down'));
    expect(await get('/m/home', { 'accept-encoding': 'br' })).toMatchObject({ statusCode: 500, body: expect.stringContaining('cannot be shown') as string });
    doors.settings = settings;
    expect((await get('/m/home')).statusCode).toBe(200);
  });
});

describe('choices', () => {
  it('follow the cookies, and the merchant where there is none or no texts', async () => {
    expect((await get('/m/home', { cookie: 'lang=EN; theme=dark' })).body).toContain('<html lang="en" dir="ltr" data-theme="dark">');
    expect((await get('/m/home', { cookie: 'lang=XX; theme=neon' })).body).toContain('<html lang="en" dir="ltr" data-theme="light">');
  });
});

describe('dialogs and guards', () => {
  it.each([['/m/login', 'Log in'], ['/m/register', 'Register'], ['/m/register.html', 'Register']])('%s comes with the dialog %s open over home', async (url, name) => {
    const { body } = await get(url);
    expect(body).toContain(`<dialog open="" class="sheet" aria-label="${name}"`);
    expect(body).toContain('Lucky game 1');
  });

  it('show a visitor the login with the wanted page in mind', async () => {
    const { statusCode, headers } = await get('/m/gameRecord?type=won');
    expect([statusCode, headers.location]).toEqual([302, '/m/login?next=%2Fm%2FgameRecord%3Ftype%3Dwon']);
  });

  it('send a member who is logged in on to the wanted page, never to another site', async () => {
    const cookie = 'fairlot_sid=demo01';
    expect((await get('/m/login?next=/m/voucherCenter', { cookie })).headers.location).toBe('/m/voucherCenter');
    expect((await get('/m/login?next=//evil.example', { cookie })).headers.location).toBe('/m/home');
  });

  it.each([['an unknown address', '/m/nope'], ['one below a page', '/m/home/more'], ['an endless one', `/m/hot?x=${'y'.repeat(3000)}`]])('lead %s home', async (_name, url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, '/m/home']);
  });
});

describe('addresses outside the app', () => {
  const page = { accept: 'text/html,application/xhtml+xml' };

  it('lead a person home [R-067]', async () => {
    for (const url of ['/xyz', '/m/nope']) {
      const { statusCode, headers } = await get(url, page);
      expect([url, statusCode, headers.location]).toEqual([url, 302, '/m/home']);
    }
    expect((await get('/m/home', page)).statusCode).toBe(200);
  });

  it.each(['/wps/nope', '/lgw/nope', '/backoffice', '/assets/nope.js', '/openapi.json'])('stay unknown at %s', async (url) => {
    expect((await get(url, page)).statusCode).toBe(404);
  });

  it('stay unknown to programs', async () => {
    expect((await get('/xyz', { accept: 'application/json' })).statusCode).toBe(404);
  });
});

describe('home for a member', () => {
  it('comes with the balance of the cookie, exact, and is kept by nobody', async () => {
    const wallet = vi.spyOn(doors, 'wallet');
    const { body, headers } = await get('/m/home', { cookie: 'fairlot_sid=demo01' });
    expect(wallet).toHaveBeenCalledWith(expect.objectContaining({ memberId: '7' }));
    expect(body).toContain('9,007,199,254,740,993.10');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(dataOf(body)['member']).toEqual({ userName: 'demo01', type: 0, nickname: null, currency: 'VND' });
  });

  it('asks for what all members see twice a second at most, for the balance every time, for visitors anew', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const asked = (['hotGames', 'vnMenu', 'winners', 'notices', 'banners', 'menus', 'wallet'] as const).map((name) => vi.spyOn(doors, name));
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

  it('never reaches a visitor', async () => {
    await get('/m/home', { cookie: 'fairlot_sid=demo01' });
    expect((await get('/m/home')).body).not.toContain('demo01');
  });
});

describe('the daily notice', () => {
  const entry = { id: 'p1', title: 'Welcome', content: '<p>Free play needs no account.</p>', preview: '', startDate: 0, endDate: null, noExpiry: 1, read: false, takesApplications: false, announcementImages: [{ url: '/art/elott/p1.svg?v=1', sequence: 1 }], promoAnnouncementCategoryIds: [] };
  const announce = async () => {
    const notices = await doors.notices('EN');
    doors.notices = async () => ({ ...notices, popup: [entry] });
  };

  it('comes with home whole and closed, and its loader opens it; without texts among the scripts of home', async () => {
    const before = /id="boot">(.*?)</.exec((await get('/m/home')).body)?.[1];
    await announce();
    const { body } = await get('/m/home?again', { cookie: 'fairlot_sid=demo01' });
    const [, notice = ''] = /<div id="daily">(.*?<\/dialog>)<\/div>/.exec(body) ?? [];
    expect(notice).toMatch(/^<dialog class="dialog" aria-label="Notice"/);
    expect(notice).not.toMatch(/<dialog[^>]* open/);
    for (const part of ['src="/art/elott/p1.svg?v=1"', '>Welcome</h2>', '<p>Free play needs no account.</p>', 'aria-label="Close"', 'href="/m/messageDetail?id=p1"']) expect(notice).toContain(part);
    expect(/id="boot">(.*?)</.exec(body)?.[1]).toBe(before);
  });

  it.each(['/m/login', '/m/rng', '/m/live'])('does not come with %s', async (url) => {
    await announce();
    expect((await get(url)).body).not.toContain('aria-label="Notice"');
  });
});

describe('another merchant', () => {
  const brand = { brandHue: 258, brandChroma: 1.6, brandTone: 'solid', merchantName: 'Lucky Harbour', imageCDNs: ['https://pictures.example', 'https://more.example'], age: { footer: 21, terms: 21, privacy: 21 } } as const;
  const become = (changed: object) => {
    const { settings } = doors;
    doors.settings = async () => ({ ...(await settings()), ...changed });
  };

  it('has its own hue, tone, name, icon and age from the first paint on, without an inline style', async () => {
    become(brand);
    const { body } = await get('/m/home', { cookie: 'theme=dark' });
    expect(body).toContain('<html lang="en" dir="ltr" data-theme="dark" data-tone="solid">');
    for (const text of ['href="/assets/merchant.css?v=258-160"', '<title>Lucky Harbour</title>', 'content="oklch(.162 0.016 258)"', 'href="/favicon.svg?v=258-160"', '21<!-- -->+']) expect(body).toContain(text);
    expect(body.slice(0, body.indexOf('<main'))).not.toContain('Fairlot');
    expect(body).not.toMatch(/\sstyle=/);
    const { body: css, headers } = await get('/assets/merchant.css?v=258-160');
    expect(css).toBe(':root{--brand-h:258;--brand-c:1.6}\n');
    expect(headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' });
    expect((await get('/favicon.svg?v=258-160')).body).toContain('oklch(.27');
  });

  it('of the standard brand loads no sheet, and a version that is none is not found', async () => {
    expect((await get('/m/home')).body).not.toContain('merchant.css');
    for (const version of ['', '360-100', '10-161', '1;}body{display:none', '10']) expect((await get(`/assets/merchant.css?v=${encodeURIComponent(version)}`)).statusCode, version).toBe(404);
  });

  it('shows its own mark and wordmark, and its words in place of ours', async () => {
    become({ logo: { mark: '/pictures/a.svg', wordmark: '/pictures/b.png' }, texts: { EN: { 'home.hot': 'Top picks', 'home.age': 'Adults only: {age}+', 'no.such.key': 'x' }, VI: { 'home.hot': 'Khác' } } });
    const { body } = await get('/m/home');
    for (const text of ['<img class="mark" src="/pictures/a.svg"', '<img class="wordmark" src="/pictures/b.png"', 'href="/pictures/a.svg"', '>Top picks<', 'Adults only: 18+']) expect(body).toContain(text);
    expect(body).not.toContain('Hot right now');
  });

  it('takes pictures of games from one of its image hosts, which the policy allows [K-067]', async () => {
    const hostsOf = (html: string) => new Set([...html.matchAll(/src="(https:\/\/[^/]+)\/art\//g)].map(([, host]) => host));
    become(brand);
    const { body, headers } = await get('/m/home');
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://pictures.example https://more.example;");
    const [picked, ...others] = [...hostsOf(body)];
    expect(others).toEqual([]);
    expect(brand.imageCDNs).toContain(picked);
    expect(dataOf(body)['imageHost']).toBe(picked);
    // A second at most shares its pick; over many pages both hosts come up.
    const seen = new Set<string | undefined>();
    for (let page = 0; page < 40; page++) for (const host of hostsOf((await get(`/m/home?page=${page}`)).body)) seen.add(host);
    expect(seen).toEqual(new Set(brand.imageCDNs));
  });

  it('without image hosts takes them from this site alone [K-067]', async () => {
    const { body, headers } = await get('/m/home');
    expect(body.includes('src="/art/')).toBe(true);
    expect(headers['content-security-policy']).toContain("img-src 'self' data:;");
  });
});

describe('codes by Firebase', () => {
  const chosen = (emulator: string | null) => ({ apiKey: 'AIzaSyExample-0001', projectId: 'shop-login', authDomain: 'shop-login.firebaseapp.com', emulator });
  const policyWith = async (firebase: ReturnType<typeof chosen> | null) => {
    const { identity, ...settings } = await createDoors().settings();
    doors.settings = async () => ({ ...settings, identity: { ...identity, smsProvider: firebase === null ? 'server' : 'firebase', firebase } });
    const policy = String((await get(`/m/home?for=${firebase?.emulator ?? firebase?.projectId}`)).headers['content-security-policy']);
    return Object.fromEntries(policy.split('; ').map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]));
  };

  it('widen the policy of pages by the hosts of Firebase and its check, by the emulator alone where one is named, else by nothing [X-095]', async () => {
    const none = await policyWith(null);
    expect([none['connect-src'], none['frame-src']]).toEqual(["'self'", undefined]);
    expect(none['script-src']).not.toContain('https:');
    const real = await policyWith(chosen(null));
    expect(real).toMatchObject({
      'connect-src': "'self' https://identitytoolkit.googleapis.com https://www.google.com/recaptcha/", 'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      'script-src': `${none['script-src']} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
    });
    expect(await policyWith(chosen('http://127.0.0.1:3001'))).toEqual({ ...none, 'connect-src': "'self' http://127.0.0.1:3001" });
    expect(real['style-src']).toBe("'self'");
  });
});

describe('files', () => {
  it('are compressed beforehand and kept for ever', async () => {
    const [, css = ''] = /rel="stylesheet" href="([^"]+)"/.exec((await get('/m/home')).body) ?? [];
    const { headers, rawPayload } = await get(css, { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'text/css; charset=utf-8' });
    expect(brotliDecompressSync(rawPayload).toString()).toContain('--brand');
  });

  it.each(['/assets/nope.js', '/assets/../manifest.json', '/assets/%2e%2e/manifest.json', '/art/slots/x.svg?w=99999', '/art/nope/x.svg'])('do not exist at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('include the pictures that home refers to', async () => {
    const { body } = await get('/m/hot');
    const addresses = [...body.matchAll(/src="(\/art\/[^"]+)"/g)].map(([, address]) => address?.replaceAll('&amp;', '&') ?? '');
    for (const address of [...addresses, '/art/slots/n1.svg?v=1', '/favicon.svg', '/logo.svg']) {
      const { statusCode, headers } = await get(address);
      expect([address, statusCode, headers['content-type']]).toEqual([address, 200, 'image/svg+xml']);
    }
  });

  it('named by home for its scripts exist and stay within 115 KiB together, texts included', async () => {
    const { body } = await get('/m/home');
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '[]') as string[];
    const manifest = JSON.parse(readFileSync(join(distDir, 'client/manifest.json'), 'utf8')) as Manifest;
    const texts = ['', '/common', '/home'].map((group) => `virtual:catalogue/EN${group}`);
    expect(boot).toEqual(listScripts(manifest, ['src/pages/home/home-page.tsx', ...texts]));
    expect(boot.length).toBeGreaterThan(4);
    const bytes = boot.reduce((sum, address) => sum + statSync(join(distDir, 'client', `${address}.br`)).size, 0);
    expect(bytes).toBeLessThanOrEqual(115 * 1024);
  });

  it('of the bet page are at most 40 KiB beyond the shell', () => {
    const manifest = JSON.parse(readFileSync(join(distDir, 'client/manifest.json'), 'utf8')) as Manifest;
    const shell = new Set(listScripts(manifest, ['virtual:catalogue/EN/common']));
    const page = listScripts(manifest, ['src/pages/lottery-play/lottery-play-page.tsx', 'virtual:catalogue/EN/lottery']).filter((address) => !shell.has(address));
    expect(page.length).toBeGreaterThan(2);
    expect(page.reduce((sum, address) => sum + statSync(join(distDir, 'client', `${address}.br`)).size, 0)).toBeLessThanOrEqual(40 * 1024);
  });
});
