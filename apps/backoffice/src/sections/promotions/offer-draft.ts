import type { GiftKind, OfferKind, OfferTerms, OfferTexts } from '@fairlot/contract';
import { numberOf } from '../../form/number-of.ts';
import { fromLocalField, toLocalField } from '../../shared/lists.ts';
import type { Offer, Written } from './api.ts';

/** An offer as form values: all fields as typed text. */
export interface Draft {
  kind: OfferKind;
  gift: GiftKind;
  money: OfferTerms['money'];
  /** Free rounds: game and numbers; empty for the default ones. */
  vendor: string;
  gameId: string;
  rounds: string;
  roundDays: string;
  /** Kind of money that free rounds win. */
  wins: 'money' | 'bonus';
  /** Maximum winnings that become bonus money. */
  mostWins: string;
  every: OfferTerms['every'];
  stacks: boolean;
  code: string;
  announcementId: string;
  budget: string;
  startsAt: string;
  endsAt: string;
  /** Percent. */
  share: string;
  amount: string;
  most: string;
  leastDeposit: string;
  times: string;
  days: string;
  mostBet: string;
  zeroOut: string;
  /** For example 1.5; empty for any odds. */
  leastOdds: string;
  /** Percent by product. */
  games: string[][];
  /** Percent of turnover by product. */
  rebates: string[][];
  types: string[];
  labels: string[];
  newWithinDays: string;
  /** Id of a segment; empty for everyone. */
  segmentId: string;
  /** Percent. */
  control: string;
  shares: string;
  leastShare: string;
  /** Weight and amount of each segment of the wheel. */
  wheel: string[][];
  referredTurnover: string;
  texts: OfferTexts;
}

export const EMPTY: Draft = {
  kind: 'claim',
  gift: 'bonus',
  money: 'non-sticky',
  vendor: '',
  gameId: '',
  rounds: '10',
  roundDays: '7',
  wins: 'money',
  mostWins: '',
  every: 'once',
  stacks: true,
  code: '',
  announcementId: '',
  budget: '',
  startsAt: '',
  endsAt: '',
  share: '',
  amount: '',
  most: '',
  leastDeposit: '',
  times: '6',
  days: '14',
  mostBet: '',
  zeroOut: '',
  leastOdds: '1.5',
  games: [
    ['lottery', '100'],
    ['slots', '100'],
    ['originals', '100'],
    ['live', '10'],
  ],
  rebates: [],
  types: [],
  labels: [],
  newWithinDays: '',
  segmentId: '',
  control: '',
  shares: '',
  leastShare: '',
  wheel: [],
  referredTurnover: '',
  texts: {},
};

/** Whether the result is bonus money that has to be wagered: the gift itself, or the winnings of free rounds. */
export function isBonus({ gift, wins }: Pick<Draft, 'gift' | 'wins'>): boolean {
  return gift === 'bonus' || (gift === 'freeRounds' && wins === 'bonus');
}

export function draftOf({ terms, ...offer }: Offer): Draft {
  const { wagering, audience, packet } = terms;
  return {
    kind: offer.kind,
    gift: terms.gift,
    money: terms.money,
    vendor: terms.rounds?.vendor ?? '',
    gameId: terms.rounds?.gameId ?? '',
    rounds: String(terms.rounds?.count ?? 10),
    roundDays: String(terms.rounds?.days ?? 7),
    wins: terms.winsAreBonus === true ? 'bonus' : 'money',
    mostWins: terms.mostWins ?? '',
    every: terms.every,
    stacks: terms.stacks,
    code: offer.code ?? '',
    announcementId: offer.announcementId ?? '',
    budget: offer.budget,
    startsAt: terms.startsAt === 0 ? '' : toLocalField(terms.startsAt),
    endsAt: terms.endsAt === null ? '' : toLocalField(terms.endsAt),
    share: terms.share === null ? '' : String(terms.share / 100),
    amount: terms.amount ?? '',
    most: terms.most,
    leastDeposit: terms.leastDeposit ?? '',
    times: String(wagering.times),
    days: String(wagering.days),
    mostBet: wagering.mostBet ?? '',
    zeroOut: wagering.zeroOut ?? '',
    leastOdds: wagering.leastOdds === undefined ? '' : String(wagering.leastOdds / 100),
    games: pairsOf(wagering.games, 1),
    rebates: pairsOf(terms.rebates ?? {}, 100),
    types: (audience.types ?? []).map(String),
    labels: audience.labels ?? [],
    newWithinDays: audience.newWithinDays === undefined ? '' : String(audience.newWithinDays),
    segmentId: audience.segmentId ?? '',
    control: terms.control === undefined ? '' : String(terms.control),
    shares: packet === undefined ? '' : String(packet.shares),
    leastShare: packet?.least ?? '',
    wheel: (terms.wheel ?? []).map(({ weight, amount }) => [String(weight), amount]),
    referredTurnover: terms.referredTurnover ?? '',
    texts: offer.texts,
  };
}

