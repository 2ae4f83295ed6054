import type { termsTexts } from '../../../sections/payments/terms-texts.ts';

export const paymentsTerms: typeof termsTexts = {
  change: 'เปลี่ยนเงื่อนไข',
  whose: 'เงื่อนไขของ',
  everybody: 'ทุกคน',
  levelHint: 'ใช้จนถึงระดับถัดไปที่มีเงื่อนไขของตนเอง',
  vipHint: 'ระดับ VIP แต่ละระดับมีขีดจำกัดต่อวันและจำนวนครั้งถอนฟรีของตนเอง ซึ่งใช้แทนค่าที่นี่',
  taken: 'ระดับนี้มีเงื่อนไขแล้ว โปรดเลือกระดับนี้เพื่อเปลี่ยน',
  names: {
    least: 'ถอนขั้นต่ำ',
    most: 'ถอนสูงสุด',
    daily: 'ขีดจำกัดต่อวัน',
    freePerDay: 'ถอนฟรีต่อวัน',
    fee: 'ค่าธรรมเนียมหลังถอนฟรี',
    wageringPercent: 'ยอดเดิมพันจากเงินฝากที่ต้องทำก่อนถอน (%)',
    reviewAbove: 'ต้องอนุมัติหนึ่งคนเมื่อเกิน',
    secondAbove: 'ต้องอนุมัติสองคนเมื่อเกิน',
    mostPerDay: 'ตรวจสอบเมื่อจำนวนครั้งที่ถอนใน 24 ชั่วโมงเกิน',
    newAccountHours: 'ตรวจสอบเมื่อบัญชีใหม่กว่า (ชั่วโมง)',
    accountWaitHours: 'เวลารอก่อนจ่ายเงินไปยังบัญชีใหม่ (ชั่วโมง)',
  },
};
