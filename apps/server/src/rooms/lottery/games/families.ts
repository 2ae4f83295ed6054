import {
  type DrawStructure,
  K3,
  K3_PLAYS,
  KENO,
  KENO_PLAYS,
  LAO,
  LAO_PLAYS,
  LOTTO_5_35,
  LOTTO_5_35_PLAYS,
  LOTTO_6_45,
  LOTTO_6_45_PLAYS,
  LOTTO_6_55,
  LOTTO_6_55_PLAYS,
  ELEVEN_5,
  ELEVEN_5_PLAYS,
  PC28,
  PC28_PLAYS,
  PK10,
  PK10_PLAYS,
  SSC,
  SSC_PLAYS,
  MAX3D,
  MAX3D_PLAYS,
  type Play,
  SEA4D,
  SEA4D_PLAYS,
  THAI,
  THAI_PLAYS,
  VN_NORTH,
  VN_NORTH_PLAYS,
  VN_SOUTH,
  VN_SOUTH_PAIR,
  VN_SOUTH_PAIR_PLAYS,
  vnPlays,
} from '@fairlot/lottery-maths';
import { convertUsual } from '@fairlot/money';

/** A text in the two languages of the console. */
interface ConsoleText {
  EN: string;
  VI: string;
}

/**
 * A kind of lottery: the numbers of a draw, the bets on them with default odds, and the permitted schedules. A null
 * schedule is not permitted. Each family is one entry of `FAMILIES`; the form, the exact returns, sale, draws and
 * settlement need nothing more.
 */
export interface Family {
  family: string;
  names: ConsoleText;
  about: ConsoleText;
  structure: DrawStructure;
  /** Draws at intervals, held here. */
  interval: { plays: readonly Play[]; seconds: readonly number[] } | null;
  /** Settings of the jackpot pools: percent of each stake, and the guarantee as a multiple of the price of a line. */
  pools?: readonly { level: string; percent: number; guarantee: bigint }[];
  /** A draw at a fixed time on some days of the week, official or held here. Days are Sunday 1 to Saturday 7. */
  calendar: { plays: readonly Play[]; drawTime: string; drawDays: readonly number[] } | null;
}

const USUAL_SECONDS = [60, 180, 300, 600, 1800, 3600];
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