/** Builds the request; the server rejects invalid amounts and numbers by field. */
export function writtenOf(draft: Draft): Omit<Written, 'reason'> {
  return {
    kind: draft.kind,
    code: orNull(draft.code.toUpperCase()),
    announcementId: orNull(draft.announcementId),
    budget: draft.budget.trim(),
    terms: termsOf(draft),
    texts: Object.fromEntries(
      Object.entries(draft.texts).filter(([, { title, text }]) => title.trim() !== '' && text.trim() !== ''),
    ),
  };
}

export function termsOf(draft: Draft): OfferTerms {
  const isPacket = draft.kind === 'redPacket';
  return {
    startsAt: fromLocalField(draft.startsAt) ?? 0,
    endsAt: fromLocalField(draft.endsAt),
    audience: {
      ...(draft.types.length === 0 ? {} : { types: draft.types.map(Number) }),
      ...(draft.labels.length === 0 ? {} : { labels: draft.labels }),
      ...(draft.newWithinDays.trim() === '' ? {} : { newWithinDays: Number(draft.newWithinDays) }),
      ...(draft.segmentId === '' ? {} : { segmentId: draft.segmentId }),
    },
    gift: draft.gift,
    share: draft.share.trim() === '' ? null : scaled(draft.share, 100),
    amount: orNull(draft.amount),
    most: draft.most.trim(),
    leastDeposit: orNull(draft.leastDeposit),
    ...(draft.rebates.length === 0 ? {} : { rebates: byProduct(draft.rebates, 100) }),
    every: draft.every,
    money: draft.money,
    wagering: {
      times: Number(draft.times),
      days: Number(draft.days),
      mostBet: orNull(draft.mostBet),
      games: byProduct(draft.games, 1),
      ...(draft.zeroOut.trim() === '' ? {} : { zeroOut: draft.zeroOut.trim() }),
      ...(draft.leastOdds.trim() === '' ? {} : { leastOdds: scaled(draft.leastOdds, 100) }),
    },
    ...(draft.gift === 'freeRounds' && draft.gameId.trim() !== '' ? { rounds: roundsOf(draft) } : {}),
    ...(draft.gift === 'freeRounds' && draft.wins === 'bonus'
      ? { winsAreBonus: true, mostWins: draft.mostWins.trim() }
      : {}),
    stacks: draft.stacks,
    ...(draft.control.trim() === '' ? {} : { control: Number(draft.control) }),
    ...(isPacket ? { packet: { shares: Number(draft.shares), least: draft.leastShare.trim() } } : {}),
    ...(draft.kind === 'wheel' ? { wheel: partsOf(draft.wheel) } : {}),
    ...(draft.kind === 'referral' ? { referredTurnover: draft.referredTurnover.trim() } : {}),
  };
}

function roundsOf({ vendor, gameId, rounds, roundDays }: Draft): NonNullable<OfferTerms['rounds']> {
  return { vendor: vendor.trim(), gameId: gameId.trim(), count: Number(rounds), days: Number(roundDays) };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

function byProduct(pairs: readonly (readonly string[])[], factor: number): Record<string, number> {
  return Object.fromEntries(pairs.map(([product = '', percent = '']) => [product, scaled(percent, factor)]));
}

/** A number in smaller units, without errors of binary fractions. Decimals beyond the unit stay and are rejected. */
const scaled = (text: string, factor: number): number => Number((numberOf(text) * factor).toFixed(6));

/** Whether a percentage or odds, empty if there are none, have at most the two decimals that an offer stores. */
const isStorable = (text: string): boolean => /^\d*(\.\d{1,2})?$/.test(text.trim());

/** Fields with more decimals than an offer stores. */
export function tooExact({ share, leastOdds, rebates }: Draft): ('share' | 'leastOdds' | 'rebates')[] {
  const isWrong = {
    share: !isStorable(share),
    leastOdds: !isStorable(leastOdds),
    rebates: rebates.some(([, percent = '']) => !isStorable(percent)),
  };
  return (['share', 'leastOdds', 'rebates'] as const).filter((name) => isWrong[name]);
}

function pairsOf(values: Readonly<Record<string, number>>, factor: number): string[][] {
  return Object.entries(values).map(([product, value]) => [product, String(value / factor)]);
}

function partsOf(rows: readonly (readonly string[])[]): { weight: number; amount: string }[] {
  return rows.map(([weight = '', amount = '']) => ({ weight: numberOf(weight), amount: amount.trim() }));
}
