-- Whether two accounts share something that identifies a person: a phone number, an e-mail address, an account at a
-- provider, or an account that receives withdrawals.
create or replace function protection_same_person(p_one bigint, p_other bigint)
returns boolean language sql stable as $$
  select exists (
    select 1 from protection_marks a join protection_marks b using (mark)
     where a.member_id = p_one and b.member_id = p_other)
  or exists (
    select 1 from protection_account_marks a join protection_account_marks b using (mark)
     where a.member_id = p_one and b.member_id = p_other);
$$;
