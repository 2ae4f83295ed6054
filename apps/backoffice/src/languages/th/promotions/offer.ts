import type { offerTexts } from '../../../sections/promotions/offer-texts.ts';

export const promotionsOffer: typeof offerTexts = {
  addSegment: 'เพิ่มช่อง',
  weight: 'น้ำหนัก',
  wagering: 'ยอดเล่นที่ต้องทำ',
  wageringHint: 'ยอดเดิมพันที่ต้องทำก่อนถอนเงินได้',
  who: 'ผู้มีสิทธิ์',
  whoBrings: 'สำหรับการแนะนำเพื่อน เงื่อนไขนี้ใช้กับสมาชิกผู้แนะนำ ',
  never: 'ไม่เสนอให้สมาชิกที่พักการเล่น ระงับตนเอง ถึงขีดจำกัด รอขีดจำกัดที่สูงขึ้น หรือถูกติดต่อเรื่องการเล่น',
  words: 'ข้อความ',
  cost: 'ต้นทุน',
  over: (days) => `อ้างอิงกิจกรรมของสมาชิกใน ${days} วันล่าสุด`,
  expected: 'รวม',
  mostForOne: 'สูงสุดต่อสมาชิก',
  leftOut: (who) => `ไม่รวมเพื่อคุ้มครองสมาชิก: ${who}`,
  noneExcluded: 'ไม่มีสมาชิกที่ถูกตัดออกเพื่อคุ้มครอง',
  counted: (count, why) => `${count} คน${why}`,
  bars: {
    away: 'พักการเล่น ระงับตนเอง หรือไม่มีบัญชีที่เปิดอยู่',
    raise: 'รอขีดจำกัดที่สูงขึ้น',
    limit: 'ถึงขีดจำกัด',
    risk: 'ถูกติดต่อเรื่องการเล่น',
  },
  preview: 'ดูตัวอย่างรางวัล',
  previewed: (members, sum, left) => `สมาชิก ${members} คนได้รับรวม ${sum} งบประมาณเหลือ: ${left}`,
  person: (account, why) => `${account} (${why})`,
};
