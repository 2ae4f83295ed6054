import { openBackOffice } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { dayOf } from '../../../platform/zone.ts';
import { openOffers } from '../promotions.testing.ts';

const { app } = await openBackOffice();
const offers = openOffers(app);
const { db } = app.platform;

const today = dayOf(await app.rooms.site.timeZone(), Date.now());

/** A member whose birthday is today and was stored long enough ago. */
async function celebrating(): Promise<bigint> {
  const { memberId } = await offers.member();
  await db.run(sql`
    insert into loyalty_members (member_id, asset, keep_from, check_on, birthday, birthday_saved_on)
    values (${memberId}::bigint, 'VND', ${today}::date, ${today}::date + 60, ${today.slice(5)}, ${today}::date - 60)`);
  return memberId;
}
/** Runs the job. @returns the number of gifts of an offer so far */
async function given({ id }: { id: bigint }): Promise<bigint> {
  await app.rooms.promotions.giveBirthdays();
  const { count } = await db.one(sql<{ count: bigint }>`
    select count(*) as count from promotions_awards where offer_id = ${id}::bigint`);
  return count;
}

it('stops gifts when the offer is paused during their run, and gives the others when it runs again', async () => {
  const offer = await offers.offer('birthday', { amount: '500.00', most: '500.00' });
  for (let count = 0; count < 2; count += 1) await celebrating();
  // As an operator who pauses it after the first gift.
  await db.script(`
    create function pause_offer() returns trigger language plpgsql as $$ begin
      update promotions_offers set state = 'paused' where id = new.offer_id;
      return new;
    end $$;
    create trigger pausing after insert on promotions_awards for each row execute function pause_offer()`);
  expect(await given(offer)).toBe(1n);
  await db.script('drop trigger pausing on promotions_awards; drop function pause_offer()');
  expect(await given(offer)).toBe(1n);
  await db.run(sql`update promotions_offers set state = 'running' where id = ${offer.id}::bigint`);
  expect(await given(offer)).toBe(2n);
});

it('gives the gifts of a day on which the offer begins later than the first run', async () => {
  const member = await celebrating();
  const startsAt = Date.now() + 3_600_000;
  const offer = await offers.offer('birthday', { amount: '500.00', most: '500.00', startsAt });
  expect(await given(offer)).toBe(0n);
  // As an hour later.
  await db.run(sql`
    update promotions_offer_versions set terms = terms || '{"startsAt": 0}' where offer_id = ${offer.id}::bigint`);
  expect(await given(offer)).toBeGreaterThan(0n);
  const { memberIds } = await db.one(sql<{ memberIds: bigint[] }>`
    select array_agg(member_id) as "memberIds" from promotions_awards where offer_id = ${offer.id}::bigint`);
  expect(memberIds.map(String)).toContain(String(member));
});
