-- Other accounts of the person behind a member, by name and birth date or by an account for payments.
create or replace function protection_others_of_person(p_member_id bigint)
returns bigint[] language plpgsql stable as $$
begin
  return array(
    select b.member_id from protection_marks a join protection_marks b using (mark)
     where a.member_id = p_member_id and b.member_id <> a.member_id
    union
    select b.member_id from protection_account_marks a join protection_account_marks b using (mark)
     where a.member_id = p_member_id and b.member_id <> a.member_id);
end $$;
