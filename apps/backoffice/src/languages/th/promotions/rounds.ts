import type { roundsTexts } from '../../../sections/promotions/rounds-texts.ts';

export const promotionsRounds: typeof roundsTexts = {
  game: 'เกม',
  usual: 'สล็อตที่เล่นมากที่สุด',
  gameHint: 'สล็อตใดก็ได้ที่ค่ายเกมรองรับรอบฟรี สำหรับสล็อตที่เล่นมากที่สุด: สิบรอบภายในเจ็ดวัน',
  vendor: 'ค่ายเกม',
  rounds: 'รอบ (จำนวนเงินคือมูลค่ารวม)',
  days: 'จำนวนวันที่เล่นได้',
  wins: 'จ่ายยอดชนะเป็น',
  winKinds: { money: 'เงินจริง ทันที', bonus: 'เงินโบนัสที่มียอดเล่นที่ต้องทำ หลังรอบสุดท้าย' },
  mostWins: 'เงินโบนัสสูงสุดจากรอบ',
  mostWinsHint: 'กันจำนวนนี้ไว้ในงบประมาณสำหรับสมาชิกแต่ละคนที่มีรอบ ส่วนที่ไม่ใช้จะปล่อยคืนสามวันต่อมา',
};
