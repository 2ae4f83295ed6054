import {
  type BodyOf,
  type OfferKind,
  type OfferTerms,
  type OfferTexts,
  PLAY_KINDS,
  type promotionsDesk as contract,
  type ValueOf,
} from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { versionOf } from '../../../platform/operators/index.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';
import { divide, keepShares } from '../triggers/packets.ts';
import { findOffer } from '../offers/offer-rows.ts';
import { type Segment, segmentOf } from '../offers/segments.ts';
import { wrongWith } from '../offers/terms-rules.ts';

/** Current state of the offer, by the dates of the active version. */
export const STATE_NOW = sql`promotions_state(o.id, o.version, o.state)`;

export type OfferView = ValueOf<typeof contract.offer>;
type Input = Omit<BodyOf<typeof contract.createOffer>, 'reason'>;

/** An offer as operators write it; members see the active version. */
export interface WrittenOffer {
  id: bigint;
  kind: OfferKind;
  state: OfferView['state'];
  asset: string;
  code: string | null;
  announcementId: string | null;
  terms: OfferTerms;
  texts: OfferTexts;
  version: number;
  isChanged: boolean;
  /** The written budget; only the approved budget may be spent. */
  budgetMinor: bigint;
  spentMinor: bigint;
  createdAt: Date;
}

const WRITTEN = sql`
  id, kind, ${STATE_NOW} as state, asset, code, announcement_id as "announcementId", terms, texts, version,
  is_changed as "isChanged", written_budget_minor as "budgetMinor", spent_minor as "spentMinor",
  created_at as "createdAt"`;

/** @throws Refusal not.found */
export async function getWritten(executor: Executor, id: bigint, isLocked = false): Promise<WrittenOffer> {
  return executor.found(sql<WrittenOffer>`
    select ${WRITTEN} from promotions_offers o where id = ${id}::bigint ${isLocked ? sql`for update` : sql``}`);
}

/** @throws Refusal offer.terms with the code of the problem */
export function checkInput({ kind, code, budget, terms, texts }: Input): void {
  const wrong = wrongWith(kind, terms, parseMinor(budget)) ?? ((kind === 'code') !== (code !== null) ? 'code' : null);
  if (wrong !== null) throw new Refusal('offer.terms', { field: wrong });
  if (texts['EN'] === undefined) throw new Refusal('offer.terms', { field: 'texts' });
}

export function insertWritten(tx: Tx, input: Input, asset: string): Promise<WrittenOffer> {
  return tx.one(sql<WrittenOffer>`
    insert into promotions_offers as o (kind, asset, code, announcement_id, terms, texts, budget_minor,
      written_budget_minor)
    values (${input.kind}, ${asset}, ${input.code}, ${input.announcementId}, ${JSON.stringify(input.terms)}::jsonb,
      ${JSON.stringify(cleaned(input.texts))}::jsonb, ${parseMinor(input.budget)}::bigint,
      ${parseMinor(input.budget)}::bigint)
    returning ${WRITTEN}`);
}

/**
 * @throws Refusal offer.state for an offer that ended, or whose packet is divided already; offer.terms for another
 * frequency of published cashback or rebates, whose periods would be paid twice or never
 */
export async function changeWritten(tx: Tx, before: WrittenOffer, input: Input): Promise<WrittenOffer> {
  const budgetMinor = parseMinor(input.budget);
  const isDivided = before.kind === 'redPacket' && before.version > 0;
  if (before.state === 'ended' || (before.version > 0 && input.kind !== before.kind) || isDivided)
    throw new Refusal('offer.state');
  if (budgetMinor < before.spentMinor) throw new Refusal('offer.terms', { field: 'budget' });
  const current = PLAY_KINDS.includes(before.kind) ? await findOffer(tx, before.id) : undefined;
  if (current !== undefined && input.terms.every !== current.terms.every)
    throw new Refusal('offer.terms', { field: 'every' });
  return tx.one(sql<WrittenOffer>`
    update promotions_offers o
       set kind = ${input.kind}, code = ${input.code}, announcement_id = ${input.announcementId},
           terms = ${JSON.stringify(input.terms)}::jsonb, texts = ${JSON.stringify(cleaned(input.texts))}::jsonb,
           written_budget_minor = ${budgetMinor}::bigint, is_changed = true
     where id = ${before.id}::bigint returning ${WRITTEN}`);
}

/**
 * Publishes the written version with its budget. A packet is divided now, before any share is opened. A paused offer
 * stays paused, because the pause may be newer than the request.
 * @param approved segment conditions as approved by a second operator; the current ones by default
 * @throws Refusal offer.terms when more has been spent than the budget
 */
export async function publish(tx: Tx, offer: WrittenOffer, approved?: Segment['conditions'] | null) {
  const { id, kind, terms, texts, version, budgetMinor, spentMinor } = offer;
  if (budgetMinor < spentMinor) throw new Refusal('offer.terms', { field: 'budget' });
  const current = (await segmentOf(tx, terms))?.conditions ?? null;
  const conditions = approved === undefined ? current : approved;
  await tx.run(sql`
    insert into promotions_offer_versions (offer_id, version, kind, terms, texts, conditions)
    values (${id}::bigint, ${version + 1}::int, ${kind}, ${JSON.stringify(terms)}::jsonb,
      ${JSON.stringify(texts)}::jsonb, ${conditions === null ? null : JSON.stringify(conditions)}::jsonb)`);
  if (kind === 'redPacket' && terms.packet !== undefined && version === 0)
    await keepShares(
      tx,
      id,
      divide({
        potMinor: budgetMinor,
        shares: terms.packet.shares,
        leastMinor: parseMinor(terms.packet.least),
        mostMinor: parseMinor(terms.most),
      }),
    );
  const state = offer.state === 'paused' ? 'paused' : 'running';
  return tx.one(sql<WrittenOffer>`
    update promotions_offers o set version = version + 1, state = ${state}, budget_minor = written_budget_minor,
           is_changed = ${JSON.stringify(conditions)}::jsonb <> ${JSON.stringify(current)}::jsonb
     where id = ${id}::bigint returning ${WRITTEN}`);
}

/**
 * @throws Refusal offer.state for an offer that was never published or has ended, and when resuming one past its date
 */
export async function moveWritten(tx: Tx, before: WrittenOffer, state: 'running' | 'paused' | 'ended') {
  if (before.version === 0 || before.state === 'ended') throw new Refusal('offer.state');
  // An offer past its date cannot be resumed: other dates have to be published.
  if (before.state === 'expired' && state !== 'ended') throw new Refusal('offer.state');
  return tx.one(sql<WrittenOffer>`
    update promotions_offers o set state = ${state}, ended_at = case when ${state} = 'ended' then clock_timestamp() end
     where id = ${before.id}::bigint returning ${WRITTEN}`);
}

export function presentWritten(offer: WrittenOffer): OfferView {
  const { version, budgetMinor, spentMinor, ...rest } = offer;
  return {
    ...wireRow(rest),
    version: versionOf(contentOf(offer)),
    publishedVersion: version,
    budget: formatMinor(budgetMinor),
    spent: formatMinor(spentMinor),
  };
}

/** Content of an offer that operators write. Its version for concurrent edits is derived from this. */
export function contentOf({ kind, code, announcementId, terms, texts, budgetMinor }: WrittenOffer) {
  return { kind, code, announcementId, terms, texts, budget: formatMinor(budgetMinor) };
}

/** Normalises texts for storage. */
export function cleaned(texts: OfferTexts): OfferTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([language, { title, text }]) => [
      language,
      { title: plainText(title), text: plainText(text) },
    ]),
  );
}
