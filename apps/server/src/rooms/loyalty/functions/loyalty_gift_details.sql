-- The wagering terms of a gift, from the current terms; null if gifts are real money.
create or replace function loyalty_gift_details() returns jsonb language sql stable as $$
  select case when gift = 'bonus' then jsonb_build_object('times', gift_times, 'days', gift_days) end
    from loyalty_terms;
$$;
