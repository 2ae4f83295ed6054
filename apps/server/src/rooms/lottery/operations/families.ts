import type { lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { formatOdds, type Play } from '@fairlot/lottery-maths';
import { formatMinor } from '@fairlot/money';
import { FLOOR_PERCENT } from '../games/add-game.ts';
import { FAMILIES, type Family, LIMITS, usualStake } from '../games/families.ts';
import { playNameIn } from '../games/names.ts';
import { playNameOf } from '../games/play-names.ts';
import { returnText, wholeShareBp } from '../pools/settings.ts';
import { FAMILY_TEXTS } from './family-texts.ts';
import { oddsRange } from './odds-terms.ts';

type Presented = ValueOf<typeof contract.families>[number];
type PresentedPlay = Presented['plays'][number];

/** Every family with its suggested limits in a currency, and the names of plays in a language. */
export function presentFamilies(currency: string, language: string): Presented[] {
  const least = usualStake(currency);
  const of = (factor: bigint) => formatMinor(least * factor);
  const limits = {
    minUnitStake: formatMinor(least),
    maxUnitStake: of(LIMITS.maxUnitStake),
    memberNumber: of(LIMITS.memberNumber),
    memberPlay: of(LIMITS.memberPlay),
    memberDraw: of(LIMITS.memberDraw),
    liability: of(LIMITS.liability),
    drawExposure: of(LIMITS.exposure),
  };
  return FAMILIES.map((family) => ({
    family: family.family,
    names: { ...family.names, ...textsOf(family.family, 0) },
    about: { ...family.about, ...textsOf(family.family, 1) },
    structure: family.structure.levels.map(({ code, ...shape }) => ({ level: code, ...shape })),
    interval: family.interval && { seconds: [...family.interval.seconds] },
    calendar: family.calendar && {
      drawTime: family.calendar.drawTime,
      drawDays: [...family.calendar.drawDays],
    },
    plays: playsOf(family).map((play) => ({ ...play, name: playNameIn(language, play.play, play.name) })),
    limits,
  }));
}

/** Names (0) or descriptions (1) of a family by language. */
const textsOf = (family: string, part: 0 | 1): Record<string, string> =>
  Object.fromEntries(Object.entries(FAMILY_TEXTS[family] ?? {}).map(([language, text]) => [language, text[part]]));

const computed = new Map<string, readonly PresentedPlay[]>();

/** Exact returns take milliseconds and never change, so each family is computed once. */
function playsOf(family: Family): readonly PresentedPlay[] {
  const known = computed.get(family.family) ?? computePlays(family);
  computed.set(family.family, known);
  return known;
}

/** Price in minor units at which the guarantees of a family, which are multiples of it, are whole. */
const PRICE = 10_000n;

function computePlays({ structure, interval, calendar, pools: usual = [] }: Family): PresentedPlay[] {
  const pools = usual.map(({ level, percent, guarantee }) => ({
    level,
    shareBp: percent * 100,
    guaranteeMinor: guarantee * PRICE,
  }));
  const has = (side: Family['interval'] | Family['calendar'], code: string) =>
    side?.plays.some((play) => play.code === code) === true;
  const all = new Map<string, Play>(
    [...(calendar?.plays ?? []), ...(interval?.plays ?? [])].map((play) => [play.code, play]),
  );
  return [...all.values()].map((play) => {
    const { leastOdds, mostOdds } = oddsRange(play, structure, FLOOR_PERCENT, { pools, minUnitStakeMinor: PRICE });
    return {
      play: play.code,
      name: playNameOf(play.code),
      odds: formatOdds(play.odds),
      returnPercent: returnText(play, structure, wholeShareBp(pools)),
      oddsForFloor: formatOdds(leastOdds),
      oddsForAll: formatOdds(mostOdds),
      schedules: [
        ...(has(interval, play.code) ? (['interval'] as const) : []),
        ...(has(calendar, play.code) ? (['calendar'] as const) : []),
      ],
    };
  });
}
