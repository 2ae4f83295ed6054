import { entry, mix, tableOf } from './numbers.testing.ts';
import { type Game, hundredths, pay, rank, suit, text, times } from './round.testing.ts';

const BACCARAT = tableOf<Record<string, number>>('baccarat');
const POKER = tableOf<Record<string, Record<string, number>>>('videopoker');

const hilo: Game = ({ draw, steps, stake, returnScaled }) => {
  let card = draw(52);
  const events: object[] = [{ kind: 'card', card: text(card) }];
  let [numerator, denominator, right] = [1n, 1n, 0];
  const multiplier = () => (returnScaled * numerator) / denominator;
  for (const [place, guess] of steps.entries()) {
    if (guess === 'cashOut') return { events, payout: pay(stake, multiplier()) };
    const next = draw(52);
    if (guess === 'skip') events.push({ kind: 'card', card: text(next), guess });
    else {
      const ranks = Array.from({ length: 13 }, (_, index) => index + 1).filter((each) =>
        isRightGuess(guess, card, each),
      );
      const isRight = ranks.includes(rank(next));
      if (isRight) [numerator, denominator, right] = [numerator * 13n, denominator * BigInt(ranks.length), right + 1];
      const paid = isRight ? { multiplier: times(multiplier()) } : {};
      events.push({ kind: 'card', card: text(next), guess, isRight, ...paid });
      if (!isRight) return { events, payout: 0n };
    }
    card = next;
    if (place === 99) return { events, payout: right === 0 ? stake : pay(stake, multiplier()) };
  }
  throw new Error('the round is open');
};

function isRightGuess(guess: unknown, card: number, next: number): boolean {
  if (guess === 'higher') return rank(card) === 1 ? next > 1 : next >= rank(card);
  return rank(card) === 13 ? next < 13 : next <= rank(card);
}

const points = (cards: readonly number[]) =>
  cards.reduce((sum, card) => sum + (rank(card) >= 10 ? 0 : rank(card)), 0) % 10;

const baccarat: Game = ({ draw, choices }) => {
  const fromShoe = mix(draw, 416);
  const next = () => fromShoe() % 52;
  const [p1, b1, p2, b2] = [next(), next(), next(), next()];
  const [player, banker] = [
    [p1, p2],
    [b1, b2],
  ];
  if (points(player) < 8 && points(banker) < 8) {
    if (points(player) <= 5) player.push(next());
    if (takesThird(points(banker), player[2])) banker.push(next());
  }
  const totals = [points(player), points(banker)] as const;
  const leader = totals[0] > totals[1] ? 'player' : 'banker';
  const winner = totals[0] === totals[1] ? 'tie' : leader;
  const wins: Record<string, boolean> = {
    [winner]: true,
    playerPair: rank(p1) === rank(p2),
    bankerPair: rank(b1) === rank(b2),
  };
  const payout = (choices['bets'] as { kind: string; amount: string }[]).reduce((sum, { kind, amount }) => {
    if (wins[kind]) return sum + pay(hundredths(amount), BigInt(entry(BACCARAT, kind)));
    return winner === 'tie' && ['player', 'banker'].includes(kind) ? sum + hundredths(amount) : sum;
  }, 0n);
  return { events: [{ kind: 'dealt', player: player.map(text), banker: banker.map(text), totals }], payout };
};

function takesThird(total: number, playersThird: number | undefined): boolean {
  if (playersThird === undefined) return total <= 5;
  const v = points([playersThird]);
  if (total <= 2) return true;
  if (total === 3) return v !== 8;
  if (total === 4) return v >= 2 && v <= 7;
  if (total === 5) return v >= 4 && v <= 7;
  return total === 6 && (v === 6 || v === 7);
}

function total21(cards: readonly number[]): number {
  const hard = cards.reduce((sum, card) => sum + Math.min(rank(card), 10), 0);
  return cards.some((card) => rank(card) === 1) && hard + 10 <= 21 ? hard + 10 : hard;
}

