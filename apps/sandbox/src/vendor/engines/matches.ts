import type { Draw } from '../draws.ts';

/** One match begins every minute and lasts three; the list has six. */
const BEGINS_MS = 60_000;
const LASTS_MS = 180_000;
const AHEAD = 3;
/** Margin of the bookmaker: the sum of probabilities exceeds 1. */
const MARGIN = 1.06;

const TEAMS = {
  sports: [
    'Harbour City',
    'Old Mill',
    'Red Valley',
    'Northgate',
    'Saigon Stars',
    'Hanoi Wave',
    'Delta United',
    'Cliff Town',
  ],
  esports: [
    'Iron Mesa',
    'Night Owls',
    'Pixel Foxes',
    'Blue Circuit',
    'Tall Fortress',
    'Nine Lanes',
    'Echo Five',
    'Jade Core',
  ],
} as const;

export type Match = {
  event: number;
  home: string;
  away: string;
  startsAt: number;
  endsAt: number;
  /** Minute of play, of ninety; null before the start. */
  minute: number | null;
  score: [number, number];
  /** Odds times 100; a draw only in sports. */
  odds: Record<string, number>;
};

type Kind = 'sports' | 'esports';
type Course = { home: string; away: string; strength: number; goals: { at: number; side: 0 | 1 }[] };

/** Matches on the list at a moment. `drawOf` returns the random numbers of a match. */
export function matchesAt(kind: Kind, now: number, drawOf: (event: number) => Draw): Match[] {
  const newest = Math.floor(now / BEGINS_MS) + AHEAD;
  const oldest = Math.floor((now - LASTS_MS) / BEGINS_MS) + 1;
  return Array.from({ length: newest - oldest + 1 }, (_, index) => matchAt(kind, oldest + index, now, drawOf));
}

/** State of one match at a moment. */
export function matchAt(kind: Kind, event: number, now: number, drawOf: (event: number) => Draw): Match {
  const { home, away, strength, goals } = courseOf(kind, drawOf(event));
  const startsAt = event * BEGINS_MS;
  const endsAt = startsAt + LASTS_MS;
  const share = Math.min(1, Math.max(0, (now - startsAt) / LASTS_MS));
  const past = goals.filter(({ at }) => at <= share && now >= startsAt);
  const score: [number, number] = [
    past.filter(({ side }) => side === 0).length,
    past.filter(({ side }) => side === 1).length,
  ];
  return {
    event,
    home,
    away,
    startsAt,
    endsAt,
    score,
    minute: now < startsAt ? null : Math.floor(share * 90),
    odds: oddsOf(kind, strength, score[0] - score[1], 1 - share),
  };
}

/** home, draw or away. E-sports continue until one side leads, so a level score is decided by the last map. */
export function resultOf(kind: Kind, event: number, drawOf: (event: number) => Draw): { won: string; text: string } {
  const { home, away, strength, goals } = courseOf(kind, drawOf(event));
  const lead = goals.reduce((sum, { side }) => sum + (side === 0 ? 1 : -1), 0);
  const score = `${goals.filter(({ side }) => side === 0).length}:${goals.filter(({ side }) => side === 1).length}`;
  const text = `${home} ${score} ${away}`;
  if (lead !== 0) return { won: lead > 0 ? 'home' : 'away', text };
  if (kind === 'sports') return { won: 'draw', text };
  return { won: strength >= 0 ? 'home' : 'away', text };
}

function courseOf(kind: Kind, draw: Draw): Course {
  const teams = TEAMS[kind];
  const first = draw.whole(teams.length);
  const second = (first + 1 + draw.whole(teams.length - 1)) % teams.length;
  const strength = (draw.whole(121) - 60) / 100;
  const goals = Array.from({ length: draw.whole(6) }, () => ({
    at: (draw.whole(900) + 50) / 1000,
    side: draw.chance(0.5 + strength / 4) ? (0 as const) : (1 as const),
  }));
  return { home: teams[first] ?? '', away: teams[second] ?? '', strength, goals };
}

/** Odds that move with the score and the remaining time. */
function oddsOf(kind: Kind, strength: number, lead: number, left: number): Record<string, number> {
  const pull = (strength * left + lead) / Math.max(0.25, Math.sqrt(left) * 1.4);
  const level = kind === 'esports' ? 0 : 0.28 * Math.exp(-(pull ** 2)) + (lead === 0 ? 0.4 * (1 - left) : 0);
  const home = (1 - level) / (1 + Math.exp(-1.8 * pull));
  const chances = kind === 'esports' ? { home, away: 1 - home } : { home, draw: level, away: 1 - level - home };
  return Object.fromEntries(
    Object.entries(chances).map(([id, chance]) => [
      id,
      Math.max(101, Math.round(100 / Math.max(0.02, chance) / MARGIN)),
    ]),
  );
}
