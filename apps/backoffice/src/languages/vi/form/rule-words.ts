import type { words } from '../../../form/rule-words.ts';

export const formRuleWords: typeof words = {
  required: 'Hãy nhập giá trị.',
  minLength: (limit) => `Ít nhất ${limit} ký tự.`,
  maxLength: (limit) => `Nhiều nhất ${limit} ký tự.`,
  minimum: (limit) => `Ít nhất là ${limit}.`,
  maximum: (limit) => `Nhiều nhất là ${limit}.`,
  minItems: (limit) => `Ít nhất ${limit} mục.`,
  maxItems: (limit) => `Nhiều nhất ${limit} mục.`,
  choice: 'Hãy chọn một trong các mục có sẵn.',
  number: 'Hãy nhập một số.',
  whole: 'Hãy nhập một số nguyên.',
  amount: (decimals, example) =>
    decimals === 0
      ? `Số tiền nguyên, ví dụ ${example}.`
      : `Số tiền có nhiều nhất ${decimals} chữ số thập phân, ví dụ ${example}.`,
  id: 'Một số nguyên, như trong danh sách.',
  code: 'Chỉ dùng chữ in hoa và chữ số.',
  nothing: 'Hãy nhập hoặc thay đổi nội dung trước.',
  tooLow: 'Giá trị này quá thấp so với các trường hoặc quy định khác.',
  tooHigh: 'Giá trị này quá cao so với các trường hoặc quy định khác.',
  form: 'Giá trị này không đúng định dạng.',
};
