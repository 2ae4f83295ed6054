import { pick } from '../shared/language.ts';

const words = pick(
  {
    required: 'Please fill this in.',
    minLength: (limit: number) => `At least ${limit} characters.`,
    maxLength: (limit: number) => `At most ${limit} characters.`,
    minimum: (limit: number) => `At least ${limit}.`,
    maximum: (limit: number) => `At most ${limit}.`,
    minItems: (limit: number) => `At least ${limit} of them.`,
    maxItems: (limit: number) => `At most ${limit} of them.`,
    choice: 'Please choose one of those offered.',
    number: 'Please enter a number.',
    form: 'This is not in the right form.',
  },
  {
    required: 'Vui lòng điền vào đây.',
    minLength: (limit) => `Ít nhất ${limit} ký tự.`,
    maxLength: (limit) => `Nhiều nhất ${limit} ký tự.`,
    minimum: (limit) => `Ít nhất là ${limit}.`,
    maximum: (limit) => `Nhiều nhất là ${limit}.`,
    minItems: (limit) => `Ít nhất ${limit} mục.`,
    maxItems: (limit) => `Nhiều nhất ${limit} mục.`,
    choice: 'Vui lòng chọn một trong các mục có sẵn.',
    number: 'Vui lòng nhập một số.',
    form: 'Nội dung này không đúng dạng.',
  },
);

const BOUNDED = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;
const CHOICES = ['anyOf', 'const', 'enum'];

/** What a rule of the contract asks for, for people; the same whether the page or the server found it broken. */
export function ruleWords({ keyword, limit, isEmpty = false }: BrokenRule): string {
  if (keyword === 'required' || isEmpty) return words.required;
  const bounded = BOUNDED.find((one) => one === keyword);
  if (bounded !== undefined && limit !== undefined) return words[bounded](limit);
  if (CHOICES.includes(keyword)) return words.choice;
  return keyword === 'type' ? words.number : words.form;
}

interface BrokenRule {
  keyword: string;
  limit?: number;
  isEmpty?: boolean;
}

/** Whether a reason of a refusal is the name of a rule. */
export const isRule = (reason: string): boolean =>
  ['required', 'pattern', 'type', ...BOUNDED, ...CHOICES].includes(reason);
