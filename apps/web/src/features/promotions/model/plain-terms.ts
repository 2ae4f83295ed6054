import { type ApiError, errorCodeOf } from '../../../shared/api/api-error.ts';
import { numberText } from '../../../shared/i18n/number-text.ts';
import { formatAmount, formatShare } from '../../../shared/i18n/format.ts';
import type { Translate } from '../../../shared/i18n/use-text.ts';
import { slashDay } from '../../../shared/i18n/merchant-day.ts';
import type { Offer } from '../api/promotions.ts';
import { decimal } from './decimal.ts';

/** Kinds of offers that a deposit triggers. */
const OF_DEPOSITS: readonly Offer['kind'][] = ['firstDeposit', 'reload'];

export function waitsForDeposit({ kind }: Pick<Offer, 'kind'>): boolean {
  return OF_DEPOSITS.includes(kind);
}

/** Offers that a member can choose for a deposit. */
export function offersOfDeposit(offers: readonly Offer[]): Offer[] {
  return offers.filter((offer) => waitsForDeposit(offer) && (offer.eligible || offer.joined));
}

/** The offer that applies to a deposit: the chosen one, else one that the member has joined. */
export function chosenOffer(offers: readonly Offer[], chosenId: string | null): Offer | undefined {
  const possible = offersOfDeposit(offers);
  return possible.find(({ offerId }) => offerId === chosenId) ?? possible.find(({ joined }) => joined);
}

/** Whether the result is bonus money: the gift itself, or the winnings of free rounds. */
export function givesBonus({ gift, winsAreBonus }: Offer['terms']): boolean {
  return gift === 'bonus' || (gift === 'freeRounds' && winsAreBonus === true);
}

/** All rules of an offer in plain words, one sentence each. @param timeZone IANA name of the merchant's time zone */
export function plainTerms({ kind, terms, asset }: Offer, t: Translate, tag: string, timeZone: string): string[] {
  const { gift, every, endsAt, wagering, rounds } = terms;
  const amount = (text: string) => `${formatAmount(decimal(text), tag, { decimals: 0 })} ${asset}`;
  return [
    ...(gift === 'bonus' ? [] : [t(`offers.term.${gift}`)]),
    ...(rounds === undefined ? [] : [t('offers.term.rounds', { count: rounds.count, days: rounds.days })]),
    ...(gift === 'freeRounds' ? [t(`offers.term.${terms.winsAreBonus === true ? 'winsBonus' : 'winsMoney'}`)] : []),
    ...(gift === 'freeRounds' && terms.mostWins !== undefined
      ? [t('offers.term.mostWins', { amount: amount(terms.mostWins) })]
      : []),
    ...(givesBonus(terms) ? bonusTerms(terms, t, amount, tag) : []),
    ...(gift === 'freeBet' ? [t('offers.term.within', { days: wagering.days })] : []),
    t(`offers.term.${kind === 'birthday' ? kind : every}`),
    // Calendar rewards, and everything except bonus money, have to be collected.
    ...(gift !== 'bonus' || PAID_LATER.includes(kind) ? [t('offers.term.collect')] : []),
    ...(endsAt === null ? [] : [t('offers.term.ends', { date: slashDay(endsAt, timeZone) })]),
    t('offers.term.lasts'),
  ];
}

const PAID_LATER: readonly Offer['kind'][] = ['cashback', 'rebate', 'birthday'];

function bonusTerms(
  { money, stacks, wagering }: Offer['terms'],
  t: Translate,
  amount: (text: string) => string,
  tag: string,
) {
  const { times, days, mostBet, zeroOut, leastOdds } = wagering;
  const odds = numberText((leastOdds ?? 0) / 100, tag, { minimumFractionDigits: 2 });
  return [
    ...(times > 0
      ? [t('offers.term.wagering', { count: times, days }), t('offers.term.expires')]
      : [t('offers.term.within', { days })]),
    t(`offers.term.${money}`),
    ...(mostBet === null ? [] : [t('offers.term.mostBet', { amount: amount(mostBet) })]),
    ...(leastOdds === undefined ? [] : [t('offers.term.leastOdds', { odds })]),
    ...(zeroOut === undefined ? [] : [t('offers.term.zeroOut', { amount: amount(zeroOut) })]),
    ...(stacks ? [] : [t('offers.reason.stacking')]),
    t('offers.term.giveUp'),
  ];
}

/** Facts shown above the button: label and value. */
export function factsOf(
  { kind, terms, wagering }: Offer,
  t: Translate,
  tag: string,
): { label: string; value: string }[] {
  const plain = (text: string) => formatAmount(decimal(text), tag, { decimals: 0 });
  const percent = (share: number) => formatShare(share / 10_000, tag, 2);
  return [
    ...(terms.leastDeposit === null ? [] : [{ label: t('offers.minimum'), value: plain(terms.leastDeposit) }]),
    ...(terms.share === null
      ? []
      : [{ label: t(kind === 'cashback' ? 'offers.back' : 'offers.gift'), value: percent(terms.share) }]),
    { label: t('offers.most'), value: plain(terms.most) },
    ...(wagering > 0 ? [{ label: t('offers.playThrough'), value: t('offers.times', { count: wagering }) }] : []),
  ];
}

/** Probability of each segment of a wheel, in percent. */
export function oddsOf({ terms }: Offer): { amount: string; percent: number }[] {
  const parts = terms.wheel ?? [];
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  return parts.map(({ amount, weight }) => ({ amount: decimal(amount), percent: (weight * 100) / whole }));
}

/**
 * Reasons with their own text, because the member can act on them or should know them; all others share a general text.
 */
const TOLD = [
  'visitor',
  'trial',
  'notStarted',
  'ended',
  'joined',
  'left',
  'taken',
  'firstDeposit',
  'stacking',
  'budget',
  'changed',
  'birthday',
];

export function reasonText(reason: string, t: Translate): string {
  return t(`offers.reason.${TOLD.includes(reason) ? reason : 'other'}`);
}

/** Why an offer could not be taken; null for other errors. */
export function refusalText(error: unknown, t: Translate): string | null {
  if (errorCodeOf(error) !== 'offer.refused') return null;
  return reasonText(((error as ApiError).value as { reason?: string } | null)?.reason ?? '', t);
}
