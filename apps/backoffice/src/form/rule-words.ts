import { amountDecimals, formatMinor, wholeUnit } from '@fairlot/money';
import { counted, translated } from '../shared/language.ts';

export const words = translated('formRuleWords', {
  required: 'Enter a value.',
  minLength: (limit: number) => `At least ${counted(limit, 'character')}.`,
  maxLength: (limit: number) => `At most ${counted(limit, 'character')}.`,
  minimum: (limit: number) => `At least ${limit}.`,
  maximum: (limit: number) => `At most ${limit}.`,
  minItems: (limit: number) => `Choose at least ${limit}.`,
  maxItems: (limit: number) => `Choose at most ${limit}.`,
  choice: 'Choose one of the options.',
  number: 'Enter a number.',
  whole: 'Enter a whole number.',
  amount: (decimals: number, example: string) =>
    decimals === 0
      ? `A whole amount, such as ${example}.`
      : `An amount with at most ${counted(decimals, 'decimal')}, such as ${example}.`,
  id: 'A whole number, as shown in lists.',
  code: 'Use only capital letters and digits.',
  nothing: 'Enter or change something first.',
  tooLow: 'This value is too low for the other fields or rules.',
  tooHigh: 'This value is too high for the other fields or rules.',
  form: 'This value has the wrong format.',
});

const BOUNDED = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;
/** Keyword of the rule that at least one text by language, or one change, is required. */
export const NONE_WRITTEN = 'minProperties';
/** Reason of the server for a request without a change. */
export const UNCHANGED = 'unchanged';
const CHOICES = ['anyOf', 'const', 'enum'];

/** Message for a violated rule of the contract; the same whether the page or the server found it. */
export function ruleWords({ keyword, limit, pattern, isWhole = false, isEmpty = false }: BrokenRule): string {
  if (keyword === 'required' || isEmpty) return words.required;
  const bounded = BOUNDED.find((one) => one === keyword);
  if (bounded !== undefined && limit !== undefined) return words[bounded](limit);
  if (keyword === 'minimum') return words.tooLow;
  if (keyword === 'maximum') return words.tooHigh;
  if (CHOICES.includes(keyword)) return words.choice;
  if (keyword === NONE_WRITTEN || keyword === UNCHANGED) return words.nothing;
  if (keyword === 'type') return isWhole ? words.whole : words.number;
  const form = keyword === 'format' ? 'amount' : formOf(pattern ?? '');
  const decimals = amountDecimals();
  return form === 'amount' ? words.amount(decimals, formatMinor(1250n * wholeUnit() + wholeUnit() / 2n)) : words[form];
}

/** The kind of value that a pattern of the contract describes; most are amounts, counts and codes. */
function formOf(pattern: string): 'amount' | 'id' | 'code' | 'form' {
  if (pattern.includes('\\.\\d{1,3}') || pattern.includes('\\.\\d{1,2}') || pattern.includes('\\.\\d{2}'))
    return 'amount';
  if (pattern === '^[1-9]\\d{0,17}$') return 'id';
  return pattern.startsWith('^[A-Z0-9') ? 'code' : 'form';
}

interface BrokenRule {
  keyword: string;
  limit?: number;
  pattern?: string;
  isWhole?: boolean;
  isEmpty?: boolean;
}

/** Whether an error's reason is the name of a rule. */
export const isRule = (reason: string): boolean =>
  ['required', 'pattern', 'format', 'type', UNCHANGED, ...BOUNDED, ...CHOICES].includes(reason);
