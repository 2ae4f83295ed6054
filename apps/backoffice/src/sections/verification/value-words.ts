import type { ValueWords } from '../../shared/section.ts';
import { verificationTexts } from './texts.ts';

export const values: ValueWords = {
  member: { state: verificationTexts.states, side: verificationTexts.sides },
};
