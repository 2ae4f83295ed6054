-- Messages that operators wrote, by their time and by their kind: between them stand millions that the house wrote.
drop index inbox_messages_written;
create index inbox_messages_written_at on inbox_messages (created_at, id) where texts is not null;
create index inbox_messages_written_kind on inbox_messages (kind, created_at, id) where texts is not null;

-- How many members have opened a message to many or taken it out, so that a list of messages counts no marks. In
-- sixteen parts by member, so that those who open one at the same moment do not wait for each other.
create table inbox_openings (
  message_id bigint not null references inbox_messages on delete cascade,
  part int not null,
  opened bigint not null,
  primary key (message_id, part)
);
insert into inbox_openings (message_id, part, opened)
select message_id, member_id % 16, count(*) from inbox_marks group by 1, 2;

-- Counted where marks are written, so that an older process beside this one counts as well.
create function inbox_count_openings() returns trigger language plpgsql as $$
declare
  v_step int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- In one order for all, so that two members who read everything at once cannot deadlock.
  insert into inbox_openings as o (message_id, part, opened)
  select m.message_id, m.member_id % 16, v_step * count(*) from marks m
   where tg_op = 'INSERT' or exists (select 1 from inbox_messages i where i.id = m.message_id)
   group by 1, 2 order by 1, 2
  on conflict (message_id, part) do update set opened = o.opened + excluded.opened;
  return null;
end $$;
create trigger inbox_marks_opened after insert on inbox_marks
  referencing new table as marks for each statement execute function inbox_count_openings();
create trigger inbox_marks_forgotten after delete on inbox_marks
  referencing old table as marks for each statement execute function inbox_count_openings();
