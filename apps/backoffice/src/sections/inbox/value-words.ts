import type { ValueWords } from '../../shared/section.ts';
import { inboxTexts } from './texts.ts';

export const values: ValueWords = {
  case: { state: inboxTexts.states },
  mailing: { kind: inboxTexts.kinds },
};
