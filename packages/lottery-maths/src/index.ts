export { exactReturn } from './exact-return.ts';
export type { ExactReturn } from './exact-return.ts';
export { oddsWithRebate, prizesWithRebate, rebateMinor, returnWithRebate } from './rebate.ts';
export { comparedValue } from './compared-value.ts';
export { joinedLevel, joinResults, VN_SOUTH_PAIR, VN_SOUTH_PAIR_PLAYS } from './joined.ts';
export { formatOdds, linePayoutMinor, linePriceMinor } from './line.ts';
export { hits, winners, winningPicks } from './matching.ts';
export type { LottoWinners, Winners } from './winners.ts';
export { canonicalPicks, lowestPicks, pickKey } from './canonical-picks.ts';
export { bonusPick, numbersIn, pickRange, validatePicks } from './picks.ts';
export type { PickRule, Play, PlayDefinition } from './play.ts';
export { K3_PLAYS } from './plays-k3.ts';
export { KENO_PLAYS } from './balls/plays-keno.ts';
export { LOTTO_5_35_PLAYS, LOTTO_6_45_PLAYS, LOTTO_6_55_PLAYS } from './balls/plays-lotto.ts';
export { LAO_PLAYS, THAI_PLAYS } from './digits/plays-digits.ts';
export { MAX3D_PLAYS, SEA4D_PLAYS } from './digits/plays-tables.ts';
export { ELEVEN_5_PLAYS } from './plays/eleven-5.ts';
export { PC28_PLAYS } from './plays/pc28.ts';
export { PK10_PLAYS } from './plays/pk10.ts';
export { SSC_PLAYS } from './plays/ssc.ts';
export { VN_NORTH_PLAYS } from './plays-vn-north.ts';
export { vnPlayDefinitions, vnPlays } from './plays-vn.ts';
export type { VnRegion } from './plays-vn.ts';
export { countResults, validateResult } from './result.ts';
export type { DrawResult, LevelResult } from './result.ts';
export type {
  AllTailsRule,
  DigitRule,
  HeadRule,
  LastTwoRule,
  NoTailsRule,
  OutcomeRule,
  OutcomeValue,
  PlayRule,
  TailRule,
} from './rules/rule.ts';
export { countNamed } from './rules/pool.ts';
export { prizesOf, topHits } from './top-hits.ts';
export { ordersOf, sortDigits } from './digits/orders.ts';
export { lottoChances, lottoCounts, lottoTable, poolsOf } from './rules/lotto.ts';
export type { BallsRule, LottoPrize, LottoRule, MatchesRule } from './rules/ball-rules.ts';
export {
  ELEVEN_5,
  K3,
  KENO,
  LAO,
  LOTTO_5_35,
  LOTTO_6_45,
  LOTTO_6_55,
  MAX3D,
  PC28,
  PK10,
  SEA4D,
  SSC,
  THAI,
  VN_NORTH,
  VN_SOUTH,
  VN_SOUTH_5,
} from './structure.ts';
export type { DrawStructure, PrizeLevel } from './structure.ts';
export { typedWords } from './typed/bet-words.ts';
export type { Span } from './typed/tokens.ts';
export { typedStations } from './typed/stations.ts';
export type { TypedStation } from './typed/stations.ts';
export { readTypedBets } from './typed/typed-bets.ts';
export type { TypedFault } from './typed/typed-bets.ts';
export { countTypedLines, typedLines } from './typed/typed-lines.ts';
