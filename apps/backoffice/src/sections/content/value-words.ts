import type { ValueWords } from '../../shared/section.ts';
import { contentTexts } from './texts.ts';

const shown = { audience: contentTexts.audiences };

export const values: ValueWords = {
  announcement: { ...shown, kind: contentTexts.kindCodes },
  application: { state: contentTexts.application.states },
  banner: { ...shown, groupName: contentTexts.groups },
};
