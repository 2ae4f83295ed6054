import type { Translate } from '../../../../shared/i18n/use-text.ts';

const NAMED_TAGS = new Set(['ALL', 'FAST', 'NORTH', 'CENTRAL', 'SOUTH', 'VN', 'LOTTO', 'vietnam_rb_stock']);

/** Name of a group of lotteries: the operators' name, else the text of its tag, else the tag itself. */
export function tagName(tag: string, t: Translate, groups: readonly { tag: string; name?: string }[]): string {
  const given = groups.find((group) => group.tag === tag)?.name;
  return given ?? (NAMED_TAGS.has(tag) ? t(`lottery.tag.${tag}`) : tag);
}

/** This group has no link to the history of results (specification 2.5). */
export const TAG_WITHOUT_HISTORY = 'vietnam_rb_stock';
