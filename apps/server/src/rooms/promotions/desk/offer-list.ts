import { promotionsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { accountsOf, type AnyDeskList, deskList } from '../../../platform/operators/index.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';
import { GRANT, type Grant, leftOf } from '../bonus/grant-rows.ts';
import { textOf } from '../present.ts';
import { STATE_NOW, type WrittenOffer } from './written.ts';

type Row = Pick<
  WrittenOffer,
  'id' | 'kind' | 'state' | 'texts' | 'budgetMinor' | 'spentMinor' | 'createdAt' | 'announcementId'
> & {
  members: number;
};

export function createOfferList(): AnyDeskList {
  return deskList<Row, ValueOf<typeof contract.offers>['list'][number]>({
    endpoint: contract.offers,
    select: sql`
      o.id, o.kind, ${STATE_NOW} as state, o.texts, o.announcement_id as "announcementId",
      o.budget_minor as "budgetMinor", o.spent_minor as "spentMinor",
      o.created_at as "createdAt",
      (select count(distinct m.member_id)::int from (
         select member_id from promotions_awards where offer_id = o.id
         union select member_id from promotions_acceptances where offer_id = o.id) m) as members`,
    from: sql`promotions_offers o`,
    alias: 'o',
    fields: {
      state: { column: STATE_NOW },
    },
    present: (rows, { language = 'EN' }) =>
      rows.map(({ texts, budgetMinor, spentMinor, ...rest }) => ({
        ...wireRow(rest),
        title: textOf(texts, language)?.title ?? '',
        spent: formatMinor(spentMinor),
        budget: formatMinor(budgetMinor),
      })),
  });
}

/** @param cancellations which of these bonuses have an open request to cancel them */
export function createBonusList(
  platform: Platform,
  cancellations: (bonusIds: readonly string[]) => Promise<ReadonlySet<string>>,
): AnyDeskList {
  return deskList<Grant, ValueOf<typeof contract.bonuses>['list'][number]>({
    endpoint: contract.bonuses,
    select: GRANT,
    from: sql`promotions_grants g`,
    alias: 'g',
    key: { column: sql`g.id::text`, type: 'text' },
    present: async (rows, { language = 'EN' }) => {
      const open = rows.filter(({ endedAt }) => endedAt === null).map(({ id }) => id);
      const [accountOf, requested] = await Promise.all([accountsOf(platform, rows), cancellations(open)]);
      return rows.map((grant) => ({
        bonusId: grant.id,
        memberId: String(grant.memberId),
        account: accountOf(grant),
        offerId: grant.offerId === null ? null : String(grant.offerId),
        title: textOf(grant.titles, language) ?? '',
        state: grant.state,
        cancelRequested: requested.has(grant.id),
        amount: formatMinor(grant.amountMinor),
        wageringLeft: formatMinor(leftOf(grant)),
        paid: grant.paidMinor === null ? null : formatMinor(grant.paidMinor),
        createdAt: grant.createdAt.getTime(),
        expiresAt: grant.expiresAt.getTime(),
      }));
    },
  });
}
