import type { adjustmentTexts } from '../../../sections/wallet/texts.ts';

export const walletAdjustment: typeof adjustmentTexts = {
  title: 'การปรับยอด',
  heading: 'ขอปรับยอด',
  text: 'เจ้าหน้าที่คนที่สองต้องอนุมัติก่อนเงินจะเคลื่อนไหว',
  memberId: 'สมาชิก',
  amount: 'จำนวนเงิน',
  amountHint: 'ใช้เครื่องหมายลบเพื่อหัก เช่น -50',
  submit: 'ขอปรับยอด',
  requested: 'ส่งคำขอแล้ว เจ้าหน้าที่คนที่สองต้องอนุมัติ',
  list: 'การปรับยอดที่ผ่านมา',
  wrongAmount: 'กรอกจำนวนเงินที่ไม่ใช่ศูนย์ โดยมีทศนิยมไม่เกินที่สกุลเงินมี',
};
