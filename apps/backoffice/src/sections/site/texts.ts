import { pick } from '../../shared/language.ts';
import { siteTextsEnglish, pageTextsEnglish, maintenanceTextsEnglish } from './texts-en.ts';
import { siteTextsVietnamese, pageTextsVietnamese, maintenanceTextsVietnamese } from './texts-vi.ts';

/** Texts of the section about the merchant's site. */
export const siteTexts = pick(siteTextsEnglish, siteTextsVietnamese);

/** Texts of the section that closes and opens pages. */
export const pageTexts = pick(pageTextsEnglish, pageTextsVietnamese);

/** Texts of the section that closes the whole site. */
export const maintenanceTexts = pick(maintenanceTextsEnglish, maintenanceTextsVietnamese);
