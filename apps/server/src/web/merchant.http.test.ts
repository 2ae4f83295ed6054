import { describe, expect, it } from 'vitest';
import { createAnswers } from './test-data.ts';
import { dataOf, pagesOfEachTest } from './web.testing.ts';

const pages = pagesOfEachTest();
const { get } = pages;

const VISITOR = { member: null, language: 'EN' };

describe('another merchant', () => {
  const brand = {
    brandHue: 258,
    brandChroma: 1.6,
    brandTone: 'solid',
    merchantName: 'Lucky Harbour',
    imageCDNs: ['https://pictures.example', 'https://more.example'],
    age: { footer: 21, terms: 21 },
  } as const;
  const become = (changed: object) => {
    const settings = pages.answers['site.settings'];
    pages.answers['site.settings'] = async () => ({ ...(await settings({}, VISITOR)), ...changed });
  };

  it('has its own hue, tone, name, icon and age from the first paint on, without an inline style', async () => {
    become(brand);
    const { body } = await get('/m/home', { cookie: 'theme=dark' });
    expect(body).toContain('<html lang="en" dir="ltr" data-theme="dark" data-tone="solid">');
    for (const text of [
      'href="/assets/merchant.css?v=258-160"',
      '<title>Lucky Harbour</title>',
      'content="oklch(.162 0.016 258)"',
      'href="/favicon.svg?v=258-160"',
      '21<!-- -->+',
    ])
      expect(body).toContain(text);
    expect(body.slice(0, body.indexOf('<main'))).not.toContain('Fairlot');
    expect(body).not.toMatch(/\sstyle=/);
    const { body: css, headers } = await get('/assets/merchant.css?v=258-160');
    expect(css).toBe(':root{--brand-h:258;--brand-c:1.6}\n');
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/favicon.svg?v=258-160')).body).toContain('oklch(.27');
  });

  it('of the standard brand loads no style sheet, and an invalid version is not found', async () => {
    expect((await get('/m/home')).body).not.toContain('merchant.css');
    for (const version of ['', '360-100', '10-161', '1;}body{display:none', '10'])
      expect((await get(`/assets/merchant.css?v=${encodeURIComponent(version)}`)).statusCode, version).toBe(404);
  });

  it('shows its own mark, wordmark and texts instead of ours', async () => {
    become({
      logo: { mark: '/pictures/a.svg', wordmark: '/pictures/b.png' },
      texts: {
        EN: { 'home.hot': 'Top picks', 'home.age': 'Adults only: {age}+', 'no.such.key': 'x' },
        VI: { 'home.hot': 'Khác' },
      },
    });
    const { body } = await get('/m/home');
    for (const text of [
      '<img class="mark" src="/pictures/a.svg"',
      '<img class="wordmark" src="/pictures/b.png"',
      'href="/pictures/a.svg"',
      '>Top picks<',
      'Adults only: 18+',
    ])
      expect(body).toContain(text);
    expect(body).not.toContain('Hot right now');
  });

  it('loads game pictures from one of its image hosts, which the policy allows [K-067]', async () => {
    const hostsOf = (html: string) =>
      new Set([...html.matchAll(/src="(https:\/\/[^/]+)\/art\//g)].map(([, host]) => host));
    become(brand);
    const { body, headers } = await get('/m/home');
    expect(headers['content-security-policy']).toContain(
      "img-src 'self' data: https://pictures.example https://more.example;",
    );
    const [picked, ...others] = [...hostsOf(body)];
    expect(others).toEqual([]);
    expect(brand.imageCDNs).toContain(picked);
    expect(dataOf(body)['imageHost']).toBe(picked);
    // Pages within a second may share the choice; over many pages both hosts occur.
    const seen = new Set<string | undefined>();
    for (let page = 0; page < 40; page++)
      for (const host of hostsOf((await get(`/m/home?page=${page}`)).body)) seen.add(host);
    expect(seen).toEqual(new Set(brand.imageCDNs));
  });

  it('without image hosts loads them only from this site [K-067]', async () => {
    const { body, headers } = await get('/m/home');
    expect(body.includes('src="/art/')).toBe(true);
    expect(headers['content-security-policy']).toContain("img-src 'self' data:;");
  });
});

describe('codes by Firebase', () => {
  const chosen = (emulator: string | null) => ({
    apiKey: 'AIzaSyExample-0001',
    projectId: 'shop-login',
    authDomain: 'shop-login.firebaseapp.com',
    emulator,
  });
  const policyWith = async (firebase: ReturnType<typeof chosen> | null) => {
    const { identity, ...settings } = await createAnswers()['site.settings']({}, VISITOR);
    pages.answers['site.settings'] = async () => ({
      ...settings,
      identity: { ...identity, smsProvider: firebase === null ? 'server' : 'firebase', firebase },
    });
    const policy = String(
      (await get(`/m/home?for=${firebase?.emulator ?? firebase?.projectId}`)).headers['content-security-policy'],
    );
    return Object.fromEntries(
      policy.split('; ').map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
    );
  };

  it("extend the pages' policy by Firebase and its human check, or only by the emulator [X-095]", async () => {
    const none = await policyWith(null);
    expect([none['connect-src'], none['frame-src']]).toEqual(["'self'", 'https://games.example']);
    expect(none['script-src']).not.toContain('https:');
    const real = await policyWith(chosen(null));
    expect(real).toMatchObject({
      'connect-src': "'self' https://identitytoolkit.googleapis.com https://www.google.com/recaptcha/",
      'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ https://games.example',
      'script-src': `${none['script-src']} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
    });
    expect(await policyWith(chosen('http://127.0.0.1:3001'))).toEqual({
      ...none,
      'connect-src': "'self' http://127.0.0.1:3001",
    });
    expect(real['style-src']).toBe("'self'");
  });
});

it("offers no download inside the merchant's own app, by its marker", async () => {
  const bodyIn = async (app: string) =>
    (await get('/m/home', { 'user-agent': `Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile ${app}` })).body;
  expect(await bodyIn('FairlotApp/2.1')).not.toContain('<div id="bar"></div>');
  expect(await bodyIn('LuckyApp/2.1')).toContain('<div id="bar"></div>');
});
