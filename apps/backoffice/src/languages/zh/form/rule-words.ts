import type { words } from '../../../form/rule-words.ts';

export const formRuleWords: typeof words = {
  required: '请输入值。',
  minLength: (limit) => `至少 ${limit} 个字符。`,
  maxLength: (limit) => `最多 ${limit} 个字符。`,
  minimum: (limit) => `至少为 ${limit}。`,
  maximum: (limit) => `最多为 ${limit}。`,
  minItems: (limit) => `请至少选择 ${limit} 项。`,
  maxItems: (limit) => `最多选择 ${limit} 项。`,
  choice: '请选择其中一个选项。',
  number: '请输入数字。',
  whole: '请输入整数。',
  amount: (decimals, example) =>
    decimals === 0 ? `整数金额，例如 ${example}。` : `最多 ${decimals} 位小数的金额，例如 ${example}。`,
  id: '整数编号，与列表中显示的一致。',
  code: '只能使用大写字母和数字。',
  nothing: '请先输入或更改内容。',
  tooLow: '与其他字段或规则相比，此值过低。',
  tooHigh: '与其他字段或规则相比，此值过高。',
  form: '此值的格式不正确。',
};
