/** Levels of a draw as `count x digits`, in reporting order. */
const NORTH = { DB: '1x5', G1: '1x5', G2: '2x5', G3: '6x5', G4: '4x4', G5: '6x4', G6: '3x3', G7: '4x2' };
const SOUTH = { DB: '1x6', G1: '1x5', G2: '1x5', G3: '2x5', G4: '7x5', G5: '1x4', G6: '3x4', G7: '1x3', G8: '1x2' };

export type Region = {
  levels: Readonly<Record<string, string>>;
  drawTime: string;
  isLotto: boolean;
  days: readonly (readonly string[])[];
};

/** Stations by day of the week from Sunday on; times of Vietnam (UTC+7, no daylight saving). */
export const REGIONS: readonly Region[] = [
  {
    levels: NORTH,
    drawTime: '18:15',
    isLotto: false,
    days: [['THAIBINH'], ['HANOI'], ['QUANGNINH'], ['BACNINH'], ['HANOI'], ['HAIPHONG'], ['NAMDINH']],
  },
  {
    levels: SOUTH,
    drawTime: '17:15',
    isLotto: false,
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
    isLotto: false,
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
    levels: { MAIN: '6x2' },
    drawTime: '18:00',
    isLotto: true,
    days: [['LOTTO645'], [], [], ['LOTTO645'], [], ['LOTTO645'], []],
  },
];
