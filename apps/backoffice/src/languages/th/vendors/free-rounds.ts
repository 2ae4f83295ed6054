import type { freeRoundsTexts } from '../../../sections/vendors/free-rounds-texts.ts';

export const vendorsFreeRounds: typeof freeRoundsTexts = {
  membersHint: 'ด้วยชื่อหรือหมายเลข วางหลายหมายเลขได้ ไม่เกิน 500 คน',
  rounds: 'รอบ',
  value: 'เงินเดิมพันต่อรอบ',
  days: 'วัน',
  cost: (rounds, members) => `คนละ ${rounds} รอบ สำหรับสมาชิก ${members} คน`,
  wrongMembers: 'สมาชิกไม่เกิน 500 คน',
  unknownMember: (member) => `ไม่มีสมาชิกหมายเลข ${member}`,
  wrongGame: {
    unknown: 'ค่ายเกมนี้ไม่มีเกมที่ใช้รหัสนี้',
    'no free rounds': 'เกมนี้หรือค่ายเกมไม่มีรอบฟรี',
  },
  cancelText: (game, member) => `เพิกถอนรอบที่ยังไม่เล่นใน ${game} ของสมาชิก ${member} ยอดชนะยังอยู่`,
  createdAt: 'มอบเมื่อ',
  played: 'เล่นแล้ว',
  won: 'ยอดชนะ',
  wins: 'จ่ายยอดชนะเป็น',
  winKinds: { money: 'เงินจริง ทันที', bonus: 'เงินโบนัสที่มียอดเล่นที่ต้องทำ หลังรอบสุดท้าย' },
  timesHint: 'ยอดเดิมพันที่ต้องทำเป็นจำนวนเท่าของยอดชนะ ภายใน 30 วัน ตลาดกำหนดค่าสูงสุด',
  realMoney: 'เงินจริง',
  bonusMoney: (times) => `เงินโบนัส ${times} ×`,
  all: 'ทั้งหมด',
  states: {
    waiting: 'กำลังส่ง',
    granted: 'เล่นได้',
    finished: 'เล่นแล้ว',
    expired: 'หมดอายุ',
    refused: 'ค่ายเกมปฏิเสธ',
    cancelling: 'กำลังเพิกถอน',
    cancelled: 'เพิกถอนแล้ว',
  },
};
