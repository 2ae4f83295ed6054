-- Ways in which operators find a member: the last four digits of the number by a keyed hash, address and device exactly.
alter table identity_members add column mobile_tail_mark text;
create index identity_members_mobile_tail on identity_members (mobile_tail_mark) where mobile_tail_mark is not null;
create index identity_members_without_tail on identity_members (id)
  where mobile_sealed is not null and mobile_tail_mark is null;

-- Whoever writes another number, also a process of a former build, leaves no mark of the one before; a job makes the new.
create function identity_forget_tail() returns trigger language plpgsql as $$
begin
  new.mobile_tail_mark := null;
  return new;
end $$;
create trigger identity_members_tail before update of mobile_sealed on identity_members for each row
  when (new.mobile_sealed is distinct from old.mobile_sealed) execute function identity_forget_tail();

create index identity_logins_address on identity_logins (ip, member_id);
create index identity_logins_device on identity_logins (md5(user_agent), member_id);
