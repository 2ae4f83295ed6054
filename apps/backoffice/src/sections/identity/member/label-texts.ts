import { translated } from '../../../shared/language.ts';

/** Texts about the labels of a member. */
export const labelTexts = translated('identityLabel', {
  save: 'Save labels',
  hint: 'Offers, messages and groups can be limited to members with a label. Members with nochat have no live chat.',
  tooMany: 'A member has at most 20 labels.',
});
