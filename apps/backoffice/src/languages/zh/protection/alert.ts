import type { alertTexts } from '../../../sections/protection/alert-texts.ts';

export const protectionAlert: typeof alertTexts = {
  marker: '迹象',
  from: '阈值',
  open: '未处理',
  handled: '已处理',
  done: '结果',
  close: '登记结果',
  note: '发现与约定',
  noteHint: '至少 10 个字符，供监管机构查阅。输入时自动保存。',
  compared: (now, before) => `现在 ${now}，此前 ${before}`,
  spokenHint: '该会员 30 天内不会收到优惠或礼金。',
  outcomes: {
    spoken: '已与会员沟通',
    limit: '会员已设置限额或暂停',
    watched: '继续观察',
    none: '无需处理',
  },
};
