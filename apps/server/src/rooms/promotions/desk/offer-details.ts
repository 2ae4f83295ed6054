import { givesBonus, type OfferKind, type OfferTerms, type promotions } from '@fairlot/contract';
import { factLine } from '../../../platform/operators/index.ts';

/** A segment as it was when an approval was requested. */
export interface FrozenSegment {
  name: string;
  conditions: promotions.SegmentPart[];
}

/** All terms of an offer that determine its gifts, recipients and times. */
export interface Paying {
  kind: OfferKind;
  code: string | null;
  terms: OfferTerms;
  /** Decimal string. */
  budget: string;
  asset: string;
  segment: FrozenSegment | null;
}

/** One fact per payment term of an offer, with the previous value if the active version differs. */
export function linesOf(now: Paying, before: Paying | null): string[] {
  const former = before === null ? null : factsOf(before);
  const present = factsOf(now);
  const names = [...new Set([...Object.keys(present), ...Object.keys(former ?? {})])];
  return names.map((name) => {
    const [was, is] = [former?.[name] ?? null, present[name] ?? null];
    return former === null || JSON.stringify(was) === JSON.stringify(is) ? factLine(name, is) : factLine(name, was, is);
  });
}

type Facts = Record<string, unknown>;

/** Names and values in reading order. */
function factsOf({ kind, code, terms, budget, asset, segment }: Paying): Facts {
  const money = (amount: string) => `${amount} ${asset}`;
  const { startsAt, endsAt, amount, share, most, leastDeposit, rebates, packet, wheel, control } = terms;
  const facts: Facts = {
    kind,
    code,
    gift: terms.gift,
    amount: amount && money(amount),
    share: share !== null && percent(share),
    mostPerMember: money(most),
    leastDeposit: leastDeposit && money(leastDeposit),
    rebates: rebates && eachOf(rebates, percent),
    packet: packet && { shares: packet.shares, leastShare: money(packet.least) },
    wheel: wheel && wheel.map(({ weight, amount: part }) => ({ amount: money(part), weight })),
    ...(terms.gift === 'freeRounds' && roundsOf(terms, money)),
    referredTurnover: terms.referredTurnover && money(terms.referredTurnover),
    every: terms.every,
    ...(givesBonus(terms) && playOf(terms, money)),
    stacks: terms.stacks ? 'true' : 'false',
    budget: money(budget),
    startsAt: startsAt === 0 ? 'approval' : new Date(startsAt).toISOString(),
    endsAt: endsAt === null ? 'never' : new Date(endsAt).toISOString(),
    ...audienceOf(kind, terms, segment),
    control: control !== undefined && `${control}%`,
  };
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== false),
  );
}

function playOf({ money: kind, wagering }: OfferTerms, money: (amount: string) => string): Facts {
  const { times, days, mostBet, games, zeroOut, leastOdds } = wagering;
  return {
    money: kind,
    wageringTimes: times,
    wageringDays: days,
    games: eachOf(games, (value) => `${value}%`),
    mostBet: mostBet === null ? 'none' : money(mostBet),
    leastOdds: leastOdds === undefined ? 'none' : (leastOdds / 100).toFixed(2),
    zeroOut: money(zeroOut ?? '0.00'),
  };
}

function audienceOf(kind: OfferKind, { audience }: OfferTerms, segment: FrozenSegment | null): Facts {
  const { types, labels, newWithinDays, segmentId } = audience;
  return {
    audience: kind === 'referral' ? 'inviters' : 'members',
    customerTypes: types,
    labels,
    newWithinDays,
    segment: segmentId !== undefined && (segment?.name ?? 'missing'),
    conditions: segment?.conditions,
  };
}

function roundsOf({ rounds, winsAreBonus, mostWins }: OfferTerms, money: (amount: string) => string): Facts {
  return {
    rounds: rounds?.count ?? 10,
    game: rounds === undefined ? 'mostPlayed' : `${rounds.vendor} ${rounds.gameId}`,
    roundDays: rounds?.days ?? 7,
    wins: winsAreBonus === true ? 'bonus' : 'money',
    mostWins: winsAreBonus === true && money(mostWins ?? '0.00'),
  };
}

/** @param share hundredths of a percent */
const percent = (share: number) => `${share / 100}%`;

const eachOf = (values: Readonly<Record<string, number>>, word: (value: number) => string) =>
  Object.fromEntries(
    Object.entries(values)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([product, value]) => [product, word(value)]),
  );
