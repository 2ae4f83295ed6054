import type { labelTexts } from '../../../sections/identity/member/label-texts.ts';

export const identityLabel: typeof labelTexts = {
  save: 'บันทึกป้าย',
  hint: 'โปรโมชัน ข้อความ และกลุ่มจำกัดเฉพาะสมาชิกที่มีป้ายได้ สมาชิกที่มีป้าย nochat ไม่มีแชทสด',
  tooMany: 'สมาชิกมีป้ายได้ไม่เกิน 20 ป้าย',
};
