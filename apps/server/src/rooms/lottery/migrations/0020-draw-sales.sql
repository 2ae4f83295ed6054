-- What was sold per asset when the sale of a draw ended: [{asset, amountMinor}]. Null before, and for draws that were
-- locked before this column.
alter table lottery_draws add column sales jsonb;
