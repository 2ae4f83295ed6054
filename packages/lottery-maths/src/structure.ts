/** One prize level: `count` numbers of `width` digits, leading zeros kept. */
export interface PrizeLevel {
  code: string;
  count: number;
  width: number;
  /**
   * The numbers are distinct and between these two. Without it each is any number of its width, independent of the
   * others.
   */
  distinct?: { from: number; to: number };
  /** Code of an earlier level: its numbers are not drawn again. Only with `distinct`, such as a bonus ball. */
  without?: string;
  /** Each number is between these two, independent of the others, such as the faces of a die. */
  range?: { from: number; to: number };
}

/** Levels of a draw, in the order in which numbers are drawn and shown. */
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

/** The southern structure in the years when its special prize had five digits. */
export const VN_SOUTH_5: DrawStructure = {
  code: 'VN_SOUTH_5',
  levels: VN_SOUTH.levels.map((level) => (level.code === 'DB' ? { ...level, width: 5 } : level)),
};

/** Six different numbers from 1 to 45. */
export const LOTTO_6_45: DrawStructure = {
  code: 'LOTTO_6_45',
  levels: [{ code: 'MAIN', count: 6, width: 2, distinct: { from: 1, to: 45 } }],
};

/** Six different numbers from 1 to 55, and a bonus number from the rest. */
export const LOTTO_6_55: DrawStructure = {
  code: 'LOTTO_6_55',
  levels: [
    { code: 'MAIN', count: 6, width: 2, distinct: { from: 1, to: 55 } },
    { code: 'BONUS', count: 1, width: 2, distinct: { from: 1, to: 55 }, without: 'MAIN' },
  ],
};

/** Five different numbers from 1 to 35, and a special number from 1 to 12. */
export const LOTTO_5_35: DrawStructure = {
  code: 'LOTTO_5_35',
  levels: [
    { code: 'MAIN', count: 5, width: 2, distinct: { from: 1, to: 35 } },
    { code: 'BONUS', count: 1, width: 2, distinct: { from: 1, to: 12 } },
  ],
};

/** Three dice. */
export const K3: DrawStructure = {
  code: 'K3',
  levels: [{ code: 'MAIN', count: 3, width: 1, range: { from: 1, to: 6 } }],
};

/** Three digits, whose sum decides most bets. */
export const PC28: DrawStructure = {
  code: 'PC28',
  levels: [{ code: 'MAIN', count: 3, width: 1 }],
};

/** Five digits in a fixed order. */
export const SSC: DrawStructure = {
  code: 'SSC',
  levels: [{ code: 'MAIN', count: 5, width: 1 }],
};

/** A race of ten: the numbers 1 to 10 in the order of the finish. */
export const PK10: DrawStructure = {
  code: 'PK10',
  levels: [{ code: 'MAIN', count: 10, width: 2, distinct: { from: 1, to: 10 } }],
};

/** Five different numbers from 1 to 11, in drawing order. */
export const ELEVEN_5: DrawStructure = {
  code: '11X5',
  levels: [{ code: 'MAIN', count: 5, width: 2, distinct: { from: 1, to: 11 } }],
};

/** Thai government lottery: the first prize and the prizes for its first three, last three and last two digits. */
export const THAI: DrawStructure = {
  code: 'THAI',
  levels: [
    { code: 'FIRST', count: 1, width: 6 },
    { code: 'FRONT3', count: 2, width: 3 },
    { code: 'LAST3', count: 2, width: 3 },
    { code: 'LAST2', count: 1, width: 2 },
  ],
};

/** Lao lottery: one number of four digits. */
export const LAO: DrawStructure = {
  code: 'LAO',
  levels: [{ code: 'MAIN', count: 1, width: 4 }],
};

/** 4D of Southeast Asia: three prizes, ten starters and ten consolation prizes. */
export const SEA4D: DrawStructure = {
  code: 'SEA4D',
  levels: [
    { code: 'FIRST', count: 1, width: 4 },
    { code: 'SECOND', count: 1, width: 4 },
    { code: 'THIRD', count: 1, width: 4 },
    { code: 'STARTER', count: 10, width: 4 },
    { code: 'CONSOLATION', count: 10, width: 4 },
  ],
};

/** Max 3D: twenty numbers of three digits in four prizes. */
export const MAX3D: DrawStructure = {
  code: 'MAX3D',
  levels: [
    { code: 'SPECIAL', count: 2, width: 3 },
    { code: 'FIRST', count: 4, width: 3 },
    { code: 'SECOND', count: 6, width: 3 },
    { code: 'THIRD', count: 8, width: 3 },
  ],
};

/** Keno: 20 different numbers from 1 to 80. */
export const KENO: DrawStructure = {
  code: 'KENO',
  levels: [{ code: 'MAIN', count: 20, width: 2, distinct: { from: 1, to: 80 } }],
};
