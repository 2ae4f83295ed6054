/** How a table is spread when members live in several cells, each with its own primary. */
export type Spread = 'member' | 'shared' | 'reference' | 'operators' | 'cell';

/** The rows of members themselves. */
const MEMBERS = 'people_members';
/** Tables whose rows belong to a member through a ticket, without a foreign key. */
const OF_TICKETS = ['lottery_lines', 'catalogue_plays', 'catalogue_wins', 'agency_demonstration_bets'];
/** One fact for all cells, decided once: a draw, its result, a flight. */
const SHARED = [
  'lottery_draws',
  'lottery_draw_pools',
  'lottery_pools',
  'lottery_pool_moves',
  'lottery_results',
  'lottery_result_reports',
  'lottery_withdrawn_reports',
  'lottery_stopped_numbers',
  'lottery_winning_picks',
  'originals_chains',
  'originals_flights',
  'catalogue_jackpots',
  'promotions_periods',
  'loyalty_runs',
  'agency_runs',
  'agency_corrected_days',
];
/** Changed by operators or packs, equal in every cell. */
const REFERENCE = [
  'agency_templates',
  'agency_transfer_terms',
  'catalogue_games',
  'catalogue_vendors',
  'catalogue_versions',
  'chat_answers',
  'chat_settings',
  'content_announcements',
  'content_banners',
  'content_categories',
  'content_help',
  'content_sponsors',
  'identity_keys',
  'inbox_push_keys',
  'lottery_calendars',
  'lottery_closed_days',
  'lottery_games',
  'lottery_menu_tags',
  'lottery_odds',
  'lottery_rules',
  'lottery_vendor_groups',
  'loyalty_levels',
  'loyalty_missions',
  'loyalty_terms',
  'originals_games',
  'originals_merchant',
  'payments_methods',
  'payments_withdrawal_terms',
  'platform_connection_keys',
  'platform_connections',
  'platform_keys',
  'promotions_invitations',
  'promotions_offer_versions',
  'promotions_offers',
  'promotions_segments',
  'site_pictures',
  'site_settings',
  'vendors_connections',
  'vendors_keys',
  'vendors_stakes',
  'verification_before_play',
  'wallet_currency',
];
/** Work and state of operators, who see all cells. */
const OPERATORS = [
  'backoffice_',
  'agency_reviewed_findings',
  'chat_staff',
  'payments_statement',
  'vendors_reconciliations',
];
/** Each cell has its own: queues, counters, health, secrets in flight. */
const CELL = [
  'platform_connection_tests',
  'platform_functions',
  'platform_listeners',
  'platform_migrations',
  'platform_proofs',
  'platform_rate_limits',
  'platform_seed',
  'identity_captchas',
  'identity_codes',
  'identity_login_failures',
  'identity_messages',
  'identity_nonces',
  'identity_social_flows',
  'identity_social_tickets',
  'lottery_draw_exposure',
  'lottery_feed_health',
  'lottery_liability',
  'lottery_pool_stakes',
  'lottery_returns',
  'lottery_returns_progress',
  'originals_returns',
  'originals_returns_progress',
  'payments_webhooks',
  'promotions_effect_days',
  'records_sums',
  'records_visits',
  'site_announced_states',
  'vendors_asked',
  'vendors_ended_logins',
  'vendors_health',
  'vendors_late_limits',
  'vendors_silent',
  'vendors_stopped',
  'vendors_tests',
  'vendors_turns',
];

/**
 * The spread of every table of a schema. A table is keyed by member if it has the column `member_id`, or a foreign key
 * to such a table, directly or over others.
 * @param schema text of docs/schema.sql
 * @throws when a table has no spread or two, or a listed one does not exist
 */
export function spreadOf(schema: string): Map<string, Spread> {
  const tables = readTables(schema);
  const byMember = findKeyedByMember(tables);
  const listed: [Spread, string[]][] = [
    ['member', OF_TICKETS],
    ['shared', SHARED],
    ['reference', REFERENCE],
    ['operators', OPERATORS],
    ['cell', CELL],
  ];
  const spread = new Map<string, Spread>([...byMember].map((name) => [name, 'member']));
  for (const [kind, names] of listed)
    for (const name of names) {
      const found = [...tables.keys()].filter(
        (table) => table === name || (kind === 'operators' && table.startsWith(name)),
      );
      if (found.length === 0) throw new Error(`${name} is not in the schema`);
      for (const table of found.filter((one) => !byMember.has(one))) {
        if (spread.has(table)) throw new Error(`${table} has two spreads: ${spread.get(table)} and ${kind}`);
        spread.set(table, kind);
      }
      if (kind !== 'operators' && byMember.has(name)) throw new Error(`${name} is keyed by member; it needs no line`);
    }
  for (const name of tables.keys())
    if (!spread.has(name)) throw new Error(`${name} has no spread: add it to test/boundaries/cells.ts`);
  return spread;
}

interface Table {
  columns: string[];
  references: string[];
}

function readTables(schema: string): Map<string, Table> {
  const found = schema.matchAll(/^create (?:unlogged )?table (\w+) \((.*?)^\)/gms);
  return new Map(
    [...found].map(([, name = '', body = '']) => {
      const lines = body.split('\n').map((line) => line.trim());
      const columns = lines.filter((line) => !line.startsWith('constraint')).map((line) => line.split(' ')[0] ?? '');
      const references = [...body.matchAll(/REFERENCES (\w+)/g)].map(([, target = '']) => target);
      return [name, { columns, references }];
    }),
  );
}

function findKeyedByMember(tables: ReadonlyMap<string, Table>): Set<string> {
  const found = new Set(
    [...tables]
      .filter(([name, { columns }]) => name === MEMBERS || columns.includes('member_id'))
      .map(([name]) => name),
  );
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [name, { references }] of tables) if (references.some((target) => found.has(target))) found.add(name);
  }
  return found;
}
