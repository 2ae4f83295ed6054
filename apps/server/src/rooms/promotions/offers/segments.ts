import { wholeUnit } from '@fairlot/money';
import type { OfferTerms, promotions, SegmentField } from '@fairlot/contract';
import type { MemberFact, PromotionsPlatform } from '../ports.ts';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';

type SegmentCondition = promotions.SegmentCondition;
type SegmentPart = promotions.SegmentPart;

export interface Segment {
  id: bigint;
  name: string;
  /** All parts have to hold; within a part one condition is enough. */
  conditions: SegmentPart[];
  createdAt: Date;
}

export type Segments = ReturnType<typeof createSegments>;
type Known = Readonly<Partial<Record<SegmentField, number>> & { labels?: readonly string[] }>;

export type Audience = Pick<OfferTerms['audience'], 'newWithinDays' | 'labels' | 'types'>;

const PAGE = 2000;
const DAY_MS = 86_400_000;
const TRIAL_TYPE = 4;

/** Whether all parts hold; an unknown fact matches no condition. */
export function holds(parts: readonly SegmentPart[], known: Known): boolean {
  return parts.every((part) =>
    'any' in part ? part.any.some((condition) => isTrue(condition, known)) : isTrue(part, known),
  );
}

function isTrue(condition: SegmentCondition, known: Known): boolean {
  if (condition.field === 'label') {
    if (known.labels === undefined) return false;
    return known.labels.includes(condition.value) === (condition.operator === 'has');
  }
  const { field, operator, value } = condition;
  const own = known[field];
  if (own === undefined) return false;
  if (operator === 'eq') return own === value;
  return operator === 'gte' ? own >= value : own <= value;
}

function fieldsOf(segments: readonly Pick<Segment, 'conditions'>[]): Set<string> {
  const parts = segments.flatMap(({ conditions }) => conditions);
  return new Set(parts.flatMap((part) => ('any' in part ? part.any : [part])).map(({ field }) => field));
}

/** Facts from members' deposits: number, sum, and days since the last one. */
export const DEPOSIT_FACTS: readonly MemberFact[] = [
  depositFact('deposits', () => sql`count(d.order_id)`),
  depositFact('deposited', () => sql`coalesce(sum(d.amount_minor) / ${wholeUnit()}::bigint, 0)`),
  depositFact('daysSinceDeposit', () => sql`floor(extract(epoch from clock_timestamp() - max(d.at)) / 86400)`),
];

function depositFact(name: SegmentField, value: () => ReturnType<typeof sql>): MemberFact {
  return {
    name,
    of: async (executor, memberIds) => {
      const rows = await executor.rows(sql<{ memberId: bigint; value: number | null }>`
        select id as "memberId", (${value})::float8 as value
          from unnest(${[...memberIds]}::bigint[]) as id
          left join promotions_deposits d on d.member_id = id and not d.is_reversed group by id`);
      return new Map(rows.flatMap(({ memberId, value: found }) => (found === null ? [] : [[memberId, found]])));
    },
  };
}

/** Segments of members, stored as conditions and not as lists of names. */
export function createSegments({ db, people, memberFacts }: Pick<PromotionsPlatform, 'db' | 'people' | 'memberFacts'>) {
  const facts = () => [...DEPOSIT_FACTS, ...memberFacts()];

  /** Members who match conditions and the rest of an audience, in batches. */
  async function* membersOf(conditions: Segment['conditions'], audience: Audience = {}): AsyncGenerator<bigint[]> {
    const { newWithinDays, labels: wanted, types } = audience;
    const fields = fieldsOf([{ conditions }]);
    for await (const page of pagesOf(people)) {
      const known = await knownOf(
        facts(),
        db,
        page.filter(
          ({ type, labels, createdAt }) =>
            (types === undefined || types.includes(type)) &&
            (wanted === undefined || wanted.some((label) => labels.includes(label))) &&
            (newWithinDays === undefined || Date.now() - createdAt.getTime() < newWithinDays * DAY_MS),
        ),
        fields,
      );
      yield [...known].flatMap(([id, one]) => (holds(conditions, one) ? [id] : []));
    }
  }

  return {
    list: (executor: Executor) => listSegments(executor),
    /** Reads all facts of a member that some conditions need, once. @returns a function that evaluates conditions */
    ofMember: async (
      executor: Executor,
      memberId: bigint,
      asked: Segment['conditions'],
    ): Promise<(conditions: Segment['conditions']) => boolean> => {
      if (asked.length === 0) return () => false;
      const member = await people.find(memberId, executor);
      if (member === undefined) return () => false;
      const known = await knownOf(facts(), executor, [member], fieldsOf([{ conditions: asked }]));
      return (conditions) => holds(conditions, known.get(memberId) ?? {});
    },
    membersOf,
    /** Number of members who match the conditions, without trial members. */
    count: async (conditions: Segment['conditions']): Promise<number> => {
      let count = 0;
      for await (const page of membersOf(conditions)) count += page.length;
      return count;
    },
    /** Members referred in the last days who staked at least this much of their own money, in whole units. */
    broughtSince: async (days: number, leastTurnover: number) => {
      const brought: { memberId: bigint; inviterId: bigint }[] = [];
      const since = Date.now() - days * DAY_MS;
      for await (const page of pagesOf(people)) {
        const fresh = page.filter(({ inviterId, createdAt }) => inviterId !== null && createdAt.getTime() >= since);
        const known = await knownOf(facts(), db, fresh, new Set(['turnover30']));
        for (const { id, inviterId } of fresh)
          if (inviterId !== null && (known.get(id)?.turnover30 ?? 0) >= leastTurnover)
            brought.push({ memberId: id, inviterId });
      }
      return brought;
    },
  };
}

