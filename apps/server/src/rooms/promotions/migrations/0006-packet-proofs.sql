-- Shares of a packet are committed to before the first is opened: the root is published, each share has its salt. Packets
-- of before have neither.
alter table promotions_shares add salt text;
alter table promotions_offers add packet_root text;
