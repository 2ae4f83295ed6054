import { addValue } from './hand.ts';
import type { HandTotal } from './hand.ts';
import type { BlackjackStep } from './play.ts';

/** Values 1 (ace) to 10 with their chances when every card is drawn from a full deck. */
const VALUES = Array.from({ length: 10 }, (_, index) => index + 1);
const chanceOf = (value: number) => (value === 10 ? 4 / 13 : 1 / 13);

/** Chances that the dealer ends with 17, 18, 19, 20, 21 or over 21. */
type DealerEnd = ReadonlyMap<number, number>;
const BUST = 22;

/** A fixed playing strategy: decides from the hand and the dealer's card. */
export type Decide = (hand: HandTotal, up: number) => 'hit' | 'stand';

/**
 * Mean net result of a stake of 1 under the rules of `playBlackjack`, computed over all cards. Optimal play returns
 * 0.9943. The figure is computed in doubles, exact to about 12 digits.
 */
export function blackjackReturn(): number {
  return (
    1 +
    overDeals((hand, up, ends, pair) => {
      const whole = Math.max(standNet(hand, ends), hitNet(hand, ends), 2 * doubleNet(hand, ends));
      return pair === undefined ? whole : Math.max(whole, splitNet(pair, ends, bestFirst));
    })
  );
}

/**
 * Return of a simple strategy, as the help describes it (`simple.blackjack`): never double or split; draw on a soft 17
 * or less and on a hard 16 or less, but `stand` on a hard 12 to 16 against a dealer's 2 to 6.
 */
export function simpleBlackjackReturn(decide = simplePlay): number {
  return 1 + overDeals((hand, up, ends) => netOf(hand, up, ends, decide));
}

export const simplePlay: Decide = ({ total, isSoft }, up) => {
  if (isSoft) return total >= 18 ? 'stand' : 'hit';
  if (total >= 17) return 'stand';
  return total >= 12 && up >= 2 && up <= 6 ? 'stand' : 'hit';
};

/**
 * The step with the best expected result, from the same figures as `blackjackReturn`.
 * @param values of the cards of the current hand, 1 (ace) to 10
 * @param up value of the dealer's card; the dealer has no blackjack
 * @param isPair two cards of one rank that may be split
 */
