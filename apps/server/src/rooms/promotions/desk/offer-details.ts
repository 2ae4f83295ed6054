import { givesBonus, type OfferKind, type OfferTerms, type promotions } from '@fairlot/contract';
import { titleOf, wordsOfConditions } from './offer-words.ts';

/** A segment as it was when an approval was requested. */
export interface FrozenSegment {
  name: string;
  conditions: promotions.SegmentPart[];
}

/** Everything of an offer that decides what it pays, to whom and when. */
export interface Paying {
  kind: OfferKind;
  code: string | null;
  terms: OfferTerms;
  /** Decimal string. */
  budget: string;
  asset: string;
  segment: FrozenSegment | null;
}

/** One line per payment term of an offer; `field: before → after` where the active version differs. */
export function linesOf(now: Paying, before: Paying | null): string[] {
  const former = new Map(before === null ? [] : fieldsOf(before));
  const present = new Map(fieldsOf(now));
  const names = [...new Set([...present.keys(), ...former.keys()])];
  return names.map((name) => {
    const [was, is] = [former.get(name) ?? NONE, present.get(name) ?? NONE];
    return before === null || was === is ? `${name}: ${is}` : `${name}: ${was} → ${is}`;
  });
}

const NONE = 'none';

/** Field and value, in reading order. */
function fieldsOf({ kind, code, terms, budget, asset, segment }: Paying): [string, string][] {
  const money = (amount: string) => `${amount} ${asset}`;
  const { startsAt, endsAt, amount, share, most, leastDeposit, rebates, rounds, packet, wheel, control } = terms;
  const fields: [string, string | null | undefined | false][] = [
    ['Kind', titleOf.kind[kind]],
    ['Code', code],
    ['Gift', titleOf.gift[terms.gift]],
    ['Amount', amount && money(amount)],
    ['Share', share !== null && percent(share)],
    ['Maximum per member', money(most)],
    ['Minimum deposit', leastDeposit && money(leastDeposit)],
    ['Rebates', rebates && listOf(rebates, percent)],
    ['Red packet', packet && `${packet.shares} packets, at least ${money(packet.least)} each`],
    ['Wheel', wheel && wheel.map(({ weight, amount: part }) => `${money(part)} by weight ${weight}`).join('; ')],
    ['Free rounds', terms.gift === 'freeRounds' && roundsOf(rounds)],
    ['Winnings of free rounds', terms.gift === 'freeRounds' && winsOf(terms, money)],
    ['Turnover of the new member', terms.referredTurnover && money(terms.referredTurnover)],
    ['Frequency', titleOf.every[terms.every]],
    ...(givesBonus(terms) ? playOf(terms, money) : []),
    ['Combines with other bonuses', terms.stacks ? 'yes' : 'no'],
    ['Budget', money(budget)],
    ['Starts', startsAt === 0 ? 'on approval' : timeOf(startsAt)],
    ['Ends', endsAt === null ? 'never' : timeOf(endsAt)],
    ...audienceOf(kind, terms, segment),
    ['Control group', control !== undefined && `${control}%`],
  ];
  return fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}

function playOf({ money: kind, wagering }: OfferTerms, money: (amount: string) => string): [string, string][] {
  const { times, days, mostBet, games, zeroOut, leastOdds } = wagering;
  return [
    ['Conversion to real money', titleOf.money[kind]],
    ['Wagering', `${counted(times, 'time')} in ${counted(days, 'day')}`],
    ['Game contribution', listOf(games, (value) => `${value}%`)],
    ['Maximum bet', mostBet === null ? NONE : money(mostBet)],
    ['Minimum odds', leastOdds === undefined ? NONE : (leastOdds / 100).toFixed(2)],
    ['Ends when balance is below', money(zeroOut ?? '0.00')],
  ];
}

function audienceOf(kind: OfferKind, { audience }: OfferTerms, segment: FrozenSegment | null): [string, string][] {
  const { types, labels, newWithinDays, segmentId } = audience;
  const parts = [
    types && `customer type ${types.join(' or ')}`,
    labels && `label ${labels.map((label) => `“${label}”`).join(' or ')}`,
    newWithinDays !== undefined && `registered within ${counted(newWithinDays, 'day')}`,
    segmentId !== undefined && (segment === null ? 'none: the group does not exist' : `group “${segment.name}”`),
  ].filter((part) => typeof part === 'string');
  const who = kind === 'referral' ? 'inviters' : 'members';
  const fields: [string, string][] = [['Audience', parts.length === 0 ? `all ${who}` : `${who}: ${parts.join('; ')}`]];
  if (segment !== null) fields.push(['Conditions of the group', wordsOfConditions(segment.conditions)]);
  return fields;
}

function roundsOf(rounds: OfferTerms['rounds']): string {
  if (rounds === undefined) return '10 of the most played game, within 7 days';
  return `${rounds.count} of ${rounds.vendor} ${rounds.gameId}, within ${counted(rounds.days, 'day')}`;
}

function winsOf({ winsAreBonus, mostWins }: OfferTerms, money: (amount: string) => string): string {
  return winsAreBonus === true ? `bonus money, at most ${money(mostWins ?? '0.00')}` : 'real money';
}

/** @param share hundredths of a percent */
const percent = (share: number) => `${share / 100}%`;

function listOf(values: Readonly<Record<string, number>>, word: (value: number) => string): string {
  return Object.entries(values)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([product, value]) => `${product} ${word(value)}`)
    .join(', ');
}

const timeOf = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
