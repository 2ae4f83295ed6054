-- A new site starts closed and is opened by two operators. A site that already served members counts as open.
insert into site_settings (merchant, key, value)
select merchant, 'opened', 'true' from (select merchant from site_announced_states union select merchant from site_settings) served;
