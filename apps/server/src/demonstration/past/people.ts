import type { Random } from './random.ts';

/** An invented member. Times are epoch milliseconds. */
export interface PlannedMember {
  account: string;
  /** As on the document. */
  name: string;
  registeredAt: number;
  /** When the document was accepted and a payout account added; null for a member who has not sent one. */
  verifiedAt: number | null;
  bankNumber: string;
}

const FAMILIES = ['Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ', 'Hồ', 'Ngô', 'Dương', 'Lý'];
const MIDDLES = ['Văn', 'Thị', 'Quốc', 'Ngọc', 'Thanh', 'Hữu', 'Kim', 'Đức'];
const GIVEN = ['Tâm', 'Hùng', 'Mai', 'Dũng', 'Hương', 'Long', 'Thu', 'Hải', 'Yến', 'Khoa', 'Loan', 'Nhân', 'Tuyết'];
const MINUTE_MS = 60_000;

/** A member of the day of registration. Its account has its place as its end, so that no two are the same. */
export function inventMember(random: Random, registeredAt: number, place: number): PlannedMember {
  const given = random.pick(GIVEN);
  const latin = given.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('Đ', 'D').toLowerCase();
  return {
    account: `${latin}${random.int(1, 9)}${100 + place}`,
    name: `${random.pick(FAMILIES)} ${random.pick(MIDDLES)} ${given}`,
    registeredAt,
    verifiedAt: random.chance(0.75) ? registeredAt + random.int(4, 90) * MINUTE_MS : null,
    bankNumber: `9704${random.int(10, 99)}${String(place).padStart(4, '0')}${random.int(1000, 9999)}`,
  };
}
