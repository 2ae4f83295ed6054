import { translated } from '../../../shared/language.ts';
import { gameTextsEnglish } from './texts-en.ts';

/** Texts of the page of lotteries. */
export const gameTexts = translated('lotteryGame', gameTextsEnglish);

/** Text of a rejection reason for a field. */
export const refusalOf = (field: string, reason: string): string | null =>
  (gameTexts.refusals as Readonly<Record<string, string>>)[`${field}.${reason}`] ?? null;
