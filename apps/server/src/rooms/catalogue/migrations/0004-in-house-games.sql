-- In-house games carry their code and open their own page; those that were not sold yet join a catalogue that has them.
with own (game_id, code, joins_as, name, vi, classify_new) as (
  values ('BGS1', 'dice', null, '', '', ''), ('BGS2', 'plinko', null, '', '', ''), ('BGS3', 'mines', null, '', '', ''),
    ('BGS4', 'crash', null, '', '', ''), ('BGS5', 'wheel', null, '', '', ''), ('BGS6', 'hilo', null, '', '', ''),
    ('BGS7', 'keno', null, '', '', ''), ('BGS8', 'slot-kites', null, '', '', ''),
    ('BGS9', 'limbo', '9009', 'Limbo', 'Limbo', 'AC'), ('BGS10', 'roulette', '9010', 'Roulette', 'Roulette', 'AC'),
    ('BGS11', 'blackjack', '9011', 'Blackjack', 'Xì dách', 'AC'),
    ('BGS12', 'baccarat', '9012', 'Baccarat', 'Baccarat', 'AC'),
    ('BGS13', 'videopoker', '9013', 'Video Poker', 'Poker máy', 'AC'),
    ('BGS14', 'slot-orchard', '9014', 'Orchard Spin', 'Vườn trái cây', ''),
    ('BGS15', 'slot-lantern', '9015', 'Lantern Ways', 'Đèn lồng', '')
), known as (
  update catalogue_games g set code = own.code, launch_path = '/m/inhouse/' || own.code
    from own where g.vendor = 'BGS' and g.game_id = own.game_id
  returning g.game_id
)
insert into catalogue_games (node_id, position, game_id, code, vendor, game_type, classify, classify_new, name, names,
                             is_top, is_new, min_bet_minor, line_count, launch_path)
select joins_as, (select max(position) from catalogue_games) + row_number() over (order by joins_as), game_id, code, 'BGS',
       'RNG', '', classify_new, name, jsonb_build_object('VI', vi), false, true, 0, 0, '/m/inhouse/' || code
  from own
 where joins_as is not null and game_id not in (select game_id from known) and exists (select 1 from known);
