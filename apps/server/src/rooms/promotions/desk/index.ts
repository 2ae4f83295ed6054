import { promotionsDesk as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { Executor, Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import {
  type Acting,
  approval,
  audited,
  type Change,
  requireVersion,
  type Desk,
  requestApproval,
} from '../../../platform/operators/index.ts';
import { isSame } from '../../../platform/pack/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Protection } from '../../protection/index.ts';
import type { Grants } from '../bonus/grants.ts';
import { type Awarding, detailsOfRounds } from '../offers/award.ts';
import { holdLeastStakes, type LeastStakes } from '../offers/least-stake.ts';
import { segmentOf, type Segments } from '../offers/segments.ts';
import { textOf } from '../present.ts';
import type { Invitations } from '../referral/invitations.ts';
import { findOffer } from '../offers/offer-rows.ts';
import { type FrozenSegment, linesOf, type Paying } from './offer-details.ts';
import { createSegmentRoutes } from './segment-routes.ts';
import { readBasis } from './basis.ts';
import { createBonusCard } from './member-card.ts';
import { createCancellations } from './cancellations.ts';
import { createDryRun } from './dry-run.ts';
import { FIGURES, reportOffer } from './figures.ts';
import { createHandGifts } from './hand-gifts.ts';
import { PROMOTIONS_REPORT } from './report.ts';
import { createBonusList, createOfferList } from './offer-list.ts';
import {
  changeWritten,
  checkInput,
  contentOf,
  getWritten,
  insertWritten,
  moveWritten,
  type OfferView,
  presentWritten,
  publish,
  type WrittenOffer,
} from './written.ts';
import { PROMOTIONS_TIMELINE } from './timeline.ts';

/** The offer to publish, as it was when the approval was requested. */
interface Publication {
  offerId: string;
  title: string;
  written: OfferView;
  /** The segment that the terms name. Its conditions become active with the offer, whatever happens to the segment. */
  segment: FrozenSegment | null;
  /** The version that is active until then; null for an offer that was never published. */
  current: Paying | null;
}

/** Operators' actions on offers: write, publish, dry-run and follow them, and grant bonus money. */
export function createDesk(
  platform: PromotionsPlatform,
  awarding: Awarding,
  segments: Segments,
  protection: Pick<Protection, 'offerBars' | 'isSamePerson'>,
  invitations: Pick<Invitations, 'tell'>,
  leastStakes: Pick<LeastStakes, 'complete'>,
  grants: Pick<Grants, 'cancel'>,
): Desk {
  const { db } = platform;
  const offers = createOfferList();

  const announceReferral = createAnnounce(invitations);
  const publication = createPublication(leastStakes, announceReferral);
  const byHand = createHandGifts(platform, awarding, protection);
  const cancellations = createCancellations(platform, grants);
  const bonuses = createBonusList(platform, cancellations.requested);
  const tryTerms = createDryRun(platform, segments, protection);

  return {
    permissions: [
      { permission: 'promotions.read', roles: ['admin', 'finance', 'content', 'support'] },
      { permission: 'promotions.write', roles: ['admin', 'content'] },
      { permission: 'promotions.grant', roles: ['admin', 'finance'] },
    ],
    routes: [
      ...createSegmentRoutes(platform, segments),
      route(contract.offer, async ({ params }) => presentWritten(await getWritten(db, BigInt(params.id)))),
      ...writingRoutes(platform, leastStakes, announceReferral),
      route(contract.publishOffer, async ({ operator, ip, params, body }) => {
        const offer = await getWritten(db, BigInt(params.id));
        if (offer.state === 'ended' || !offer.isChanged) throw new Refusal('offer.state');
        const written = presentWritten(offer);
        checkInput(written);
        const { endsAt } = written.terms;
        if (endsAt !== null && endsAt <= Date.now()) throw new Refusal('offer.terms', { field: 'period' });
        await requireRounds(platform, written);
        await leastStakes.complete(db, written.terms);
        const title = textOf(offer.texts, 'EN')?.title ?? '';
        const segment = await segmentOf(db, offer.terms);
        if (segment === null && offer.terms.audience.segmentId !== undefined)
          throw new Refusal('offer.terms', { field: 'segmentId' });
        return requestApproval(platform, { operator, ip }, body, publication, {
          offerId: params.id,
          title,
          written,
          segment: segment && { name: segment.name, conditions: segment.conditions },
          current: await payingNow(db, offer),
        });
      }),
      route(contract.tryOffer, ({ body }) => tryTerms(body)),
      route(contract.offerBasis, () => readBasis(db)),
      route(contract.report, async ({ params }) => {
        await getWritten(db, BigInt(params.id));
        return reportOffer(db, BigInt(params.id), await platform.site.timeZone());
      }),
      ...byHand.routes,
    ],
    lists: [offers, bonuses],
    memberTimeline: PROMOTIONS_TIMELINE,
    memberCards: [createBonusCard((executor) => platform.site.timeZone(executor))],
    approvals: [publication, byHand.gifts, ...cancellations.approvals],
    bulk: cancellations.bulk,
    figures: FIGURES,
    reports: [PROMOTIONS_REPORT],
  };
}

type Announce = (tx: Tx, offer: WrittenOffer) => Promise<void>;

const createAnnounce =
  (invitations: Pick<Invitations, 'tell'>): Announce =>
  async (tx, { kind, version }) => {
    if (kind === 'referral' && version > 0) await invitations.tell(tx);
  };

function createPublication(leastStakes: Pick<LeastStakes, 'complete'>, announceReferral: Announce) {
  return approval<Publication>({
    kind: 'offer',
    permission: 'promotions.write',
    object: ({ offerId }) => `offer:${offerId}`,
    title: ({ written, title, offerId }, language) =>
      `${textOf(written.texts, language)?.title ?? title} (offer:${offerId})`,
    details: ({ written, segment, current }) => linesOf({ ...written, segment }, current),
    execute: (tx, payload) => publishVersion(tx, payload),
  });

  /** Publishes exactly what was requested: an offer that was rewritten meanwhile needs another request. */
  async function publishVersion(tx: Tx, { offerId, written, segment }: Publication): Promise<Change> {
    const before = await getWritten(tx, BigInt(offerId), true);
    const { spent: _spent, state: _state, ...now } = presentWritten(before);
    const { spent: _before, state: _was, ...asked } = written;
    if (before.state === 'ended' || !before.isChanged || !isSame(now, asked)) throw new Refusal('offer.state');
    await holdLeastStakes(tx);
    await leastStakes.complete(tx, before.terms);
    const after = await publish(tx, before, segment?.conditions ?? null);
    await announceReferral(tx, after);
    return {
      action: 'offer.published',
      before: { version: before.version, state: before.state },
      after: {
        version: after.version,
        terms: after.terms,
        budget: formatMinor(after.budgetMinor),
        conditions: segment?.conditions ?? null,
      },
    };
  }
}

/** Offers are written, changed, paused, continued and ended. */
function writingRoutes(
  platform: PromotionsPlatform,
  leastStakes: Pick<LeastStakes, 'complete'>,
  announceReferral: Announce,
): BoundRoute[] {
  const { db, site } = platform;
  function trailOf(action: string, reason: string, before: WrittenOffer | null, after: WrittenOffer) {
    return {
      action,
      object: `offer:${after.id}`,
      reason,
      before: before === null ? null : presentWritten(before),
      after: presentWritten(after),
    };
  }
  async function change(
    acting: Acting,
    action: string,
    reason: string,
    make: (tx: Tx) => Promise<{ before: WrittenOffer | null; after: WrittenOffer }>,
  ) {
    const written = await audited(platform, acting, async (tx) => {
      const { before, after } = await make(tx);
      await announceReferral(tx, after);
      return { value: after, trail: trailOf(action, reason, before, after) };
    });
    return presentWritten(written);
  }

  return [
    route(contract.createOffer, async ({ operator, ip, body: { reason, ...input } }) => {
      checkInput(input);
      await requireRounds(platform, input);
      input.terms = await leastStakes.complete(db, input.terms);
      return change({ operator, ip }, 'offer.written', reason, async (tx) => ({
        before: null,
        after: await insertWritten(tx, input, await site.holdCurrency(tx)),
      }));
    }),
    route(contract.changeOffer, async ({ operator, ip, params, body: { reason, version, ...input } }) => {
      checkInput(input);
      await requireRounds(platform, input);
      input.terms = await leastStakes.complete(db, input.terms);
      return change({ operator, ip }, 'offer.written', reason, async (tx) => {
        const before = await getWritten(tx, BigInt(params.id), true);
        requireVersion(version, contentOf(before));
        return { before, after: await changeWritten(tx, before, input) };
      });
    }),
    route(contract.stateOffer, ({ operator, ip, params, body: { state, reason } }) =>
      change({ operator, ip }, `offer.${state}`, reason, async (tx) => {
        const before = await getWritten(tx, BigInt(params.id), true);
        return { before, after: await moveWritten(tx, before, state) };
      }),
    ),
  ];
}

/** @throws Refusal offer.terms for free rounds of a game that does not support them */
async function requireRounds(
  { freeRounds }: PromotionsPlatform,
  { terms }: Pick<WrittenOffer, 'terms'>,
): Promise<void> {
  if (terms.gift !== 'freeRounds' || terms.rounds === undefined) return;
  const reason = await freeRounds.wrongWith?.(detailsOfRounds(terms));
  if (typeof reason === 'string') throw new Refusal('offer.terms', { field: 'rounds', reason });
}

/** Active payment terms of an offer, with the current name of its segment. */
async function payingNow(executor: Executor, { id, version, asset }: WrittenOffer): Promise<Paying | null> {
  const offer = version === 0 ? undefined : await findOffer(executor, id);
  if (offer === undefined) return null;
  const { kind, code, terms, conditions, budgetMinor } = offer;
  const name = (await segmentOf(executor, terms))?.name ?? '';
  const segment = conditions === null ? null : { name, conditions };
  return { kind, code, terms, asset, budget: formatMinor(budgetMinor), segment };
}
