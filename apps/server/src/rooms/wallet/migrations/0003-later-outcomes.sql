-- Of a converted sticky bonus: payouts of its stakes since the conversion, minus reversals. With the amounts of the
-- conversion, which are in the ledger, they determine the member's part.
alter table wallet_bonuses add column later_minor bigint not null default 0;
