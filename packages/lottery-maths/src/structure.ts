/** One prize level: `count` numbers of `width` digits, leading zeros kept. */
export interface PrizeLevel {
  code: string;
  count: number;
  width: number;
}

/** What a draw consists of, in the order in which its numbers are taken and shown. */
export interface DrawStructure {
  code: string;
  levels: readonly PrizeLevel[];
}

/** Northern Vietnamese structure: 27 numbers. */
export const VN_NORTH: DrawStructure = {
  code: 'VN_NORTH',
  levels: [
    { code: 'DB', count: 1, width: 5 },
    { code: 'G1', count: 1, width: 5 },
    { code: 'G2', count: 2, width: 5 },
    { code: 'G3', count: 6, width: 5 },
    { code: 'G4', count: 4, width: 4 },
    { code: 'G5', count: 6, width: 4 },
    { code: 'G6', count: 3, width: 3 },
    { code: 'G7', count: 4, width: 2 },
  ],
};

/** Central and southern Vietnamese structure: 18 numbers, special prize of six digits. */
export const VN_SOUTH: DrawStructure = {
  code: 'VN_SOUTH',
  levels: [
    { code: 'DB', count: 1, width: 6 },
    { code: 'G1', count: 1, width: 5 },
    { code: 'G2', count: 1, width: 5 },
    { code: 'G3', count: 2, width: 5 },
    { code: 'G4', count: 7, width: 5 },
    { code: 'G5', count: 1, width: 4 },
    { code: 'G6', count: 3, width: 4 },
    { code: 'G7', count: 1, width: 3 },
    { code: 'G8', count: 1, width: 2 },
  ],
};
