import { formatAmount } from '../../../shared/i18n/format.ts';
import type { Translate } from '../../../shared/i18n/use-text.ts';
import type { Offer } from '../api/promotions.ts';

/** The whole rules of an offer in plain words, a sentence each. */
export function plainTerms({ terms, asset }: Offer, t: Translate, tag: string): string[] {
  const { gift, money, every, wagering } = terms;
  const amount = (text: string) => `${formatAmount(decimal(text), tag, { decimals: 0 })} ${asset}`;
  const isPlayed = gift === 'bonus' && wagering.times > 0;
  return [
    ...(isPlayed ? [t('offers.term.wagering', { count: wagering.times, days: wagering.days })] : []),
    gift === 'bonus' ? t(`offers.term.${money}`) : t('offers.term.money'),
    ...(gift === 'bonus' && wagering.mostBet !== null
      ? [t('offers.term.mostBet', { amount: amount(wagering.mostBet) })]
      : []),
    t(`offers.term.${every}`),
    t('offers.term.lasts'),
  ];
}

/** The facts that stand above the button: label and figure. */
export function factsOf(
  { kind, terms, wagering }: Offer,
  t: Translate,
  tag: string,
): { label: string; value: string }[] {
  const plain = (text: string) => formatAmount(decimal(text), tag, { decimals: 0 });
  const percent = (share: number) =>
    `${new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(share / 100)} %`;
  return [
    ...(terms.leastDeposit === null ? [] : [{ label: t('offers.minimum'), value: plain(terms.leastDeposit) }]),
    ...(terms.share === null
      ? []
      : [{ label: t(kind === 'cashback' ? 'offers.back' : 'offers.gift'), value: percent(terms.share) }]),
    { label: t('offers.most'), value: plain(terms.most) },
    ...(wagering > 0 ? [{ label: t('offers.playThrough'), value: t('offers.times', { count: wagering }) }] : []),
  ];
}

/** Operators write amounts with up to two decimals; figures are shown from two. */
function decimal(text: string): string {
  const [whole = '0', cents = ''] = text.split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}

/** Chance of each part of a wheel, in percent. */
export function oddsOf({ terms }: Offer): { amount: string; percent: number }[] {
  const parts = terms.wheel ?? [];
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  return parts.map(({ amount, weight }) => ({ amount: decimal(amount), percent: (weight * 100) / whole }));
}

/** Reasons that the member can do something about, or should know; of the others the member is told no more. */
const TOLD = ['visitor', 'trial', 'notStarted', 'joined', 'taken', 'firstDeposit', 'stacking', 'budget'];

export function reasonText(reason: string, t: Translate): string {
  return t(`offers.reason.${TOLD.includes(reason) ? reason : 'other'}`);
}
