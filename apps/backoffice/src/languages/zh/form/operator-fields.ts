import type { words } from '../../../form/operator-fields.tsx';

export const formOperatorFields: typeof words = {
  nameHint: '3 至 32 个小写字母、数字、点、连字符或下划线',
  passwordHint: '至少 10 个字符，须含字母和数字。三个不相关的词难以猜测；姓名、日期、重复字母和键盘相邻键则容易猜到。',
};
