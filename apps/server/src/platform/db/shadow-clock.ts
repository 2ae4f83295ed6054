/** PostgreSQL's functions of the current time. */
const CLOCKS = { now: 'stable', clock_timestamp: 'volatile', statement_timestamp: 'stable' } as const;

type Clock = keyof typeof CLOCKS;

/**
 * Statements that create clock functions of another time in a schema. They replace PostgreSQL's own where the search
 * path has the schema before `pg_catalog`.
 * @param timeOf SQL expression of the time that a function returns
 */
export function shadowClock(schema: string, timeOf: (clock: Clock) => string): string[] {
  return (Object.keys(CLOCKS) as Clock[]).map(
    (clock) => `
      create function ${schema}.${clock}() returns timestamptz language sql ${CLOCKS[clock]}
        as $$ select ${timeOf(clock)} $$`,
  );
}

/**
 * Statement that sets the search path of its transaction and binds every column default with the current time to the
 * clock functions of that path. Defaults keep the functions that they found when they were written.
 */
export function bindClockDefaults(searchPath: string): string {
  return `
    do $$
    declare
      v_defaults jsonb;
      v_item record;
    begin
      select jsonb_agg(jsonb_build_object('owner', format('%I.%I', n.nspname, c.relname), 'name', a.attname,
                                          'value', pg_get_expr(d.adbin, d.adrelid))) into v_defaults
        from pg_attrdef d
        join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
        join pg_class c on c.oid = d.adrelid
        join pg_namespace n on n.oid = c.relnamespace
       where pg_get_expr(d.adbin, d.adrelid) ~ '(now|clock_timestamp|statement_timestamp)\\(\\)'
         and a.attgenerated = '';
      perform set_config('search_path', '${searchPath.replaceAll("'", "''")}', true);
      for v_item in select * from jsonb_to_recordset(v_defaults) as d(owner text, name text, value text) loop
        execute format('alter table %s alter column %I set default %s', v_item.owner, v_item.name, v_item.value);
      end loop;
    end $$`;
}
