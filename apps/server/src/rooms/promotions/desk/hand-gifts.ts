import { type BodyOf, promotionsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import type { Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, route, TRIAL_TYPE } from '../../../platform/http/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import { approval, type Change, requestApproval } from '../../../platform/operators/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import type { Protection } from '../../protection/index.ts';
import type { Awarding } from '../offers/award.ts';
import { isOpenAt } from '../offers/eligibility.ts';
import { findOffer, type Offer } from '../offers/offer-rows.ts';
import { textOf } from '../present.ts';

interface Gifts {
  offerId: string;
  title: string;
  /** By language; earlier releases stored none. */
  titles?: Readonly<Record<string, string>>;
  memberIds: string[];
  asset: string;
  /** Amount for each member. */
  amountMinor: string;
}

type Input = Pick<BodyOf<typeof contract.grant>, 'offerId' | 'memberIds' | 'amount'>;
type Preview = ValueOf<typeof contract.previewGrant>;

/** Manual gifts of operators, on the terms of an offer made for them: previewed, and approved by a second operator. */
export function createHandGifts(
  platform: PromotionsPlatform,
  awarding: Awarding,
  protection: Pick<Protection, 'offerBars'>,
) {
  const { db, people } = platform;

  const gifts = approval<Gifts>({
    kind: 'bonus',
    permission: 'promotions.grant',
    object: ({ offerId }) => `offer:${offerId}`,
    title: ({ titles, title, offerId }, language) =>
      `${(titles && textOf(titles, language)) ?? title} (offer:${offerId})`,
    amount: ({ amountMinor, memberIds, asset }) => ({
      amountMinor: BigInt(amountMinor) * BigInt(memberIds.length),
      asset,
    }),
    details: ({ memberIds }) => memberIds.map((id) => `member:${id}`),
    execute: createGive(awarding, protection),
  });

  /** @throws Refusal not.found for unknown members, request.invalid for trial members and other currencies */
  async function membersOf(memberIds: readonly string[], asset: string): Promise<Preview['members']> {
    const ids = [...new Set(memberIds)];
    const bars = await protection.offerBars(db, ids.map(BigInt));
    const known = await people.entries(ids.map(BigInt), db);
    const members: Preview['members'] = [];
    for (const memberId of ids) {
      const member = requireFound(known.get(BigInt(memberId)));
      if (member.type === TRIAL_TYPE || member.asset !== asset)
        throw new Refusal('request.invalid', { field: 'memberIds', reason: 'asset' });
      members.push({ memberId, account: member.account, reason: bars.get(BigInt(memberId)) ?? null });
    }
    return members;
  }
  const reachedOf = (members: Preview['members']) => members.filter(({ reason }) => reason === null);

  const routes: BoundRoute[] = [
    route(contract.previewGrant, async ({ body }) => {
      const { offer, amountMinor } = await offerFor(db, body);
      const members = await membersOf(body.memberIds, offer.asset);
      return {
        sum: formatMinor(amountMinor * BigInt(reachedOf(members).length)),
        budgetLeft: formatMinor(offer.budgetMinor - offer.spentMinor),
        members,
      };
    }),
    route(contract.grant, async ({ operator, ip, body: { offerId, memberIds, amount, ...input } }) => {
      const { offer, amountMinor } = await offerFor(db, { offerId, memberIds, amount });
      const reached = reachedOf(await membersOf(memberIds, offer.asset));
      if (reached.length === 0) throw new Refusal('request.invalid', { field: 'memberIds', reason: 'protected' });
      return requestApproval(platform, { operator, ip }, input, gifts, {
        offerId,
        title: textOf(offer.texts, 'EN')?.title ?? '',
        titles: Object.fromEntries(Object.entries(offer.texts).map(([code, text]) => [code, text.title])),
        memberIds: reached.map(({ memberId }) => memberId),
        asset: offer.asset,
        amountMinor: String(amountMinor),
      });
    }),
  ];
  return { gifts, routes };
}

/** @throws Refusal not.found, offer.state, limit.exceeded for more than the offer's maximum gift */
async function offerFor(
  db: PromotionsPlatform['db'],
  { offerId, amount }: Input,
): Promise<{ offer: Offer; amountMinor: bigint }> {
  const offer = requireFound(await findOffer(db, BigInt(offerId)));
  if (offer.kind !== 'manual' || !isOpenAt(offer, Date.now())) throw new Refusal('offer.state');
  const amountMinor = parseMinor(amount);
  requireWithin(offer, amountMinor);
  return { offer, amountMinor };
}

/** @throws Refusal limit.exceeded for more than the offer's maximum gift */
function requireWithin({ terms }: Offer, amountMinor: bigint): void {
  if (amountMinor <= 0n || amountMinor > parseMinor(terms.most))
    throw new Refusal('limit.exceeded', { max: terms.most });
}

/** Members who must not be invited to play any more since the request receive nothing; the audit trail names them. */
function createGive(awarding: Awarding, protection: Pick<Protection, 'offerBars'>) {
  return async (tx: Tx, payload: Gifts, { approvalId }: { approvalId: bigint }): Promise<Change> => {
    const offer = await findOffer(tx, BigInt(payload.offerId));
    if (offer === undefined || !isOpenAt(offer, Date.now())) throw new Refusal('offer.state');
    // Another version of the offer, with a lower maximum, may have been published since the request.
    requireWithin(offer, BigInt(payload.amountMinor));
    const bars = await protection.offerBars(tx, payload.memberIds.map(BigInt));
    const memberIds = payload.memberIds.filter((id) => !bars.has(BigInt(id)));
    if (memberIds.length === 0) throw new Refusal('request.invalid', { field: 'memberIds', reason: 'protected' });
    for (const id of memberIds) {
      const key = `manual:${approvalId}:${id}`;
      const award = { key, memberId: BigInt(id), amountMinor: BigInt(payload.amountMinor), isToCollect: false };
      const outcome = await awarding.give(tx, offer, award);
      if (outcome.kind === 'budget') throw new Refusal('limit.exceeded', { field: 'budget' });
    }
    const leftOut = payload.memberIds.filter((id) => bars.has(BigInt(id)));
    const amount = formatMinor(BigInt(payload.amountMinor));
    return {
      action: 'bonus.granted',
      before: {},
      after: { memberIds, leftOut, amount, asset: payload.asset },
    };
  };
}
