import {
  givesBonus,
  type OfferReason,
  type OfferTexts,
  type promotions as contract,
  type ValueOf,
} from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type Grant, leftOf } from './bonus/grant-rows.ts';
import type { Offer } from './offers/offer-rows.ts';

export type OfferView = ValueOf<typeof contract.offers>[number];
export type BonusView = ValueOf<typeof contract.bonuses>['list'][number];

/** The text in the requested language; falls back to English, then to any language. */
export function textOf<T>(texts: Readonly<Record<string, T>>, language: string): T | undefined {
  return texts[language.toUpperCase()] ?? texts['EN'] ?? Object.values(texts)[0];
}

export function presentOffer(
  offer: Offer,
  { language, reason, isJoined }: { language: string; reason: OfferReason | null; isJoined: boolean },
): OfferView {
  const text: OfferTexts[string] | undefined = textOf(offer.texts, language);
  return {
    offerId: String(offer.id),
    announcementId: offer.announcementId,
    kind: offer.kind,
    title: text?.title ?? '',
    text: text?.text ?? '',
    eligible: reason === null,
    reason,
    joined: isJoined,
    wagering: givesBonus(offer.terms) ? offer.terms.wagering.times : 0,
    asset: offer.asset,
    terms: offer.terms,
    version: offer.version,
    packetRoot: offer.packetRoot,
  };
}

export function presentBonus(grant: Grant, language: string): BonusView {
  const { mostBetMinor, games } = grant.wagering;
  return {
    bonusId: grant.id,
    offerId: grant.offerId === null ? null : String(grant.offerId),
    title: textOf(grant.titles, language) ?? '',
    state: grant.state,
    amount: formatMinor(grant.amountMinor),
    asset: grant.asset,
    wageringLeft: formatMinor(leftOf(grant)),
    wageringTotal: formatMinor(grant.totalMinor),
    expiresAt: grant.expiresAt.getTime(),
    createdAt: grant.createdAt.getTime(),
    endedAt: grant.endedAt?.getTime() ?? null,
    paid: grant.paidMinor === null ? null : formatMinor(grant.paidMinor),
    money: grant.money,
    isFreeBet: grant.isFreeBet,
    mostBet: mostBetMinor === null ? null : formatMinor(BigInt(mostBetMinor)),
    games: Object.entries(games)
      .filter(([, percent]) => percent > 0)
      .map(([product, percent]) => ({ product, percent })),
  };
}
