import {
  ELEVEN_5_PLAYS,
  K3_PLAYS,
  KENO_PLAYS,
  LAO_PLAYS,
  LOTTO_5_35_PLAYS,
  LOTTO_6_45_PLAYS,
  LOTTO_6_55_PLAYS,
  MAX3D_PLAYS,
  PC28_PLAYS,
  PK10_PLAYS,
  type PlayDefinition,
  SEA4D_PLAYS,
  SSC_PLAYS,
  THAI_PLAYS,
  VN_SOUTH_PAIR_PLAYS,
  vnPlayDefinitions,
} from '@fairlot/lottery-maths';

const NORTH = vnPlayDefinitions('north');
const SOUTH = vnPlayDefinitions('south');
/** Games of one level. Their plays have different codes. */
const ONE_LEVEL = [
  ...LOTTO_6_45_PLAYS,
  ...KENO_PLAYS,
  ...LAO_PLAYS,
  ...K3_PLAYS,
  ...PC28_PLAYS,
  ...SSC_PLAYS,
  ...PK10_PLAYS,
  ...ELEVEN_5_PLAYS,
];

/**
 * The plays of a draw with these levels.
 * @param main numbers of the first level, by which 6/55 and 5/35 differ
 */
export function playsIn(levels: ReadonlySet<string>, main: number): readonly PlayDefinition[] {
  if (levels.has('BONUS')) return main === 5 ? LOTTO_5_35_PLAYS : LOTTO_6_55_PLAYS;
  if (levels.has('A-DB')) return VN_SOUTH_PAIR_PLAYS;
  if (levels.has('G8')) return SOUTH;
  if (levels.has('LAST2')) return THAI_PLAYS;
  if (levels.has('STARTER')) return SEA4D_PLAYS;
  if (levels.has('SPECIAL')) return MAX3D_PLAYS;
  return levels.has('DB') ? NORTH : ONE_LEVEL;
}
