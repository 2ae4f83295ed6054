import { loadImage } from '@napi-rs/canvas';
import { afterAll, expect, it } from 'vitest';
import { webClipProfile } from './web-clip-profile.ts';
import { openPages } from '../web.testing.ts';

const VISITOR = { member: null, language: 'EN' };

const pages = await openPages();
afterAll(() => pages.close());

it("pages link to a manifest with the merchant's name and colours, and icons of the declared sizes", async () => {
  const html = (await pages.get('/m/home')).body;
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=EN">');
  const manifest = (await pages.get('/manifest.webmanifest?lang=EN')).json<{
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string }[];
    shortcuts: { name: string; url: string }[];
  }>();
  expect(manifest).toMatchObject({ name: 'Fairlot', display: 'standalone', start_url: '/m/home?source=pwa' });
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Lottery', 'Deposit']);
  for (const { src, sizes } of manifest.icons) {
    const icon = await pages.get(src);
    const { width, height } = await loadImage(icon.rawPayload);
    expect([icon.headers['content-type'], `${width}x${height}`]).toEqual(['image/png', sizes]);
  }
  expect((await pages.get('/app-icon/4096.png')).statusCode).toBe(404);
});

it('the manifest has a shortcut to the betting record only while entries to it are switched on', async () => {
  const settings = await pages.answers['site.settings']({}, VISITOR);
  const shortcuts = async (isOn: boolean) => {
    pages.answers['site.settings'] = async () => ({ ...settings, flags: { TRANSBETREPMEM3: isOn } });
    const manifest = (await pages.get('/manifest.webmanifest?lang=EN')).json<{ shortcuts: { name: string }[] }>();
    return manifest.shortcuts.map(({ name }) => name);
  };
  expect(await shortcuts(true)).toEqual(['Lottery', 'Deposit', 'Betting record']);
  expect(await shortcuts(false)).toEqual(['Lottery', 'Deposit']);
  pages.answers['site.settings'] = async () => settings;
});

it('the iPhone profile contains a web clip of this site, and is not a page', async () => {
  const answer = await pages.get('/app.mobileconfig');
  expect(answer.headers['content-type']).toBe('application/x-apple-aspen-config');
  expect(answer.body).toContain('<string>com.apple.webClip.managed</string>');
  expect(answer.body).toContain('<string>https://play.example/m/home?source=webclip</string>');
  expect(answer.body).toContain('<key>Label</key><string>Fairlot</string>');
  expect((await pages.get('/.well-known/assetlinks.json')).json()).toEqual([]);
});

it('a name with XML characters is escaped', () => {
  const icon = Buffer.from('x');
  const profile = webClipProfile({ merchantCode: 'm', merchantName: 'A & <b>', address: 'https://a.example/m', icon });
  expect(profile).toContain('<key>Label</key><string>A &amp; &lt;b&gt;</string>');
});
