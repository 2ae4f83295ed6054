import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { simpleBlackjackReturn } from './blackjack/return.ts';
import type { Decide } from './blackjack/return.ts';
import { rankOf, suitOf } from './cards.ts';
import { BLACKJACK_PERCENT, PUBLISHED_RETURNS } from './published.ts';
import { type PokerHand, pokerHand } from './video-poker/hands.ts';
import { videoPokerReturns } from './video-poker/return.ts';
import { simpleHold } from './video-poker/simple.ts';
import { POKER_PAYS, type PokerTable } from './video-poker/tables.ts';

/*
 * The help publishes the return of a described strategy for blackjack and video poker. Here each sentence of that
 * description is a separate clause, written from the words only, and the return is computed from the clauses.
 */
const LOCALES = new URL('../../../apps/web/locales/', import.meta.url);
const textsOf = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${language}/${file}.json`, LOCALES), 'utf8')) as Record<string, string>;
const LANGUAGES = readdirSync(LOCALES);
const ENGLISH = textsOf('EN', 'originals-help');

/** Returns the cards to hold, or undefined if the sentence does not apply to the hand. */
type HoldClause = (table: PokerTable, cards: readonly number[], hand: PokerHand) => boolean[] | undefined;

const VIDEO_POKER: readonly (readonly [sentence: string, clause: HoldClause])[] = [
  [
    'keep a straight or better whole, except four of a kind.',
    (table, cards, hand) => {
      const fromBest = Object.keys(POKER_PAYS[table]);
      const place = fromBest.indexOf(hand);
      const isStraightOrBetter = place >= 0 && place <= fromBest.indexOf('straight');
      return isStraightOrBetter && hand !== 'fourOfAKind' ? cards.map(() => true) : undefined;
    },
  ],
  [
    'In every other hand keep deuces where they are wild, and all cards of a rank that you have twice or more.',
    (table, cards) =>
      where(cards, (card) => {
        const isWild = table === 'deuces' && rankOf(card) === 2;
        return isWild || cards.filter((other) => rankOf(other) === rankOf(card)).length > 1;
      }),
  ],
  [
    'Otherwise four of one suit.',
    (_, cards) => where(cards, (card) => cards.filter((other) => suitOf(other) === suitOf(card)).length === 4),
  ],
  [
    'Otherwise, in Jacks or better, jacks, queens, kings and aces.',
    (table, cards) => where(cards, (card) => table === 'jacks' && [11, 12, 13, 1].includes(rankOf(card))),
  ],
];

function where(cards: readonly number[], isHeld: (card: number) => boolean): boolean[] | undefined {
  return cards.some(isHeld) ? cards.map(isHeld) : undefined;
}

const BLACKJACK: readonly (readonly [sentence: string, clause: (...hand: Parameters<Decide>) => string | undefined])[] =
  [
    [
      'draw on a soft 17 and less, on a hard 16 and less;',
      ({ total, isSoft }) => (total <= (isSoft ? 17 : 16) ? 'hit' : undefined),
    ],
    [
      'stand on a hard 12 to 16 when the dealer shows 2 to 6.',
      ({ total, isSoft }, up) => (!isSoft && total >= 12 && total <= 16 && up >= 2 && up <= 6 ? 'stand' : undefined),
    ],
    // `simpleBlackjackReturn` plays one hand with one bet.
    ['Never double, never split.', () => undefined],
  ];

const ruleOf = (clauses: readonly (readonly [string, unknown])[]) =>
  `Simple play: ${clauses.map(([sentence]) => sentence).join(' ')}`;

describe('the return of the simple strategy that the help describes', () => {
  it.each(['jacks', 'deuces'] as const)(
    'equals the published one for video poker, as that of the optimal strategy does, table %s',
    { timeout: 120_000 },
    (table) => {
      expect(ENGLISH['simple.videopoker']).toBe(ruleOf(VIDEO_POKER));
      const hold = (_: PokerTable, cards: readonly number[], hand = pokerHand(cards, table === 'deuces')) => {
        for (const [, clause] of VIDEO_POKER) {
          const held = clause(table, cards, hand);
          if (held !== undefined) return held;
        }
        return cards.map(() => false);
      };
      const simple = PUBLISHED_RETURNS[`${table}Simple`];
      // The strategy of the product, and the one that the words describe.
      expect(videoPokerReturns(table, [simpleHold, hold])).toEqual({
        best: PUBLISHED_RETURNS[table],
        simple: [simple, simple],
      });
    },
  );

  it('equals the published one for blackjack', () => {
    expect(ENGLISH['simple.blackjack']).toBe(ruleOf(BLACKJACK));
    // The second sentence is an exception to the first, so the last one that applies decides.
    const decide: Decide = (...hand) =>
      BLACKJACK.some(([, clause]) => clause(...hand) === 'stand') ||
      BLACKJACK.every(([, clause]) => clause(...hand) === undefined)
        ? 'stand'
        : 'hit';
    expect((100 * simpleBlackjackReturn(decide)).toFixed(2)).toBe(BLACKJACK_PERCENT.simple);
  });

  it('exists only for blackjack and video poker', () => {
    const described = Object.keys(ENGLISH).filter((key) => key.startsWith('simple.'));
    expect(described).toEqual(['simple.blackjack', 'simple.videopoker']);
  });

  it.each(LANGUAGES)('excludes four of a kind from the hands that are held whole, in %s', (language) => {
    const name = textsOf(language, 'originals')['poker.fourOfAKind'] ?? '';
    const rule = textsOf(language, 'originals-help')['simple.videopoker'] ?? '';
    expect(rule.toLowerCase()).toContain(name.toLowerCase());
  });
});

it('mentions no hand for Deuces Wild that its pay table lacks', () => {
  const named = new Set<PokerHand>();
  for (let first = 0; first < 48; first += 1)
    for (let second = first + 1; second < 49; second += 1)
      for (let third = second + 1; third < 50; third += 1)
        for (const rest of [
          [50, 51],
          [26, 39],
          [14, 27],
        ])
          if (!rest.some((card) => [first, second, third].includes(card)))
            named.add(pokerHand([first, second, third, ...rest], true));
  expect([...named].filter((hand) => hand !== 'nothing' && POKER_PAYS.deuces[hand] === undefined)).toEqual([]);
});
