import type { ValueWords } from '../../shared/section.ts';
import { alertTexts } from './alert-texts.ts';
import { protectionTexts } from './texts.ts';

export const values: ValueWords = {
  member: { marker: protectionTexts.markerNames, outcome: alertTexts.outcomes },
};
