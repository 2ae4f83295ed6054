import { openBackOffice } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { dayOf } from '../../../platform/zone.ts';
import { openOffers } from '../promotions.testing.ts';

const { app } = await openBackOffice();
const offers = openOffers(app);
const { db } = app.platform;

it('stops gifts when the offer is paused during their run, and gives the others when it runs again', async () => {
  const { id } = await offers.offer('birthday', { amount: '500.00', most: '500.00' });
  const members = [await offers.member(), await offers.member()].map(({ memberId }) => memberId);
  const today = dayOf(await app.rooms.site.timeZone(), Date.now());
  for (const memberId of members)
    await db.run(sql`
      insert into loyalty_members (member_id, asset, keep_from, check_on, birthday, birthday_saved_on)
      values (${memberId}::bigint, 'VND', ${today}::date, ${today}::date + 60, ${today.slice(5)},
        ${today}::date - 60)`);
  const given = async () => {
    await app.rooms.promotions.giveBirthdays();
    const { count } = await db.one(sql<{ count: bigint }>`
      select count(*) as count from promotions_awards where offer_id = ${id}::bigint`);
    return count;
  };
  // As an operator who pauses it after the first gift.
  await db.script(`
    create function pause_offer() returns trigger language plpgsql as $$ begin
      update promotions_offers set state = 'paused' where id = new.offer_id;
      return new;
    end $$;
    create trigger pausing after insert on promotions_awards for each row execute function pause_offer()`);
  expect(await given()).toBe(1n);
  await db.script('drop trigger pausing on promotions_awards; drop function pause_offer()');
  expect(await given()).toBe(1n);
  await db.run(sql`update promotions_offers set state = 'running' where id = ${id}::bigint`);
  expect(await given()).toBe(2n);
});