/** Returns the facts of each member that the conditions need. */
async function knownOf(
  facts: readonly MemberFact[],
  executor: Executor,
  members: readonly { id: bigint; createdAt: Date; labels: readonly string[] }[],
  fields: ReadonlySet<string>,
): Promise<Map<bigint, Known>> {
  const ids = members.map(({ id }) => id);
  const known = new Map<bigint, Known>(
    members.map(({ id, createdAt, labels }) => [
      id,
      { labels, daysSinceRegistered: Math.floor((Date.now() - createdAt.getTime()) / DAY_MS) },
    ]),
  );
  for (const { name, of } of facts) {
    if (!fields.has(name)) continue;
    for (const [id, value] of await of(executor, ids)) Object.assign(known.get(id) ?? {}, { [name]: value });
  }
  return known;
}

/** All members except trial members, in batches. */
async function* pagesOf(people: PromotionsPlatform['people']) {
  for (let after: bigint | undefined = 0n; after !== undefined;) {
    const page: Awaited<ReturnType<typeof people.page>> = await people.page(after, PAGE);
    yield page.filter(({ type }) => type !== TRIAL_TYPE);
    after = page.length === PAGE ? page.at(-1)?.id : undefined;
  }
}

const SEGMENT = sql`id, name, conditions, created_at as "createdAt"`;

function listSegments(executor: Executor): Promise<Segment[]> {
  return executor.rows(sql<Segment>`select ${SEGMENT} from promotions_segments order by id`);
}

/** The segment that terms name; null if they name none, or it does not exist. */
export async function segmentOf(executor: Executor, { audience }: Pick<OfferTerms, 'audience'>) {
  if (audience.segmentId === undefined) return null;
  const found = await executor.first(sql<Segment>`
    select ${SEGMENT} from promotions_segments where id = ${audience.segmentId}::bigint`);
  return found ?? null;
}

/** Marks offers that were approved with other conditions of a segment: they need another approval. */
export async function noteChanged(tx: Tx, { id, conditions }: Pick<Segment, 'id' | 'conditions'>): Promise<void> {
  await tx.run(sql`
    update promotions_offers o set is_changed = true
      from promotions_offer_versions v
     where v.offer_id = o.id and v.version = o.version and o.state <> 'ended'
       and o.terms -> 'audience' ->> 'segmentId' = ${String(id)}
       and v.conditions is distinct from ${JSON.stringify(conditions)}::jsonb`);
}

/** Locks a segment until the end of the transaction. */
export async function lockSegment(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`select 1 from promotions_segments where id = ${id}::bigint for update`);
}

/** @returns undefined when it does not exist, or its name is taken */
export function writeSegment(
  executor: Executor,
  id: bigint | null,
  { name, conditions }: Pick<Segment, 'name' | 'conditions'>,
): Promise<Segment | undefined> {
  const kept = JSON.stringify(conditions);
  if (id === null)
    return executor.first(sql<Segment>`
      insert into promotions_segments (name, conditions) values (${name}, ${kept}::jsonb)
      on conflict (name) do nothing returning ${SEGMENT}`);
  return executor.first(sql<Segment>`
    update promotions_segments s set name = ${name}, conditions = ${kept}::jsonb
     where id = ${id}::bigint
       and not exists (select 1 from promotions_segments o where o.name = ${name} and o.id <> s.id)
    returning ${SEGMENT}`);
}