export const FAMILIES: readonly Family[] = [
  {
    family: 'vn-north',
    names: { EN: 'Vietnam, north', VI: 'Xổ số miền Bắc' },
    about: {
      EN: '27 numbers in eight prizes: Lo, De, 3 cang, Xien and the other bets of northern Vietnam.',
      VI: '27 số của tám giải: lô, đề, 3 càng, xiên và các kiểu cược miền Bắc.',
    },
    structure: VN_NORTH,
    interval: { plays: VN_NORTH_PLAYS, seconds: USUAL_SECONDS },
    calendar: { plays: vnPlays('north'), drawTime: '18:15', drawDays: EVERY_DAY },
  },
  {
    family: 'vn-south',
    names: { EN: 'Vietnam, south and centre', VI: 'Xổ số miền Nam và miền Trung' },
    about: {
      EN: '18 numbers in nine prizes, the special prize with six digits: the stations of the south and the centre.',
      VI: '18 số của chín giải, giải đặc biệt sáu chữ số: các đài miền Nam và miền Trung.',
    },
    structure: VN_SOUTH,
    interval: { plays: vnPlays('south'), seconds: USUAL_SECONDS },
    calendar: { plays: vnPlays('south'), drawTime: '16:15', drawDays: EVERY_DAY },
  },
  {
    family: 'lotto645',
    names: { EN: 'Lotto 6/45', VI: 'Lotto 6/45' },
    about: {
      EN: 'Six different numbers from 1 to 45: tickets and systems with a jackpot, and fixed odds for one to four.',
      VI: 'Sáu số khác nhau từ 1 đến 45: vé và vé bao có giải độc đắc, tỷ lệ cố định cho một đến bốn số.',
    },
    structure: LOTTO_6_45,
    pools: [{ level: 'J1', percent: 40, guarantee: 100_000n }],
    interval: { plays: LOTTO_6_45_PLAYS, seconds: USUAL_SECONDS },
    calendar: { plays: LOTTO_6_45_PLAYS, drawTime: '18:00', drawDays: [1, 4, 6] },
  },
  {
    family: 'pc28',
    names: { EN: 'PC28, sum of three digits', VI: 'PC28, tổng ba chữ số' },
    about: {
      EN: 'Three digits and their sum from 0 to 27: big or small, odd or even, colours, shapes, dragon and tiger.',
      VI: 'Ba chữ số và tổng từ 0 đến 27: tài xỉu, lẻ chẵn, màu, dạng số, rồng hổ.',
    },
    structure: PC28,
    interval: { plays: PC28_PLAYS, seconds: USUAL_SECONDS },
    calendar: null,
  },
  {
    family: 'ssc',
    names: { EN: '5D, five digits', VI: '5D, năm chữ số' },
    about: {
      EN: 'Five digits: positions, first, middle and last three, groups 3 and 6, sum, dragon and tiger.',
      VI: 'Năm chữ số: vị trí, ba số đầu, giữa và cuối, nhóm 3 và 6, tổng, rồng hổ.',
    },
    structure: SSC,
    interval: { plays: SSC_PLAYS, seconds: USUAL_SECONDS },
    calendar: null,
  },
  {
    family: 'pk10',
    names: { EN: 'PK10, a race of ten', VI: 'PK10, đua mười số' },
    about: {
      EN: 'Ten numbers in the order of the finish: champion, positions, sum of the first two, dragon and tiger.',
      VI: 'Mười số theo thứ tự về đích: quán quân, vị trí, tổng hai số đầu, rồng hổ.',
    },
    structure: PK10,
    interval: { plays: PK10_PLAYS, seconds: USUAL_SECONDS },
    calendar: null,
  },
  {
    family: '11x5',
    names: { EN: '11x5, five of eleven', VI: '11x5, năm trong mười một số' },
    about: {
      EN: 'Five different numbers from 1 to 11: any one to eight, positions, first numbers, sum, dragon and tiger.',
      VI: 'Năm số khác nhau từ 1 đến 11: chọn một đến tám số, vị trí, các số đầu, tổng, rồng hổ.',
    },
    structure: ELEVEN_5,
    interval: { plays: ELEVEN_5_PLAYS, seconds: USUAL_SECONDS },
    calendar: null,
  },
  {
    family: 'k3',
    names: { EN: 'K3, three dice', VI: 'K3, ba xúc xắc' },
    about: {
      EN: 'Three dice: their sum, big or small, odd or even, triples, pairs and different numbers.',
      VI: 'Ba xúc xắc: tổng, tài xỉu, lẻ chẵn, bộ ba, hai số giống nhau và các số khác nhau.',
    },
    structure: K3,
    interval: { plays: K3_PLAYS, seconds: USUAL_SECONDS },
    calendar: null,
  },
  {
    family: 'keno',
    names: { EN: 'Keno 8/80', VI: 'Keno 8/80' },
    about: {
      EN: '20 of 80 numbers: their sum, big or small, odd or even, up or down, elements, and one to six numbers.',
      VI: '20 trong 80 số: tổng, tài xỉu, lẻ chẵn, trên dưới, ngũ hành, và chọn một đến sáu số.',
    },
    structure: KENO,
    interval: { plays: KENO_PLAYS, seconds: USUAL_SECONDS },
    calendar: null,
  },
  {
    family: 'thai',
    names: { EN: 'Thai two and three digits', VI: 'Xổ số Thái Lan' },
    about: {
      EN: 'Thai government lottery: top, bottom, front, tote and run, on the first prize and the digit prizes.',
      VI: 'Xổ số chính phủ Thái Lan: trên, dưới, đầu, tổ hợp và một số, theo giải nhất và các giải chữ số.',
    },
    structure: THAI,
    interval: null,
    calendar: { plays: THAI_PLAYS, drawTime: '16:00', drawDays: EVERY_DAY },
  },
  {
    family: 'lao',
    names: { EN: 'Lao two to four digits', VI: 'Xổ số Lào' },
    about: {
      EN: 'One number of four digits: top, bottom, tote and run.',
      VI: 'Một số bốn chữ số: trên, dưới, tổ hợp và một số.',
    },
    structure: LAO,
    interval: { plays: LAO_PLAYS, seconds: USUAL_SECONDS },
    calendar: { plays: LAO_PLAYS, drawTime: '20:30', drawDays: [2, 4, 6] },
  },
  {
    family: 'sea4d',
    names: { EN: 'SEA 4D', VI: '4D Đông Nam Á' },
    about: {
      EN: '23 numbers of four digits in five prizes: big, small, first prize, boxes and three digits.',
      VI: '23 số bốn chữ số của năm giải: lớn, nhỏ, giải nhất, tổ hợp và ba số.',
    },
    structure: SEA4D,
    interval: { plays: SEA4D_PLAYS, seconds: USUAL_SECONDS },
    calendar: { plays: SEA4D_PLAYS, drawTime: '19:00', drawDays: [1, 4, 7] },
  },
  {
    family: 'max3d',
    names: { EN: 'Max 3D', VI: 'Max 3D' },
    about: {
      EN: '20 numbers of three digits in four prizes: straight, boxes, the special prize and two numbers (3D+).',
      VI: '20 số ba chữ số của bốn giải: thẳng, tổ hợp, giải đặc biệt và hai bộ số (3D+).',
    },
    structure: MAX3D,
    interval: { plays: MAX3D_PLAYS, seconds: USUAL_SECONDS },
    calendar: { plays: MAX3D_PLAYS, drawTime: '18:00', drawDays: [2, 4, 6] },
  },
  {
    family: 'lotto655',
    names: { EN: 'Lotto 6/55', VI: 'Lotto 6/55' },
    about: {
      EN: 'Six different numbers from 1 to 55 and a bonus number: tickets and systems with two jackpots, fixed odds.',
      VI: 'Sáu số khác nhau từ 1 đến 55 và một số đặc biệt: vé và vé bao có hai giải độc đắc, và tỷ lệ cố định.',
    },
    structure: LOTTO_6_55,
    pools: [
      { level: 'J1', percent: 32, guarantee: 300_000n },
      { level: 'J2', percent: 8, guarantee: 30_000n },
    ],
    interval: { plays: LOTTO_6_55_PLAYS, seconds: USUAL_SECONDS },
    calendar: { plays: LOTTO_6_55_PLAYS, drawTime: '18:00', drawDays: [3, 5, 7] },
  },
  {
    family: 'lotto535',
    names: { EN: 'Lotto 5/35', VI: 'Lotto 5/35' },
    about: {
      EN: 'Five different numbers from 1 to 35 and a special number from 1 to 12: tickets and systems with a jackpot.',
      VI: 'Năm số khác nhau từ 1 đến 35 và một số đặc biệt từ 1 đến 12: vé và vé bao có giải độc đắc.',
    },
    structure: LOTTO_5_35,
    pools: [{ level: 'J1', percent: 40, guarantee: 60_000n }],
    interval: { plays: LOTTO_5_35_PLAYS, seconds: USUAL_SECONDS },
    calendar: { plays: LOTTO_5_35_PLAYS, drawTime: '21:00', drawDays: EVERY_DAY },
  },
];

