import type { approvalTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeApproval: typeof approvalTexts = {
  decided: 'ตัดสินแล้ว',
  pending: 'รออนุมัติ',
  all: 'ทั้งหมด',
  approve: 'อนุมัติ',
  own: 'คำขอของคุณเอง',
  ownTitle: 'คุณตัดสินคำขอของตนเองไม่ได้',
  ownText: 'เพื่อนร่วมงานที่มีสิทธิ์ต้องเป็นผู้ตัดสิน',
  requestedAt: 'ขอเมื่อ',
  result: (label, state) => `${label}: ${state}`,
  approveText: 'มีผลทันที',
  rejectText: 'จะไม่มีผล',
  withdraw: 'ถอนคำขอ',
  withdrawText: 'คำขอสิ้นสุดทันทีและจะไม่มีผล คุณส่งคำขอใหม่ได้',
  withdrawn: 'ถอนคำขอแล้ว',
  changes: 'การเปลี่ยนแปลง',
  once: 'ดำเนินการครั้งเดียวด้วยค่าเหล่านี้พอดี หากข้อมูลเปลี่ยนไปแล้ว คำขอจะไม่สำเร็จ โปรดส่งคำขอใหม่',
};
