import type { adjustmentTexts } from '../../../sections/wallet/texts.ts';

export const walletAdjustment: typeof adjustmentTexts = {
  title: 'การปรับยอด',
  heading: 'ขอปรับยอด',
  text: 'เจ้าหน้าที่คนที่สองต้องอนุมัติก่อนเงินจะเคลื่อนไหว',
  amountHint: 'ใช้เครื่องหมายลบเพื่อหัก เช่น -50',
  submit: 'ขอปรับยอด',
  list: 'การปรับยอดที่ผ่านมา',
  wrongAmount: 'กรอกจำนวนเงินที่ไม่ใช่ศูนย์ โดยมีทศนิยมไม่เกินที่สกุลเงินมี',
};
