import { bonusPick } from './picks.ts';
import { sortDigits } from './digits/orders.ts';
import { DIGITS } from './rules/digit.ts';
import { VALUES } from './rules/last-two.ts';
import { countNamed } from './rules/pool.ts';
import type { PlayRule } from './rules/rule.ts';

/**
 * The value of one drawn number that a play compares with its picks, such as its last two digits. Null when the number
 * does not take part, and for plays that no single number wins: those of absence and those on several numbers together.
 * @param index position of the number among those of its level, from 0
 */
export function comparedValue(rule: PlayRule, level: string, number: string, index = 0): string | null {
  if (rule.kind === 'table') {
    const value = number.slice(-rule.digits);
    if (rule.prizes[level] === undefined) return null;
    return rule.orders === undefined ? value : sortDigits(value);
  }
  if (rule.kind === 'pairTable') return rule.one[level] === undefined ? null : number.slice(-rule.digits);
  if (rule.kind === 'lotto' && level === 'BONUS') {
    if (rule.bonus === undefined) return null;
    return rule.bonus === 'pick' ? bonusPick(number) : number;
  }
  const isIn = index < countNamed(rule.level, level);
  const digits = 'digits' in rule ? rule.digits : 2;
  if (!isIn || number.length < digits) return null;
  switch (rule.kind) {
    case 'tail':
    case 'allTails':
    case 'pairTails':
    case 'someTails':
      return number.slice(-digits);
    case 'head':
      return number.slice(0, digits);
    case 'digit':
      return DIGITS[rule.position](number.slice(-digits));
    case 'lastTwo':
      return VALUES[rule.value](number.slice(-digits));
    case 'matches':
    case 'lotto':
      return number;
    case 'noTails':
    case 'balls':
    case 'run':
    case 'outcome':
      return null;
  }
}