export function bestPlay(values: readonly number[], up: number, isPair: boolean): BlackjackStep {
  const ends = dealerEnds(up);
  const hand = values.reduce(addValue, { total: 0, isSoft: false });
  const nets: [BlackjackStep, number][] = [
    ['stand', standNet(hand, ends)],
    ['hit', hitNet(hand, ends)],
  ];
  if (values.length === 2) nets.push(['double', 2 * doubleNet(hand, ends)]);
  if (isPair) nets.push(['split', splitNet(values[0] ?? 0, ends, bestFirst)]);
  return nets.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

type FirstNet = (hand: HandTotal, ends: DealerEnd) => number;

/** Mean over all first cards; calls `net` where neither side has blackjack. */
function overDeals(net: (hand: HandTotal, up: number, ends: DealerEnd, pair: number | undefined) => number): number {
  let sum = 0;
  for (const up of VALUES) {
    const natural = naturalChance(up);
    const ends = dealerEnds(up);
    for (const a of VALUES) {
      for (const b of VALUES) {
        const chance = chanceOf(up) * chanceOf(a) * chanceOf(b);
        const hand = addValue(addValue({ total: 0, isSoft: false }, a), b);
        sum += chance * dealNet(hand, natural, () => mixPair(net, hand, up, ends, a, b));
      }
    }
  }
  return sum;
}

/** Two tens are a pair of the same rank one time in four. */
function mixPair(
  net: (hand: HandTotal, up: number, ends: DealerEnd, pair: number | undefined) => number,
  hand: HandTotal,
  up: number,
  ends: DealerEnd,
  a: number,
  b: number,
): number {
  if (a !== b) return net(hand, up, ends, undefined);
  const pairChance = a === 10 ? 1 / 4 : 1;
  const asPair = net(hand, up, ends, a);
  return pairChance === 1 ? asPair : pairChance * asPair + (1 - pairChance) * net(hand, up, ends, undefined);
}

/** Blackjacks are settled immediately; every other hand is played when the dealer has none. */
function dealNet(hand: HandTotal, natural: number, play: () => number): number {
  if (hand.total === 21) return (1 - natural) * 1.5;
  return natural * -1 + (1 - natural) * play();
}

function naturalChance(up: number): number {
  if (up === 1) return chanceOf(10);
  return up === 10 ? chanceOf(1) : 0;
}

const endsByCard = new Map<number, DealerEnd>();

/** Distribution of the dealer's end results with this card, given that there is no blackjack. */
function dealerEnds(up: number): DealerEnd {
  const known = endsByCard.get(up);
  if (known !== undefined) return known;
  const ends = new Map<number, number>();
  const go = (hand: HandTotal, chance: number, cards: number) => {
    if (hand.total >= 17) {
      const end = Math.min(hand.total, BUST);
      ends.set(end, (ends.get(end) ?? 0) + chance);
      return;
    }
    const excluded = cards === 1 ? naturalChance(up) : 0;
    for (const value of VALUES) {
      const isNatural = cards === 1 && ((up === 1 && value === 10) || (up === 10 && value === 1));
      if (!isNatural) go(addValue(hand, value), (chance * chanceOf(value)) / (1 - excluded), cards + 1);
    }
  };
  go(addValue({ total: 0, isSoft: false }, up), 1, 1);
  endsByCard.set(up, ends);
  return ends;
}

function standNet({ total }: HandTotal, ends: DealerEnd): number {
  if (total > 21) return -1;
  let net = 0;
  for (const [end, chance] of ends) {
    if (end === BUST || total > end) net += chance;
    else if (total < end) net -= chance;
  }
  return net;
}

const hitNets = new WeakMap<DealerEnd, Map<string, number>>();

/** Net result of drawing one card and playing optimally from there. */
function hitNet(hand: HandTotal, ends: DealerEnd): number {
  const known = hitNets.get(ends) ?? new Map<string, number>();
  hitNets.set(ends, known);
  const key = `${hand.total}${hand.isSoft}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const net = overCards(hand, (next) => (next.total > 21 ? -1 : Math.max(standNet(next, ends), stopOr(next, ends))));
  known.set(key, net);
  return net;
}

/** Never draws to a hand of 21. */
function stopOr(hand: HandTotal, ends: DealerEnd): number {
  return hand.total === 21 ? standNet(hand, ends) : hitNet(hand, ends);
}

function doubleNet(hand: HandTotal, ends: DealerEnd): number {
  return overCards(hand, (next) => standNet(next, ends));
}

/** Best net result of a two-card hand after a split. */
const bestFirst: FirstNet = (hand, ends) =>
  hand.total === 21
    ? standNet(hand, ends)
    : Math.max(standNet(hand, ends), hitNet(hand, ends), 2 * doubleNet(hand, ends));

/** Both hands of a split use the same strategy; aces get one card each. */
function splitNet(value: number, ends: DealerEnd, first: FirstNet): number {
  const start = addValue({ total: 0, isSoft: false }, value);
  return 2 * overCards(start, (hand) => (value === 1 ? standNet(hand, ends) : first(hand, ends)));
}

function overCards(hand: HandTotal, net: (next: HandTotal) => number): number {
  return VALUES.reduce((sum, value) => sum + chanceOf(value) * net(addValue(hand, value)), 0);
}

/** Net result of a hand that is played by a fixed strategy. */
function netOf(hand: HandTotal, up: number, ends: DealerEnd, decide: Decide): number {
  if (hand.total > 21) return -1;
  const step = hand.total === 21 ? 'stand' : decide(hand, up);
  if (step === 'stand') return standNet(hand, ends);
  return overCards(hand, (next) => netOf(next, up, ends, decide));
}
