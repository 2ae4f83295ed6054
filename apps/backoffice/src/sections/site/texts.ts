import { translated } from '../../shared/language.ts';
import { siteTextsEnglish, pageTextsEnglish, maintenanceTextsEnglish } from './texts-en.ts';

/** Texts of the section about the merchant's site. */
export const siteTexts = translated('site', siteTextsEnglish);

/** Reasons of the server for rejected settings. */
export const refusals = { lobby: siteTexts.offer.lobby };

/** Texts of the section that closes and opens pages. */
export const pageTexts = translated('sitePages', pageTextsEnglish);

/** Texts of the section that closes the whole site. */
export const maintenanceTexts = translated('siteMaintenance', maintenanceTextsEnglish);
