import { language, searchWords } from '../../shared/language.ts';
import type { TaskWords } from '../../shared/section.ts';
import { TEMPLATE_KEYS } from './templates/drafts.ts';
import { templateWords } from './templates/texts.ts';

export const searched = searchWords('promotionsTaskWords', {
  offer: 'run new promotion offer bonus campaign template',
});

/** A task per template: a new offer with its fields filled in. */
export const tasks: readonly TaskWords[] = TEMPLATE_KEYS.map((key) => ({
  label: templateWords.task(templateWords.names[key].toLocaleLowerCase(language)),
  words: searched.offer,
  path: 'offer',
  permission: 'promotions.write',
  query: () => ({ template: key }),
}));
