import type { paymentStates } from '../../../shared/payment-states.ts';

export const sharedPaymentStates: typeof paymentStates = {
  withdrawal: {
    requested: 'ส่งคำขอแล้ว',
    review: 'กำลังตรวจสอบ',
    approved: 'อนุมัติแล้ว',
    submitted: 'ส่งแล้ว',
    paid: 'จ่ายแล้ว',
    refused: 'ถูกปฏิเสธ',
    failed: 'ไม่สำเร็จ',
    cancelled: 'ยกเลิกแล้ว',
    unknown: 'ไม่ทราบผล',
    reversed: 'ถูกตีกลับ',
  },
  deposit: {
    created: 'เริ่มแล้ว',
    awaiting: 'รอชำระเงิน',
    processing: 'กำลังดำเนินการ',
    succeeded: 'เงินเข้าแล้ว',
    failed: 'ไม่สำเร็จ',
    expired: 'หมดอายุ',
    cancelled: 'ยกเลิกแล้ว',
    unknown: 'ไม่ทราบผล',
    review: 'กำลังตรวจสอบ',
    reversed: 'ถูกตีกลับ',
  },
};
