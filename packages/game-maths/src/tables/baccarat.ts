import { readAmounts } from './bets.ts';
import type { TableBet } from './bets.ts';
import { cardText, rankOf } from '../cards.ts';
import { mixed } from '../mixed.ts';
import { multiply } from '../multiplier.ts';
import { ChoiceError, settled } from '../outcome.ts';
import type { Outcome, RoundInput } from '../outcome.ts';

/** Every round has a fresh shoe of eight decks. */
export const BACCARAT_DECKS = 8;

export interface BaccaratChoices {
  bets: readonly TableBet[];
}

/** Return of a bet including its stake, in ten-thousandths; banker wins pay a commission of 5 %. */
export const BACCARAT_PAYS: Readonly<Record<string, bigint>> = {
  player: 20_000n,
  banker: 19_500n,
  tie: 90_000n,
  playerPair: 120_000n,
  bankerPair: 120_000n,
};

export interface BaccaratHands {
  /** Ranks 1 to 13. */
  player: readonly number[];
  banker: readonly number[];
}

/**
 * Player and banker draw by the fixed third-card rules. Player and banker bets are returned on a tie.
 * @throws ChoiceError on a bet that the table does not have, and as readAmounts
 */
export function playBaccarat(input: RoundInput<BaccaratChoices, never>): Outcome {
  const { bets } = input.choices;
  const amounts = readAmounts(bets, input.stakeMinor, input.decimals);
  for (const { kind } of bets) {
    if (!Object.hasOwn(BACCARAT_PAYS, kind)) throw new ChoiceError('kind', 'no such bet');
  }
  const nextOfShoe = mixed(input.draw, 52 * BACCARAT_DECKS);
  const next = () => nextOfShoe() % 52;
  const { player, banker } = dealBaccarat(next, rankOf);
  const hands = { player: player.map(rankOf), banker: banker.map(rankOf) };
  const returned = bets.map(({ kind }, index) => multiply(amounts[index] ?? 0n, baccaratReturn(kind, hands)));
  return settled(
    input.stakeMinor,
    returned.reduce((sum, amount) => sum + amount, 0n),
    [
      {
        kind: 'dealt',
        player: player.map(cardText),
        banker: banker.map(cardText),
        totals: [baccaratTotal(hands.player), baccaratTotal(hands.banker)],
      },
    ],
  );
}

/** Deals cards in the order of the table: player, banker, player, banker, then third cards by the rules. */
export function dealBaccarat<Card>(next: () => Card, rank: (card: Card) => number): { player: Card[]; banker: Card[] } {
  const [p1, b1, p2, b2] = [next(), next(), next(), next()];
  const player = [p1, p2];
  const banker = [b1, b2];
  const total = (cards: Card[]) => baccaratTotal(cards.map(rank));
  if (total(player) >= 8 || total(banker) >= 8) return { player, banker };
  let third: number | undefined;
  if (total(player) <= 5) {
    const card = next();
    player.push(card);
    third = Math.min(rank(card), 10) % 10;
  }
  if (bankerDraws(total(banker), third)) banker.push(next());
  return { player, banker };
}

/**
 * Whether the banker takes a third card. `third` is the value of the player's third card, undefined without
 * one.
 */
function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5;
  switch (total) {
    case 3:
      return third !== 8;
    case 4:
      return third >= 2 && third <= 7;
    case 5:
      return third >= 4 && third <= 7;
    case 6:
      return third === 6 || third === 7;
    default:
      return total <= 2;
  }
}

/** Last digit of the sum; tens and pictures count zero. */
export function baccaratTotal(ranks: readonly number[]): number {
  return ranks.reduce((sum, rank) => sum + Math.min(rank, 10), 0) % 10;
}

/** Return of a bet on these hands, in ten-thousandths of its amount. */
export function baccaratReturn(kind: string, { player, banker }: BaccaratHands): bigint {
  const pays = BACCARAT_PAYS[kind] ?? 0n;
  const lead = baccaratTotal(player) - baccaratTotal(banker);
  switch (kind) {
    case 'player':
    case 'banker':
      if (lead === 0) return 10_000n;
      return lead > 0 === (kind === 'player') ? pays : 0n;
    case 'tie':
      return lead === 0 ? pays : 0n;
    default:
      return isPair(kind === 'playerPair' ? player : banker) ? pays : 0n;
  }
}

function isPair([first, second]: readonly number[]): boolean {
  return first === second;
}
