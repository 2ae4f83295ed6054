import { searchWords } from '../../shared/language.ts';
import type { SettingWords } from '../../shared/section.ts';
import { clientTexts } from './clients/client-texts.ts';
import { legalTexts } from './legal/legal-texts.ts';
import { siteTexts } from './texts.ts';

export const settingWords = searchWords('siteSettingWords', {
  brand: 'name colour color theme dark light',
  logo: 'picture icon favicon',
  money: 'currency decimals time zone hour',
  offer: 'language age games locale',
  flags: 'feature switch on off',
  words: 'text translation label wording',
  legal: 'agreement legal law terms conditions privacy',
  company: 'company licence license address',
  contact: 'support contact help line telephone picture hosts',
  install: 'app install pwa download android iphone',
  bar: 'download bar rating banner',
  links: 'link template domain path',
  registration: 'register sign up login fields captcha',
  lottery: 'lottery agent mode',
  clients: 'client api calls version',
  codes: 'sms code otp verification',
  windows: 'maintenance window close downtime',
  regions: 'country region geo block ip',
  market: 'market profile law regulator uk',
});

/** The cards of the site's settings, found by the search. */
export const settings: readonly SettingWords[] = [
  [siteTexts.brand.heading, settingWords.brand],
  [siteTexts.logo.heading, settingWords.logo],
  [siteTexts.money.heading, settingWords.money],
  [siteTexts.offer.heading, settingWords.offer],
  [siteTexts.flags.heading, settingWords.flags],
  [siteTexts.words.heading, settingWords.words],
  [legalTexts.heading, settingWords.legal],
  [siteTexts.company.heading, settingWords.company],
  [siteTexts.contact.heading, settingWords.contact],
  [siteTexts.install.heading, settingWords.install],
  [clientTexts.bar.heading, settingWords.bar],
  [clientTexts.links.heading, settingWords.links],
  [clientTexts.registration.heading, settingWords.registration],
  [clientTexts.lottery.heading, settingWords.lottery],
  [clientTexts.clients.heading, settingWords.clients],
  [siteTexts.codes.heading, settingWords.codes],
  [siteTexts.windows.heading, settingWords.windows],
  [siteTexts.regions.heading, settingWords.regions],
  [siteTexts.market.heading, settingWords.market],
].map(([label = '', words = '']) => ({ label, words, path: 'site' }));
