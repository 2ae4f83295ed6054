import { isNight, type Player } from './population.ts';
import type { Random } from './random.ts';

/** The player's choice on the payment provider's page. */
export type Payment = 'now' | 'later' | 'less' | 'fail' | 'cancel';
/** Lotteries, in-house games, or a category of vendors' games. */
export type Room = 'lottery' | 'originals' | 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS';

export type Step =
  /** `size` 0 to 1: from the smallest suggested amount to the largest. */
  | { do: 'deposit'; size: number; payment: Payment }
  /** `share`: part of the balance to stake each time. */
  | { do: 'play'; room: Room; share: number; rounds: number }
  | { do: 'identify' }
  | { do: 'claim' }
  | { do: 'withdraw'; share: number }
  | { do: 'ask'; text: string }
  | { do: 'invite' };

export type Occasion = {
  /** Whether the player has just registered. */
  isFirst: boolean;
  hour: number;
};

const CATEGORIES: readonly Room[] = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS'];
/** Most players open slots. */
const CATEGORY_WEIGHTS = [10, 4, 2, 2, 2, 1];
const QUESTIONS = [
  'Hello, my deposit is not in my balance yet. How long does it take?',
  'Why does my new bank account have to wait?',
  'Which games count for the bonus?',
  'I cannot find the result of the last draw. Where is it?',
  'How do I change my payment password?',
  'Chào bạn, khi nào tôi rút được tiền?',
  'Can I set a limit for my deposits?',
];
const RISKY_QUESTIONS = [
  'I lost everything again. Can you give me a bonus so that I can win it back?',
  'Please raise my deposit limit tonight, I need it now.',
];

/** The steps of one session, in order. */
export function planSession(player: Player, random: Random, occasion: Occasion): Step[] {
  switch (player.kind) {
    case 'launderer':
      return planLaunderer(random, occasion);
    case 'bonusAbuser':
      return planAbuser(random, occasion);
    case 'atRisk':
      return planChase(player, random, occasion);
    case 'agent':
      return [...planRegular(player, random, occasion), { do: 'invite' }];
    case 'regular':
      return planRegular(player, random, occasion);
  }
}

function planRegular(player: Player, random: Random, { isFirst }: Occasion): Step[] {
  const steps: Step[] = [];
  if (random.chance(isFirst ? 0.8 : 0.35))
    steps.push({ do: 'deposit', size: random.next() ** 2, payment: paymentOf(random) });
  if (isFirst && random.chance(0.4)) steps.push({ do: 'claim' });
  for (let plays = random.int(1, 4); plays > 0; plays -= 1) steps.push(playOf(player, random));
  if (isFirst && random.chance(0.6)) steps.push({ do: 'identify' });
  if (random.chance(0.08)) steps.push({ do: 'ask', text: random.pick(QUESTIONS) });
  if (random.chance(0.25)) steps.push({ do: 'withdraw', share: 0.2 + random.next() * 0.6 });
  return steps;
}

/** Deposits a large amount and withdraws everything: immediately, or after as many bets as the terms require. */
function planLaunderer(random: Random, { isFirst }: Occasion): Step[] {
  const deposit: Step = { do: 'deposit', size: 1, payment: 'now' };
  const bets: Step = { do: 'play', room: 'originals', share: 0.25, rounds: 6 };
  return [
    ...(isFirst ? [{ do: 'identify' } as const] : []),
    deposit,
    ...(random.chance(0.6) ? [bets] : []),
    { do: 'withdraw', share: 1 },
  ];
}

/** Takes the offer with the smallest deposit, plays it once and leaves. */
function planAbuser(random: Random, { isFirst }: Occasion): Step[] {
  const deposit: Step = { do: 'deposit', size: 0, payment: 'now' };
  const play: Step = { do: 'play', room: 'originals', share: 0.2, rounds: random.int(2, 4) };
  return [
    ...(isFirst ? [{ do: 'identify' } as const, deposit] : []),
    { do: 'claim' },
    play,
    { do: 'withdraw', share: 1 },
  ];
}

/** At night each deposit is larger than the one before, and each stake too. By day it is an ordinary session. */
function planChase(player: Player, random: Random, occasion: Occasion): Step[] {
  if (!isNight(occasion.hour) && !occasion.isFirst) return planRegular(player, random, occasion);
  const chase = [0.1, 0.4, 0.8].flatMap((size): Step[] => [
    { do: 'deposit', size, payment: 'now' },
    { do: 'play', room: 'RNG', share: 0.2 + size / 2, rounds: 4 },
    { do: 'play', room: 'originals', share: 0.3 + size / 2, rounds: 3 },
  ]);
  return random.chance(0.3) ? [...chase, { do: 'ask', text: random.pick(RISKY_QUESTIONS) }] : chase;
}

function playOf({ taste, boldness }: Player, random: Random): Step {
  const category = CATEGORIES[random.weighted(CATEGORY_WEIGHTS)] ?? 'RNG';
  const room = (['lottery', 'originals', category] as const)[random.weighted(taste)] ?? category;
  return { do: 'play', room, share: boldness, rounds: random.int(1, room === 'lottery' ? 3 : 8) };
}

function paymentOf(random: Random): Payment {
  const kinds: readonly Payment[] = ['now', 'later', 'less', 'fail', 'cancel'];
  return kinds[random.weighted([84, 6, 3, 4, 3])] ?? 'now';
}
