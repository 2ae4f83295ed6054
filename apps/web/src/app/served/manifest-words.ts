import type { Settings } from '../../features/site/api/settings.ts';
import { createI18n, loadGroups, setWording } from '../../shared/i18n/catalogues.ts';
import { pickLanguage } from './pick-language.ts';
import type { ManifestWords } from '../render-types.ts';

/** Shortcuts shown by a long press on the icon, with the keys of their titles; one with a flag only while it is on. */
const SHORTCUTS = [
  { key: 'title.lobby', url: '/m/lott' },
  { key: 'title.deposit', url: '/m/voucherCenter' },
  { key: 'title.bets', url: '/m/gameRecord', flag: 'TRANSBETREPMEM3' },
];

/** Texts of the web manifest in the given language, or in the merchant's default. */
export async function manifestWords(settings: Settings, language: string | null): Promise<ManifestWords> {
  const { code, tag, dir } = pickLanguage(settings, language);
  const i18n = createI18n(code, tag);
  setWording(i18n, settings.texts);
  await loadGroups(i18n, []);
  const shown = SHORTCUTS.filter(({ flag }) => flag === undefined || settings.flags[flag] === true);
  return { tag, dir, shortcuts: shown.map(({ key, url }) => ({ name: i18n._(key), url })) };
}
