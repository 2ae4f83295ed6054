-- What players are told of a void draw: the operators' reason, the seed, and the numbers that were not drawn: those of the
-- seed, or those that a source had reported of an official draw.
alter table lottery_draws
  add column void_note text,
  add column avoided_result jsonb,
  drop constraint lottery_draws_reveal,
  add constraint lottery_draws_reveal check (
    (source = 'rng' and result is not null) = (revealed_seed is not null)
    or (source = 'rng' and result is null and void_reason is not null)),
  add constraint lottery_draws_avoided check (void_reason is not null or (void_note is null and avoided_result is null));

-- What is said of a void draw stays.
create trigger lottery_draws_void_kept before update of void_note, avoided_result, revealed_seed on lottery_draws
  for each row when (old.void_reason is not null and new.void_reason is not null
    and (new.void_note, new.avoided_result, new.revealed_seed)
        is distinct from (old.void_note, old.avoided_result, old.revealed_seed))
  execute function lottery_refuse_change();
