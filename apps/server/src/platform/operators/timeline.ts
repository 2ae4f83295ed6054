import type { peopleDesk, Permission } from '@fairlot/contract';
import { type Executor, sql, type SqlPart } from '../db/index.ts';

type Sql = SqlPart<unknown>;

interface Timed {
  memberId: bigint;
  asset: string;
}

/** Events of one kind in a member's history; the console's section of the room provides the labels. */
export interface TimelineSource {
  /** Unique among all rooms; also the name of its filter. */
  kind: string;
  group: peopleDesk.TimelineGroup;
  permission: Permission;
  from: Sql;
  /** Rows of the member; uses an index, however many members there are. */
  where: (member: Timed) => Sql;
  at: Sql;
  /** Text that is unique among events of this kind. */
  key: Sql;
  /** A code that the section translates, or a literal name. */
  title: Sql;
  detail?: Sql;
  amountMinor?: Sql;
  /** Balance after the event. */
  balanceMinor?: Sql;
  /** A code that the section translates. */
  state?: Sql;
  /** Page of the console that shows the event, and its query as JSON. */
  page?: string;
  query?: Sql;
  /** Makes a stored title readable, for example the name of a browser, in a language where it has several. */
  describe?: (title: string, language: string) => string;
}

export interface TimelineEvent {
  kind: string;
  /** Microseconds since 1970, because events of one millisecond have an order. */
  atMicros: bigint;
  key: string;
  title: string;
  detail: string | null;
  amountMinor: bigint | null;
  balanceMinor: bigint | null;
  state: string | null;
  page: string | null;
  query: Readonly<Record<string, string>>;
}

/** The last event that was shown. */
export type TimelineEdge = Pick<TimelineEvent, 'atMicros' | 'kind' | 'key'>;

/** Above every key in the collation C. */
const ABOVE = '~';
/** In the year 9999. */
const NO_EDGE: TimelineEdge = { atMicros: 253_370_764_800_000_000n, kind: '', key: '' };

/**
 * The member's events of all given sources before the edge, newest first. Each source reads at most `limit` rows.
 * @param edge the last event of the previous page; undefined for the first page
 */
export async function readTimeline(
  executor: Executor,
  sources: readonly TimelineSource[],
  member: Timed,
  { edge = NO_EDGE, limit, language = 'EN' }: { edge?: TimelineEdge | undefined; limit: number; language?: string },
): Promise<TimelineEvent[]> {
  const found = await Promise.all(
    sources.map(async (source) => {
      const { describe = (title) => title } = source;
      const events = await readSource(executor, source, member, edge, limit);
      return events.map((event) => ({ ...event, title: describe(event.title, language) }));
    }),
  );
  return found.flat().toSorted(newestFirst).slice(0, limit);
}

async function readSource(
  executor: Executor,
  source: TimelineSource,
  member: Timed,
  edge: TimelineEdge,
  limit: number,
): Promise<TimelineEvent[]> {
  const { kind, from, where, at, page = null } = source;
  const key = sql`${source.key} collate "C"`;
  const none = sql`null::bigint`;
  const edgeAt = sql`(timestamptz 'epoch' + ${edge.atMicros}::bigint * interval '1 microsecond')`;
  const rows = await executor.rows(sql<Omit<TimelineEvent, 'kind' | 'page'>>`
    select (extract(epoch from ${at}) * 1000000)::bigint as "atMicros", ${key} as key, ${source.title} as title,
           ${source.detail ?? sql`null::text`} as detail, ${source.amountMinor ?? none} as "amountMinor",
           ${source.balanceMinor ?? none} as "balanceMinor", ${source.state ?? sql`null::text`} as state,
           ${source.query ?? sql`'{}'::jsonb`} as query
      from ${from}
     where ${where(member)} and ${at} is not null and (${at}, ${key}) < (${edgeAt}, ${edgeKey(kind, edge)}::text)
     order by ${at} desc, ${key} desc limit ${limit}::int`);
  return rows.map((row) => ({ ...row, kind, page }));
}

/** At the time of the edge, kinds after its kind have not been shown yet, and kinds before it have. */
function edgeKey(kind: string, edge: TimelineEdge): string {
  if (kind === edge.kind) return edge.key;
  return kind > edge.kind ? ABOVE : '';
}

function newestFirst(one: TimelineEvent, other: TimelineEvent): number {
  if (one.atMicros !== other.atMicros) return one.atMicros < other.atMicros ? 1 : -1;
  if (one.kind !== other.kind) return one.kind > other.kind ? 1 : -1;
  return one.key < other.key ? 1 : -1;
}
