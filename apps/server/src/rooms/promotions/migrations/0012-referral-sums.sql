-- While no offer for referrals runs, registrations by a code are still recorded, without an offer.
alter table promotions_referrals alter offer_id drop not null, alter version drop not null;

-- Real money that the new member has played, as a running sum, and how much the offer asks for. `near` is what the two
-- had in common when the rewards were given.
alter table promotions_referrals
  add played_minor bigint not null default 0,
  add needed_minor bigint not null default 0,
  add near text check (near in ('device', 'address'));
drop index promotions_referrals_waiting;
create index promotions_referrals_due on promotions_referrals (member_id)
  where state = 'waiting' and played_minor >= needed_minor;

-- What of a bet is in the running sum of its member's referral.
alter table promotions_bets add referred_minor bigint not null default 0;

update promotions_bets set referred_minor = stake_minor - bonus_minor
 where status in ('won', 'lost') and stake_minor is distinct from win_minor and placed_at is not null
   and member_id in (select member_id from promotions_referrals where state = 'waiting');
update promotions_referrals r
   set played_minor = (select coalesce(sum(b.referred_minor), 0) from promotions_bets b where b.member_id = r.member_id),
       needed_minor = (select coalesce((v.terms ->> 'referredTurnover')::numeric * 100, 0)
                         from promotions_offer_versions v where v.offer_id = r.offer_id and v.version = r.version)
 where r.state = 'waiting';
