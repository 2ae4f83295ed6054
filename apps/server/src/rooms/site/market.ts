import type { siteDesk } from '@fairlot/contract';
import { convertUsual } from '@fairlot/money';

type MarketRules = siteDesk.MarketRules;
type MarketSetting = siteDesk.MarketSetting;

/** Rules of the demonstration: automatic betting is off. */
const DEMO: MarketRules = {
  withdrawalCancel: true,
  autoBet: false,
  followUp: true,
  playerTransfers: true,
  dividendsFromLosses: true,
  mixedProductOffers: true,
  exclusionRegister: false,
  minimumCycleMs: { slots: 0, casino: 0 },
  slotStakeCap: null,
  mostWagering: null,
  vulnerabilityNetMinor: '2000000000',
  identityBefore: 'withdrawal',
};

/**
 * The built-in profiles, each with amounts in the currency of its market. The figures of `UK` are the Gambling
 * Commission's, effective since 19 January 2026. Only `open` allows automatic betting.
 */
export const MARKET_PROFILES: Readonly<Record<siteDesk.MarketProfile, MarketRules & { currency: string }>> = {
  UK: {
    currency: 'GBP',
    withdrawalCancel: false,
    autoBet: false,
    followUp: false,
    playerTransfers: false,
    dividendsFromLosses: false,
    mixedProductOffers: false,
    exclusionRegister: true,
    minimumCycleMs: { slots: 2500, casino: 5000 },
    slotStakeCap: { currency: 'GBP', mostMinor: '500', youngMostMinor: '200', youngBelowAge: 25 },
    mostWagering: 10,
    vulnerabilityNetMinor: '15000',
    identityBefore: 'play',
  },
  demo: { currency: 'VND', ...DEMO },
  open: { currency: 'VND', ...DEMO, autoBet: true },
};

/**
 * A profile's rules for a merchant with another currency: amounts are converted by a round factor to usual ones, such
 * as 50,000 VND for 5 GBP.
 */
export function profileIn(profile: siteDesk.MarketProfile, currency: string): MarketRules {
  const { currency: own, slotStakeCap: cap, vulnerabilityNetMinor, ...rules } = MARKET_PROFILES[profile];
  const inCurrency = (minor: string) => String(convertUsual(BigInt(minor), own, currency));
  return {
    ...rules,
    vulnerabilityNetMinor: inCurrency(vulnerabilityNetMinor),
    slotStakeCap: cap && {
      ...cap,
      currency,
      mostMinor: inCurrency(cap.mostMinor),
      youngMostMinor: inCurrency(cap.youngMostMinor),
    },
  };
}

/** The effective rules. */
export function marketOf({ profile, stricter }: MarketSetting, currency: string): MarketRules {
  return { ...profileIn(profile, currency), ...stricter };
}

/** Effective flags: a flag that the market's rules forbid stays off, whatever the merchant set. */
export function lawfulFlags(
  flags: Readonly<Record<string, boolean>>,
  market: MarketSetting,
  laws: Readonly<Record<string, siteDesk.MarketSwitch>>,
): Record<string, boolean> {
  const rules = { ...MARKET_PROFILES[market.profile], ...market.stricter };
  return Object.fromEntries(
    Object.entries(flags).map(([flag, isOn]) => {
      const law = laws[flag];
      return [flag, isOn && (law === undefined || rules[law])];
    }),
  );
}

/** Whether the merchant's own rules are nowhere looser than the profile. */
export function isStricter({ profile, stricter }: MarketSetting, currency: string): boolean {
  return isNowhereLooser(marketOf({ profile, stricter }, currency), profileIn(profile, currency));
}

/** Whether every rule of `own` is as strict as that of `base`, or stricter. */
export function isNowhereLooser(own: MarketRules, base: MarketRules): boolean {
  const isAllowedOnlyWhere = (name: AllowedByLaw) => base[name] || !own[name];
  return (
    ALLOWED_BY_LAW.every(isAllowedOnlyWhere) &&
    (own.exclusionRegister || !base.exclusionRegister) &&
    own.minimumCycleMs.slots >= base.minimumCycleMs.slots &&
    own.minimumCycleMs.casino >= base.minimumCycleMs.casino &&
    isCapAtMost(own.slotStakeCap, base.slotStakeCap) &&
    (base.mostWagering === null || (own.mostWagering !== null && own.mostWagering <= base.mostWagering)) &&
    BigInt(own.vulnerabilityNetMinor) <= BigInt(base.vulnerabilityNetMinor) &&
    (own.identityBefore === 'play' || base.identityBefore === 'withdrawal')
  );
}

/** Switches for which off is the stricter setting. */
const ALLOWED_BY_LAW = [
  'withdrawalCancel',
  'autoBet',
  'followUp',
  'playerTransfers',
  'dividendsFromLosses',
  'mixedProductOffers',
] as const;
type AllowedByLaw = (typeof ALLOWED_BY_LAW)[number];

function isCapAtMost(own: MarketRules['slotStakeCap'], base: MarketRules['slotStakeCap']): boolean {
  if (base === null) return true;
  return (
    own !== null &&
    own.currency === base.currency &&
    BigInt(own.mostMinor) <= BigInt(base.mostMinor) &&
    BigInt(own.youngMostMinor) <= BigInt(base.youngMostMinor) &&
    own.youngBelowAge >= base.youngBelowAge
  );
}