/** Stations that draw together are joined in pairs (`joined/`); operators add none. */
export const PAIR_FAMILY: Family = {
  family: 'vn-south-pair',
  names: { EN: 'Vietnam, two stations', VI: 'Xổ số hai đài' },
  about: {
    EN: 'The 36 numbers of two stations of one day: đá xiên.',
    VI: '36 số của hai đài mở thưởng cùng ngày: đá xiên.',
  },
  structure: VN_SOUTH_PAIR,
  interval: null,
  calendar: { plays: VN_SOUTH_PAIR_PLAYS, drawTime: '16:15', drawDays: EVERY_DAY },
};

export const familyOf = (family: string): Family | undefined => FAMILIES.find((one) => one.family === family);

/** Default number of seconds before the draw at which sale closes. */
export const usualLockSeconds = (intervalSeconds: number | null): number =>
  intervalSeconds === null ? 600 : Math.max(1, Math.round(intervalSeconds / (intervalSeconds < 120 ? 6 : 10)));

/** 1,000 VND in minor units: about the smallest note in daily use. */
const LEAST_STAKE = 100_000n;

/** Suggested minimum unit stake, in minor units. Every other limit of a new lottery is derived from it. */
export const usualStake = (currency: string): bigint => convertUsual(LEAST_STAKE, 'VND', currency);

/** Default limits of a new lottery as multiples of its minimum unit stake. */
export const LIMITS = {
  /** The price of one combination of a ticket with a jackpot, its only stake. */
  lottoPrice: 10n,
  maxUnitStake: 50_000n,
  memberNumber: 100_000n,
  memberPlay: 500_000n,
  memberDraw: 1_000_000n,
  liability: 10_000_000n,
  exposure: 500_000_000n,
} as const;
