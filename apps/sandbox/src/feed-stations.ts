/**
 * Levels of a draw in reporting order: `count x digits`, or `count of highest` for different numbers from 1; with a
 * minus at its end none of the numbers of the levels before.
 */
const NORTH = { DB: '1x5', G1: '1x5', G2: '2x5', G3: '6x5', G4: '4x4', G5: '6x4', G6: '3x3', G7: '4x2' };
const SOUTH = { DB: '1x6', G1: '1x5', G2: '1x5', G3: '2x5', G4: '7x5', G5: '1x4', G6: '3x4', G7: '1x3', G8: '1x2' };

export type Region = {
  levels: Readonly<Record<string, string>>;
  drawTime: string;
  /** A further draw of stations that have drawn on this day. */
  isLater?: boolean;
  days: readonly (readonly string[])[];
  /** Only these days of the month. */
  monthDays?: readonly number[];
};

/** Stations by day of the week from Sunday on; times of Vietnam, Thailand and Laos (UTC+7, no daylight saving). */
export const REGIONS: readonly Region[] = [
  {
    levels: NORTH,
    drawTime: '18:15',
    days: [['THAIBINH'], ['HANOI'], ['QUANGNINH'], ['BACNINH'], ['HANOI'], ['HAIPHONG'], ['NAMDINH']],
  },
  {
    levels: SOUTH,
    drawTime: '17:15',
    days: [
      ['KONTUM', 'KHANHHOA', 'HUE'],
      ['PHUYEN', 'HUE'],
      ['DAKLAK', 'QUANGNAM'],
      ['DANANG', 'KHANHHOA'],
      ['BINHDINH', 'QUANGBINH', 'QUANGTRI'],
      ['GIALAI', 'NINHTHUAN'],
      ['DANANG', 'QUANGNGAI', 'DAKNONG'],
    ],
  },
  {
    levels: SOUTH,
    drawTime: '16:15',
    days: [
      ['TIENGIANG', 'KIENGIANG', 'DALAT'],
      ['HCMC', 'DONGTHAP', 'CAMAU'],
      ['BENTRE', 'VUNGTAU', 'BACLIEU'],
      ['DONGNAI', 'CANTHO', 'SOCTRANG'],
      ['TAYNINH', 'ANGIANG', 'BINHTHUAN'],
      ['VINHLONG', 'BINHDUONG', 'TRAVINH'],
      ['HCMC', 'LONGAN', 'BINHPHUOC', 'HAUGIANG'],
    ],
  },
  {
    levels: { MAIN: '6of45' },
    drawTime: '18:00',
    days: [['LOTTO645'], [], [], ['LOTTO645'], [], ['LOTTO645'], []],
  },
  {
    levels: { MAIN: '6of55', BONUS: '1of55-' },
    drawTime: '18:00',
    days: [[], [], ['LOTTO655'], [], ['LOTTO655'], [], ['LOTTO655']],
  },
  {
    levels: { MAIN: '5of35', BONUS: '1of12' },
    drawTime: '13:00',
    days: Array.from({ length: 7 }, () => ['LOTTO535']),
  },
  {
    levels: { MAIN: '5of35', BONUS: '1of12' },
    drawTime: '21:00',
    isLater: true,
    days: Array.from({ length: 7 }, () => ['LOTTO535']),
  },
  {
    levels: { FIRST: '1x6', FRONT3: '2x3', LAST3: '2x3', LAST2: '1x2' },
    drawTime: '16:00',
    days: Array.from({ length: 7 }, () => ['THAI']),
    monthDays: [1, 16],
  },
  {
    levels: { MAIN: '1x4' },
    drawTime: '20:30',
    days: [[], ['LAO'], [], ['LAO'], [], ['LAO'], []],
  },
  {
    levels: { FIRST: '1x4', SECOND: '1x4', THIRD: '1x4', STARTER: '10x4', CONSOLATION: '10x4' },
    drawTime: '18:00',
    days: [['SEA4D'], [], [], ['SEA4D'], [], [], ['SEA4D']],
  },
  {
    levels: { SPECIAL: '2x3', FIRST: '4x3', SECOND: '6x3', THIRD: '8x3' },
    drawTime: '18:00',
    days: [[], ['MAX3D'], [], ['MAX3D'], [], ['MAX3D'], []],
  },
];
