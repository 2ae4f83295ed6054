-- Sums of settled bets by quarter of an hour: the offset of every zone is a multiple of it. They are kept by triggers,
-- so that they equal the rows whoever writes those. A row that is deleted stays counted: what a person played is money
-- that the house has won or lost, also when the person is forgotten.
alter table records_bets add column product text;
update records_bets set product = 'lottery' where source = 'lottery';

create table records_sums (
  at timestamptz not null,
  asset text not null,
  product text not null,
  vendor text not null,
  game_code text not null,
  game_name text not null,
  bets bigint not null,
  stake_minor bigint not null,
  win_minor bigint not null,
  primary key (at, asset, product, vendor, game_code)
);

-- Who played on a day of the merchant's zone, and since when.
create table records_players (
  day date not null,
  asset text not null,
  member_id bigint not null,
  first_at timestamptz not null,
  primary key (day, asset, member_id)
);

create function records_sum_inserted() returns trigger language plpgsql as $$
begin
  perform records_add_sums('{}', (select array_agg(row(n.*)::records_bets) from came n));
  return null;
end $$;

create function records_sum_updated() returns trigger language plpgsql as $$
begin
  perform records_add_sums((select array_agg(row(o.*)::records_bets) from before o),
    (select array_agg(row(n.*)::records_bets) from came n));
  return null;
end $$;

create trigger records_bets_inserted after insert on records_bets
  referencing new table as came for each statement execute function records_sum_inserted();
create trigger records_bets_updated after update on records_bets
  referencing old table as before new table as came for each statement execute function records_sum_updated();

-- What is there already, in one pass.
insert into records_sums (at, asset, product, vendor, game_code, game_name, bets, stake_minor, win_minor)
select date_bin('15 minutes', settled_at, 'epoch'), asset, coalesce(product, source), coalesce(vendor, ''), game_code,
       max(game_name), count(*), sum(stake_minor), sum(coalesce(win_minor, 0))
  from records_bets
 where placed_at is not null and settled_at is not null and asset <> 'FUN' and status in ('won', 'lost')
 group by 1, 2, 3, 4, 5;
