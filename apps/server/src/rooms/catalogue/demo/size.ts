import { sql, type Tx } from '../../../platform/db/index.ts';
import { OWN_VENDORS } from '../entries/own-tiles.ts';

/** Larger than every position of a catalogue. */
const ASIDE = 1_000_000;
const FIRST_NODE_ID = 10_001;

/**
 * Fits the demonstration's catalogue to a number of games: removes the last games of vendors, or adds numbered variants
 * of them. Games with a page of this product stay, except with 0, and those at the end of the list stay at its end.
 */
export async function sizeCatalogue(tx: Tx, size: number): Promise<void> {
  if (size === 0) {
    await tx.run(sql`delete from catalogue_games`);
    return;
  }
  const isOwn = sql`vendor = any(${OWN_VENDORS}::text[])`;
  const { count, end, tail, own } = await tx.one(sql<Record<'count' | 'end' | 'tail' | 'own', number>>`
    select count(*)::int as count, count(*) filter (where ${isOwn})::int as own,
           count(*) filter (where position >= e.end)::int as tail, min(e.end)::int as end
      from catalogue_games, (select max(position) + 1 as end from catalogue_games where not ${isOwn}) e`);
  if (count === size) return;
  const wantedEnd = Math.max(size, own) - tail;
  await tx.run(sql`update catalogue_games set position = position + ${ASIDE}::int where position >= ${end}::int`);
  await tx.run(sql`delete from catalogue_games where position >= ${wantedEnd}::int and not ${isOwn}`);
  if (wantedEnd > end) await addVariants(tx, end, wantedEnd);
  await tx.run(sql`
    update catalogue_games g set position = ${wantedEnd}::int - 1 + o.place
      from (select node_id, row_number() over (order by position) as place from catalogue_games
             where position >= ${ASIDE}::int) o
     where g.node_id = o.node_id`);
}

/**
 * Fills the positions from `end` to `wantedEnd` with the vendors' games in turn: `Moonlit Garden 2` and so on. The
 * first game of each vendor has no variant, so that small vendors stay small.
 */
async function addVariants(tx: Tx, end: number, wantedEnd: number): Promise<void> {
  await tx.run(sql`
    with numbered as (
      select g.*, row_number() over (partition by vendor order by position) as nth,
             count(*) over (partition by vendor) as ofvendor
        from catalogue_games g where vendor <> all(${OWN_VENDORS}::text[])),
    originals as (
      select n.*, row_number() over (order by position) - 1 as turn, count(*) over () as total
        from numbered n where nth > 1),
    variants as (
      select p.position, (p.position - ${end}::int) / o.total + 1 as lap, o.vendor, o.game_type, o.classify,
             o.classify_new, o.name, o.names, o.is_top, o.is_new, o.min_bet_minor, o.line_count, o.details,
             o.nth + o.ofvendor * ((p.position - ${end}::int) / o.total + 1) as number
        from generate_series(${end}::int, ${wantedEnd}::int - 1) p(position)
        join originals o on o.turn = (p.position - ${end}::int) % o.total)
    insert into catalogue_games (node_id, position, game_id, code, vendor, game_type, classify, classify_new, name,
      names, is_top, is_new, min_bet_minor, line_count, details)
    select (${FIRST_NODE_ID}::int + position)::text, position, id, id, vendor, game_type, classify, classify_new,
           name || ' ' || lap + 1,
           (select coalesce(jsonb_object_agg(key, value || ' ' || lap + 1), '{}') from jsonb_each_text(names)),
           is_top, is_new, min_bet_minor, line_count,
           case when details ? 'roomId' then details || jsonb_build_object('roomId', vendor || '-' || number)
                else details end
      from variants, lateral (select vendor || lpad(number::text, greatest(4, length(number::text)), '0') as id) i`);
}
