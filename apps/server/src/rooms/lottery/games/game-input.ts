import type { BodyOf, lotteryDesk as contract } from '@fairlot/contract';
import { tryParseMinor } from '@fairlot/money';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import type { WantedOdds } from '../actions/publish-odds.ts';
import type { NewGame } from './add-game.ts';
import { type Family, familyOf, LIMITS, usualLockSeconds, usualStake } from './families.ts';
import type { PoolSettings } from '../pools/settings.ts';
import type { ResultSource } from './games.ts';
import { givenNames } from './names.ts';

/** Settings of a jackpot pool: percent of each stake with up to two decimals, and the guaranteed amount. */
export interface PoolInput {
  share?: string;
  guarantee?: string;
}

/** A requested lottery. Amounts are decimal strings; absent fields get the family's defaults. */
export type GameInput = Omit<
  BodyOf<typeof contract.addGame>,
  'source' | 'tagNames' | 'calendarName' | 'reason' | 'requestKey'
> & {
  source?: ResultSource;
  /** Highest rebate for lower odds, tenths of a percent; none by default. */
  maxRebate?: number;
  /** Jackpot pools by their code; those left out have the settings of the family. */
  pools?: Readonly<Record<string, PoolInput>>;
};

/** The merchant's currency and zone. */
export interface Merchant {
  currency: string;
  zone: string;
}

/**
 * Completes a requested lottery.
 * @param family by default the one that the input names, of those that operators may choose
 * @throws Refusal request.invalid {field, reason}: family 'unknown', 'interval' or 'calendar' when it does not permit
 * such a schedule, names 'required', an amount 'format'; odds.refused {play, reason 'play.unknown'}
 */
