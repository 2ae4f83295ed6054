-- It names what has to stay instead of taking the amount, which has no fee in it.
drop function if exists agency_withdrawal_refusal(bigint, text, bigint);
