import type { Rational } from '@fairlot/money';

/**
 * Returns that take up to seconds to compute, as the module of each game computes them; tests compare them. They assume
 * optimal play where a player decides, except for the simple strategy that the game describes.
 */
export const PUBLISHED_RETURNS: Readonly<
  Record<'jacks' | 'jacksSimple' | 'deuces' | 'deucesSimple' | 'kites' | 'player' | 'banker' | 'tie', Rational>
> = {
  jacks: { numerator: 1_653_526_326_983n, denominator: 1_661_102_543_100n },
  jacksSimple: { numerator: 2_444_505_199n, denominator: 2_516_822_035n },
  deuces: { numerator: 552_196_412_883n, denominator: 553_700_847_700n },
  deucesSimple: { numerator: 390_135_002_924n, denominator: 415_275_635_775n },
  kites: { numerator: 3_277_187_556_699n, denominator: 3_435_973_836_800n },
  player: { numerator: 19_283_843_717_413n, denominator: 19_524_993_263_685n },
  banker: { numerator: 10_732_465_128_097n, denominator: 10_847_218_479_825n },
  tie: { numerator: 619_306_544_887n, denominator: 723_147_898_655n },
};

/**
 * Returns of blackjack with optimal play and with the simple strategy that the game describes: percent, rounded to two
 * decimals.
 */
export const BLACKJACK_PERCENT = { best: '99.43', simple: '97.50' } as const;

/** Maximum payout of a round of a slot, x 10,000; tests compare it with the full cycle. */
export const PUBLISHED_GREATEST = {
  'slot-orchard': 12_010_000n,
  'slot-lantern': 13_689_000n,
  'slot-kites': 21_217_600n,
} as const;