export function gameOf(
  input: GameInput,
  { currency, zone }: Merchant,
  family: Family | undefined = familyOf(input.family),
): NewGame {
  if (family === undefined) throw invalidField('family', 'unknown');
  const { EN = '', ...names } = givenNames(input.names);
  if (EN === '') throw invalidField('names', 'required');
  const intervalSeconds = input.intervalSeconds ?? null;
  const scheduled = intervalSeconds === null ? family.calendar : family.interval;
  if (scheduled === null) throw invalidField('family', intervalSeconds === null ? 'calendar' : 'interval');
  const lockSeconds = input.lockSeconds ?? usualLockSeconds(intervalSeconds);
  const source = input.source ?? (intervalSeconds === null ? 'feed' : 'rng');
  const least = input.minUnitStake === undefined ? usualStake(currency) : amountOf('minUnitStake', input.minUnitStake);
  const offered = oddsOf(input, scheduled.plays, least, source);
  return {
    code: input.code,
    family: input.family,
    name: EN,
    names,
    tag: input.tag,
    source,
    joins: null,
    feeds: input.feeds?.toSorted() ?? null,
    structure: family.structure,
    plays: scheduled.plays,
    odds: offered,
    pools: poolsOf(input, family, least),
    intervalSeconds,
    drawTime: input.drawTime ?? (intervalSeconds === null ? usualTime(family) : null),
    drawDays: (input.drawDays ?? (intervalSeconds === null ? usualDays(family) : EVERY_DAY)).toSorted((a, b) => a - b),
    monthDays: input.monthDays ?? null,
    moreTimes: input.moreTimes ?? null,
    calendar: input.calendar ?? null,
    saleFrom: input.saleFrom ?? null,
    saleUntil: input.saleUntil ?? null,
    openSeconds: input.openSeconds ?? null,
    zone: input.zone ?? zone,
    lockSeconds,
    spanSeconds: input.spanSeconds ?? lockSeconds * 2,
    currency,
    isCancellable: input.cancellable ?? true,
    maxRebate: input.maxRebate ?? 0,
    pointMinor: least,
    memberDrawMinor: amountOf('memberDraw', input.memberDraw, least * LIMITS.memberDraw),
    exposureMinor: amountOf('drawExposure', input.drawExposure, least * LIMITS.exposure),
    order: input.sortOrder ?? null,
    isOn: input.enabled ?? true,
  };
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const usualTime = ({ calendar }: Family): string | null => calendar?.drawTime ?? null;
const usualDays = ({ calendar }: Family): readonly number[] => calendar?.drawDays ?? EVERY_DAY;

function oddsOf(
  { plays: wanted, maxUnitStake }: GameInput,
  plays: NewGame['plays'],
  least: bigint,
  source: ResultSource,
): WantedOdds[] {
  const most = amountOf('maxUnitStake', maxUnitStake, least * LIMITS.maxUnitStake);
  const chosen: NonNullable<GameInput['plays']> = wanted ?? plays.map(({ code }) => ({ play: code }));
  return chosen.map(({ play, ...terms }) => {
    const usual = plays.find(({ code }) => code === play);
    if (usual === undefined) throw new Refusal('odds.refused', { play, reason: 'play.unknown' });
    // Official draws also limit a member's stakes on the whole play.
    const onPlay = source !== 'rng' ? least * LIMITS.memberPlay : undefined;
    const isLotto = usual.rule.kind === 'lotto';
    const memberPlay = terms.memberPlay === null ? undefined : limitOf(play, 'memberPlay', terms.memberPlay, onPlay);
    return {
      play,
      odds: terms.odds === undefined ? usual.odds : amountOf(`${play}/odds`, terms.odds, undefined, ODDS_DECIMALS),
      minUnitStakeMinor: amountOf(
        `${play}/minUnitStake`,
        terms.minUnitStake,
        isLotto ? least * LIMITS.lottoPrice : least,
      ),
      maxUnitStakeMinor: amountOf(
        `${play}/maxUnitStake`,
        terms.maxUnitStake,
        isLotto ? least * LIMITS.lottoPrice : most,
      ),
      memberNumberMinor: amountOf(
        `${play}/memberNumber`,
        terms.memberNumber,
        // The largest system costs more than the usual limit of a pick.
        least * (isLotto ? LIMITS.memberPlay : LIMITS.memberNumber),
      ),
      ...(memberPlay === undefined ? {} : { memberPlayMinor: memberPlay }),
      liabilityMinor: amountOf(`${play}/liability`, terms.liability, least * LIMITS.liability),
    };
  });
}

/** @throws Refusal request.invalid {field, reason}: pools 'unknown', an amount 'format' or 'positive' */
function poolsOf(input: GameInput, { pools = [] }: Family, least: bigint): PoolSettings[] {
  const given = input.pools ?? {};
  const unknown = Object.keys(given).find((level) => !pools.some((pool) => pool.level === level));
  if (unknown !== undefined) throw invalidField(`pools/${unknown}`, 'unknown');
  return pools.map(({ level, percent, guarantee }) => {
    const { share, guarantee: amount } = given[level] ?? {};
    return {
      level,
      shareBp: share === undefined ? percent * 100 : shareBpOf(`pools/${level}/share`, share),
      guaranteeMinor: amountOf(`pools/${level}/guarantee`, amount, guarantee * least * LIMITS.lottoPrice),
    };
  });
}

/** A percentage in its hundredths. @throws Refusal request.invalid {field, reason 'format', 'positive' or 'range'} */
export function shareBpOf(field: string, text: string): number {
  const bp = Number(amountOf(field, text, undefined, 2));
  if (bp > 10_000) throw invalidField(field, 'range');
  return bp;
}

const ODDS_DECIMALS = 4;

const limitOf = (play: string, field: string, text: string | undefined, usual: bigint | undefined) =>
  text === undefined ? usual : amountOf(`${play}/${field}`, text);

/** An amount in minor units. @throws Refusal request.invalid {field, reason 'format' or 'positive'} */
export function amountOf(field: string, text: string | undefined, usual?: bigint, decimals?: number): bigint {
  if (text === undefined && usual !== undefined) return usual;
  const minor = tryParseMinor(text ?? '', decimals);
  if (minor === null) throw invalidField(field, 'format');
  if (minor <= 0n) throw invalidField(field, 'positive');
  return minor;
}
