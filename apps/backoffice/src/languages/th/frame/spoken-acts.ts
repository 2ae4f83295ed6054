import type { words } from '../../../frame/palette/spoken-acts.ts';

export const frameSpokenActs: typeof words = {
  approve: (title) => `อนุมัติรายการถอน ${title}`,
  refuse: (title) => `ปฏิเสธรายการถอน ${title}`,
  hold: (title) => `พักรายการถอน ${title}`,
  release: (title) => `ปลดพักรายการถอน ${title}`,
  void: (title) => `ทำให้งวด ${title} เป็นโมฆะ`,
  postpone: (title) => `เลื่อนงวด ${title}`,
  disable: (title) => `ระงับ ${title}`,
  pause: (title) => `หยุดชั่วคราว ${title}`,
};
