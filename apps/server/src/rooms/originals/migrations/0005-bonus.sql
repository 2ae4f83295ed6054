-- What of each stake was bonus money, in their order; shorter where the last were real money alone.
alter table originals_rounds add column bonus_stakes_minor bigint[] not null default '{}';
