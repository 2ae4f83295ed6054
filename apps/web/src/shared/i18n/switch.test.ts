import { expect, it } from 'vitest';
import { createI18n, loadGroups, switchLanguage } from './catalogues.ts';

it('loads the groups in use for the new language, including those requested by components', async () => {
  const i18n = createI18n('EN', 'en');
  await loadGroups(i18n, ['home']);
  await loadGroups(new Proxy(i18n, {}), ['auth']);
  expect(await switchLanguage(new Proxy(i18n, {}), 'VI', 'vi')).toBe(true);
  expect(['home.hot', 'auth.login', 'common.close'].map((key) => i18n._(key))).toEqual([
    'Đang hot',
    'Đăng nhập',
    'Đóng',
  ]);
});

it('ends with the language that was chosen last', async () => {
  const i18n = createI18n('EN', 'en');
  await loadGroups(i18n, ['home']);
  const changes = await Promise.all([switchLanguage(i18n, 'VI', 'vi'), switchLanguage(i18n, 'EN', 'en')]);
  expect([changes, i18n.locale]).toEqual([[false, false], 'EN']);
});

it('loads the texts of a page that was opened during the switch', async () => {
  const i18n = createI18n('EN', 'en');
  const page = loadGroups(i18n, ['lottery']);
  await switchLanguage(i18n, 'VI', 'vi');
  await page;
  expect(i18n._('lottery.place')).toBe('Đặt cược');
});

it('keeps the language when the new one has no texts', async () => {
  const i18n = createI18n('EN', 'en');
  await expect(switchLanguage(i18n, 'XX', 'xx')).rejects.toThrow('XX');
  expect(i18n.locale).toBe('EN');
});
