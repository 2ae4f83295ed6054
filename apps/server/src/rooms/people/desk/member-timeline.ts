import { peopleDesk as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import {
  readConnections,
  readTimeline,
  type TimelineEdge,
  type TimelineEvent,
} from '../../../platform/operators/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { findMemberById, type Member } from '../members.ts';
import type { PeoplePlatform } from '../ports.ts';

const PAGE = 25;
const MICROS_PER_MS = 1000n;

/** A member's history and connections, from all rooms and filtered by the operator's permissions. */
export function createTimelineRoutes({ db, collected }: PeoplePlatform): BoundRoute[] {
  const memberOf = async (memberId: string): Promise<Member> =>
    requireFound(await findMemberById(db, BigInt(memberId)));
  return [
    route(contract.memberTimeline, async ({ operator, params, language, query: { kinds, after } }) => {
      const member = await memberOf(params.memberId);
      const readable = collected
        .ofDesks('memberTimeline')
        .filter(({ permission }) => operator.permissions.includes(permission));
      const wanted = kinds?.split(',');
      const asked = wanted === undefined ? readable : readable.filter(({ kind }) => wanted.includes(kind));
      const about = { memberId: member.id, asset: member.asset };
      // Reads one more row than it shows, to know whether there is a next page.
      const rows = await readTimeline(db, asked, about, { edge: readEdge(after), limit: PAGE + 1, language });
      const shown = rows.slice(0, PAGE);
      const last = shown.at(-1);
      return {
        kinds: readable.map(({ kind, group }) => ({ kind, group })),
        events: shown.map(present),
        next: rows.length > PAGE && last !== undefined ? `${last.atMicros}.${last.kind}.${last.key}` : null,
      };
    }),
    route(contract.memberLinks, async ({ params }) => {
      const member = await memberOf(params.memberId);
      const near = await readConnections(db, collected.desks(), member.id);
      const found = await Promise.all(near.map(({ memberId }) => findMemberById(db, memberId)));
      return near.flatMap(({ memberId, by, at }, index) => {
        const other = found[index];
        if (other === undefined) return [];
        return [
          { memberId: String(memberId), account: other.account, disabled: other.isDisabled, by, at: at.getTime() },
        ];
      });
    }),
  ];
}

/** @throws Refusal request.invalid */
function readEdge(after: string | undefined): TimelineEdge | undefined {
  if (after === undefined) return undefined;
  const [, micros = '', kind = '', key = ''] = /^(\d{1,18})\.([a-zA-Z]+)\.(.+)$/.exec(after) ?? [];
  if (kind === '') throw new Refusal('request.invalid', { field: 'after', reason: 'format' });
  return { atMicros: BigInt(micros), kind, key };
}

function present({ kind, key, atMicros, amountMinor, balanceMinor, query, ...event }: TimelineEvent) {
  return {
    ...event,
    kind,
    id: `${kind}:${key}`,
    at: Number(atMicros / MICROS_PER_MS),
    amount: amountMinor === null ? null : formatMinor(amountMinor),
    balance: balanceMinor === null ? null : formatMinor(balanceMinor),
    query: { ...query },
  };
}