const blackjack: Game = ({ draw, steps, stake }) => {
  const card = () => draw(52);
  const [p1, open, p2, hidden] = [card(), card(), card(), card()];
  const dealer = [open, hidden];
  const isNatural = total21([p1, p2]) === 21;
  const isDealers = total21(dealer) === 21;
  const events: object[] = [{ kind: 'dealt', player: [text(p1), text(p2)], dealer: text(open) }];
  let hands = [{ cards: [p1, p2], bet: stake, isDone: isNatural || isDealers }];
  for (const step of steps) {
    const place = hands.findIndex(({ isDone }) => !isDone);
    const hand = entry(hands, place);
    if (step === 'split') {
      hands = hand.cards.map((first) => {
        const cards = [first, card()];
        return { cards, bet: stake, isDone: rank(first) === 1 || total21(cards) === 21 };
      });
      events.push({ kind: 'split', hands: hands.map(({ cards }) => cards.map(text)) });
    } else if (step === 'stand') {
      hand.isDone = true;
      events.push({ kind: 'stand', hand: place });
    } else {
      if (step === 'double') hand.bet *= 2n;
      const drawn = card();
      hand.cards.push(drawn);
      hand.isDone = step === 'double' || total21(hand.cards) >= 21;
      events.push({ kind: step, hand: place, card: text(drawn) });
    }
  }
  const hasBlackjack = isNatural && hands.length === 1;
  const isOut = hands.every(({ cards }) => total21(cards) > 21);
  if (!isOut && !hasBlackjack) while (total21(dealer) < 17) dealer.push(card());
  events.push({ kind: 'dealer', cards: dealer.map(text), total: total21(dealer) });
  const payout = hands.reduce((sum, { cards, bet }) => {
    const [mine, theirs] = [total21(cards), total21(dealer)];
    if (hasBlackjack) return sum + (isDealers ? bet : bet + (bet * 3n) / 2n);
    if (mine > 21 || isDealers) return sum;
    if (theirs > 21 || theirs < mine) return sum + bet * 2n;
    return theirs === mine ? sum + bet : sum;
  }, 0n);
  return { events, payout, stake: hands.reduce((sum, { bet }) => sum + bet, 0n) };
};

const videopoker: Game = ({ draw, choices, steps, stake }) => {
  const next = mix(draw, 52);
  const dealt = Array.from({ length: 5 }, next);
  const { hold } = steps[0] as { hold: boolean[] };
  const final = dealt.map((card, place) => (hold[place] ? card : next()));
  const table = String(choices['table']);
  const hand = handOf(final, table);
  const events = [
    { kind: 'dealt', cards: dealt.map(text) },
    { kind: 'drawn', cards: final.map(text), hold, hand },
  ];
  return { events, payout: stake * BigInt(entry(POKER, table)[hand] ?? 0) };
};

function handOf(cards: readonly number[], table: string): string {
  const others = table === 'deuces' ? cards.filter((card) => rank(card) !== 2) : cards;
  const w = cards.length - others.length;
  if (w === 4) return 'fourDeuces';
  const ranks = others.map(rank);
  const counts = [...new Set(ranks)].map((each) => ranks.filter((other) => other === each).length);
  const most = Math.max(...counts) + w;
  const isFlush = new Set(others.map(suit)).size === 1;
  const areDifferent = counts.length === ranks.length;
  const isWithinFive = (all: number[]) => Math.max(...all) - Math.min(...all) < 5;
  const isStraight =
    areDifferent && (isWithinFive(ranks) || isWithinFive(ranks.map((each) => (each === 1 ? 14 : each))));
  if (areDifferent && isFlush && ranks.every((each) => each === 1 || each >= 10))
    return w > 0 ? 'wildRoyal' : 'naturalRoyal';
  if (most === 5) return 'fiveOfAKind';
  if (isStraight && isFlush) return 'straightFlush';
  if (most === 4) return 'fourOfAKind';
  if (most === 3 && counts.length === 2) return 'fullHouse';
  if (isFlush) return 'flush';
  if (isStraight) return 'straight';
  if (most === 3) return 'threeOfAKind';
  if (table !== 'jacks') return 'nothing';
  if (counts.filter((count) => count === 2).length === 2) return 'twoPair';
  const isHigh = ranks.some((each, place) => (each === 1 || each >= 11) && ranks.indexOf(each) !== place);
  return isHigh ? 'jacksOrBetter' : 'nothing';
}

export const CARD_GAMES: Record<string, Game> = { hilo, baccarat, blackjack, videopoker };
