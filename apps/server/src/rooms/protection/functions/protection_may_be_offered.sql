-- Whether a bonus, a mission or a message that invites to play may reach a member.
create or replace function protection_may_be_offered(p_member_id bigint) returns boolean language sql stable as $$
  select exists (select 1 from protection_offer_bars(array[p_member_id]) b where b.reason is null);
$$;
