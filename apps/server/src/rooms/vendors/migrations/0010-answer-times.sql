-- Medians of answer times, and what each side's bets came to.

-- How many calls of the minute were answered within each bound of `answer-times.ts`, the last one above them all.
alter table vendors_health add column within int[] not null default '{}';

-- Stakes of the time that stand, play money apart; null where the vendor did not answer, and of the time before.
alter table vendors_reconciliations
  add column ours_minor bigint,
  add column theirs_minor bigint;
