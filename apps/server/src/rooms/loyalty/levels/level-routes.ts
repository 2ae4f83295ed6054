import { loyalty as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import { type BoundRoute, route, TRIAL_TYPE } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isDay } from '../../../platform/zone.ts';
import type { LoyaltyServices } from '../services.ts';
import { findLevel, listHistory, readLevels, readTerms } from './level-rows.ts';
import { rebateOf } from './rebate.ts';
import { noClub, presentClub, presentLevel } from './present.ts';

/** Levels for members and visitors. */
export function createLevelRoutes(services: LoyaltyServices): BoundRoute[] {
  const { db, site } = services.platform;
  return [
    route(contract.levels, async () => {
      const terms = await readTerms(db);
      return {
        currency: await site.currency(),
        keepDays: terms.keepDays,
        pointTurnover: formatMinor(terms.pointMinor),
        levels: (await readLevels(db)).map((row) => presentLevel(row, terms)),
      };
    }),
    route(contract.benefit, async ({ caller: { memberId, type, asset } }) =>
      type === TRIAL_TYPE
        ? { ...noClub(), currency: asset }
        : presentClub(await findLevel(db, memberId), await readLevels(db), await readTerms(db), asset),
    ),
    route(contract.rebate, ({ caller: { memberId, asset }, language }) =>
      rebateOf(services, memberId, asset, language),
    ),
    route(contract.levelHistory, async ({ caller }) =>
      (await listHistory(db, caller.memberId)).map(({ at, ...change }) => ({ ...change, at: at.getTime() })),
    ),
    route(contract.storeBirthday, async ({ caller: { memberId, asset }, body: { birthday } }) => {
      // A leap year, so that 29 February exists.
      if (!isDay(`2024-${birthday}`)) throw new Refusal('request.invalid', { field: 'birthday', reason: 'date' });
      await db.transaction(async (tx) => {
        const { today } = await services.today(tx);
        await tx.run(sql`select loyalty_join(array[${memberId}::bigint], ${asset}, ${today}::date)`);
        const reported = await tx.run(sql`
          update loyalty_members set birthday = ${birthday}, birthday_saved_on = ${today}::date
           where member_id = ${memberId}::bigint and birthday is null`);
        if (reported === 0) throw new Refusal('birthday.saved');
      });
      return null;
    }),
  ];
}
