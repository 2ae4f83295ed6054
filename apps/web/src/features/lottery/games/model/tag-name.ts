import type { Translate } from '../../../../shared/i18n/use-text.ts';

const NAMED_TAGS = new Set(['ALL', 'FAST', 'NORTH', 'CENTRAL', 'SOUTH', 'VN', 'LOTTO', 'vietnam_rb_stock']);

/** Tags come from the operator; those without a text stand as they are. */
export function tagName(tag: string, t: Translate): string {
  return NAMED_TAGS.has(tag) ? t(`lottery.tag.${tag}`) : tag;
}

/** This group has no link to the history of results (specification 2.5). */
export const TAG_WITHOUT_HISTORY = 'vietnam_rb_stock';
