-- The greatest stake of the market holds for the parts of a round together, which have to be found by their vendor.
drop function if exists vendors_check_market(bigint, jsonb, bigint, timestamptz);
