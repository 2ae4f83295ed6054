import { statSync } from 'node:fs';
import { join } from 'node:path';
import { builtWeb, createMember, openTestApp } from '@fairlot/testkit';
import { findForeignTexts } from '@fairlot/testkit/foreign-texts';
import { describe, expect, it, vi } from 'vitest';
import { attachWeb } from '../attach-web.ts';

const BUDGET_BYTES = 115 * 1024;
const OPEN_AGAIN = { timeout: 30_000, interval: 300 };

const distDir = await builtWeb();
const app = await openTestApp({ seed: 'demo', started: true });
await attachWeb(app, distDir);

const get = (url: string, cookie = 'lang=VI') => app.server.inject({ method: 'GET', url, headers: { cookie } });
const missingIn = (html: string, texts: readonly string[]) => texts.filter((text) => !html.includes(text));
await vi.waitFor(async () => expect(missingIn((await get('/m/lott')).body, ['Kỳ '])).toEqual([]), OPEN_AGAIN);
const bootOf = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]') as string[];

describe('a page in Vietnamese', () => {
  it.each([
    [
      '/m/home',
      ['Kỳ quay sắp tới', 'Đang hot', 'Nổ hũ', 'Mọi kết quả, bạn tự kiểm tra', 'Cách tự kiểm tra một kỳ quay'],
    ],
    ['/m/lott', ['Xổ số', 'Kỳ ', 'Chơi']],
    [
      '/m/lottery/play?gameCode=VN60',
      ['Bao lô', 'Đánh đề', '3 càng', 'Xiên', 'Đầu đuôi', 'Chọn nhanh', 'Nhập số', 'Ngẫu nhiên'],
    ],
    // Next to the rule: the payout of a hit relative to the price of all 27 units, and the exact return.
    ['/m/lottery/play?gameCode=VN60', ['trả 3,6851 lần giá của dòng', 'hoàn trả lý thuyết 99,50%']],
    ['/m/lottery/winNumbers?gameCode=VN60', ['Số đã về không dự báo được gì']],
    ['/m/login', ['Chào mừng bạn trở lại', 'Tên đăng nhập', 'Mật khẩu', 'Tiếng Việt']],
    ['/m/register', ['Tham gia Fairlot']],
    ['/m/trail', ['1.000.000,00']],
    ['/m/help', ['Điều khoản dịch vụ']],
    ['/m/set', ['Giao diện tối']],
    ['/m/lottery/history?gameCode=VN60', ['Kết quả']],
    ['/m/gameList?gameType=RNG', ['Thêm vào yêu thích']],
    ['/m/activity', ['Khuyến mãi']],
  ])('%s declares the language in HTML, uses it, and contains no English text', async (url, texts) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="vi" dir="ltr"');
    // In the last seconds of each half hour all fast draws are closed.
    await vi.waitFor(async () => expect(missingIn((await get(url)).body, texts)).toEqual([]), OPEN_AGAIN);
    expect(findForeignTexts(body, 'VI')).toEqual([]);
  });

  it('of a member contains the balance, requested in process on behalf of the member', async () => {
    const { headers } = await createMember(app);
    const data = /id="data">(.*?)<\/script>/s.exec((await get('/m/withdraw', headers.cookie)).body)?.[1] ?? '';
    expect(data).toContain('"queryKey":["me","wallet"]');
    expect((await get('/m/login')).body).not.toContain('"me"');
  });

  it('is detected as English where it is English', async () => {
    const { body } = await get('/m/home', 'lang=EN');
    expect(body).toContain('<html lang="en" dir="ltr"');
    expect(findForeignTexts(body, 'VI')).toContain('Next draws');
  });

  it.each(['VI', 'AR'])(
    'loads only the texts of its language, and home stays within its budget: %s',
    async (language) => {
      const scripts = bootOf((await get('/m/home', `lang=${language}`)).body);
      const english = bootOf((await get('/m/home', 'lang=EN')).body);
      expect(scripts).toHaveLength(english.length);
      expect(scripts.filter((address) => !english.includes(address))).toHaveLength(3);
      const bytes = scripts.reduce((sum, address) => sum + statSync(join(distDir, 'client', `${address}.br`)).size, 0);
      expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
    },
  );

  it('preloads the font of its script, which English does not need', async () => {
    const fontsOf = (html: string) =>
      [...html.matchAll(/<link rel="preload" as="font"[^>]*href="\/assets\/((?:onest-)?[a-z]+(?:-pro)?)/g)].map(
        ([, name]) => name,
      );
    expect(fontsOf((await get('/m/home')).body)).toEqual(['onest-latin', 'onest-vietnamese']);
    expect(fontsOf((await get('/m/home', 'lang=RU')).body)).toEqual(['onest-latin', 'onest-cyrillic']);
    expect(fontsOf((await get('/m/home', 'lang=EN')).body)).toEqual(['onest-latin']);
    expect(fontsOf((await get('/m/home', 'lang=AR')).body)).toEqual(['onest-latin', 'readex-pro']);
    expect(fontsOf((await get('/m/home', 'lang=TY')).body)).toEqual(['onest-latin', 'anuphan']);
  });
});

describe('a language that the merchant does not offer', () => {
  it('is not used, and the settings do not list it', async () => {
    await app.rooms.site.change('languages', ['EN']);
    const { value } = (await app.server.inject({ method: 'GET', url: '/wps/whitelabel/settings' })).json<{
      value: { languages: { code: string }[] };
    }>();
    expect(value.languages.map(({ code }) => code)).toEqual(['EN']);
    await expect.poll(async () => (await get('/m/help')).body).toContain('<html lang="en"');
    await app.rooms.site.change('languages', ['EN', 'VI', 'AR']);
  });
});
