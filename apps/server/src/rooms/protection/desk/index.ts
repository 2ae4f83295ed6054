import { protectionDesk as contract, type ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { route, TRIAL_TYPE } from '../../../platform/http/index.ts';
import type { ProtectionPlatform } from '../ports.ts';
import {
  accountsOf,
  type AnyDeskList,
  audited,
  requireFreeCase,
  type Desk,
  deskList,
} from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';
import { noteAct, readLimits } from '../limits/repository.ts';
import { presentLimits } from '../present.ts';
import { askGate, readState } from '../repository.ts';
import { closeAlert } from '../markers/alerts.ts';
import { type MarkerTerms, readMarkers } from '../markers/markers.ts';
import { HARM_ALARM } from './alarms.ts';
import { createAlertList, WAITING_ALERTS } from './alert-list.ts';
import { PROTECTION_CARD, RISK_COLUMN } from './member-card.ts';
import { PROTECTION_TIMELINE } from './timeline.ts';

type View = ValueOf<typeof contract.member>;

const SESSIONS = 30;

/** Staff's view of a member's protection, and its log for regulators. */
export function createDesk(platform: ProtectionPlatform, termsOf: () => Promise<MarkerTerms>): Desk {
  const { db, directory } = platform;
  const acts = createActList(platform);
  const alerts = createAlertList(platform);
  async function find(memberId: bigint) {
    const member = await directory.find(memberId);
    if (member === undefined || member.type === TRIAL_TYPE) throw new Refusal('not.found');
    return member;
  }
  async function present(memberId: bigint): Promise<View> {
    const { account, asset } = await find(memberId);
    const state = await readState(db, memberId);
    const limits = presentLimits(await readLimits(db, memberId));
    return {
      memberId: String(memberId),
      account,
      timedOutUntil: state.timedOutUntil?.getTime() ?? null,
      excludedUntil: state.excludedUntil?.getTime() ?? null,
      returnFrom: state.returnFrom?.getTime() ?? null,
      blocked: await askGate(db, memberId, 'play', asset),
      register: state.register,
      limits: limits.flatMap(({ kind, period, limit, used }) =>
        limit === null ? [] : [{ kind, period, limit, used }],
      ),
      sessions: await sessionsOf(memberId),
      markers: await readMarkers(db, memberId, await termsOf()),
    };
  }
  async function sessionsOf(memberId: bigint): Promise<View['sessions']> {
    const rows = await db.rows(sql<{ beganAt: Date; seenAt: Date }>`
      select began_at as "beganAt", seen_at as "seenAt" from protection_sessions
       where member_id = ${memberId}::bigint order by began_at desc limit ${SESSIONS}::int`);
    return rows.map(wireRow);
  }
  return {
    permissions: [
      { permission: 'protection.read', roles: ['admin', 'risk', 'support'] },
      { permission: 'protection.note', roles: ['admin', 'risk', 'support'] },
    ],
    routes: [
      route(contract.closeAlert, ({ operator, ip, params, body: { outcome, note } }) =>
        audited(platform, { operator, ip }, async (tx) => {
          await requireFreeCase(platform, { operator, ip }, tx, `alert:${params.id}`);
          const closed = await closeAlert(tx, BigInt(params.id), { outcome, note: note.trim(), by: operator.name });
          if (closed === undefined) throw new Refusal('not.found');
          const after = { alert: params.id, marker: closed.marker, outcome };
          return { action: 'member.alert.closed', object: `member:${closed.memberId}`, after };
        }),
      ),
      route(contract.member, ({ params }) => present(BigInt(params.id))),
      route(contract.noteContact, async ({ operator, ip, params, body: { kind, note } }) => {
        const memberId = BigInt(params.id);
        await find(memberId);
        return audited(platform, { operator, ip }, async (tx) => {
          await noteAct(tx, memberId, `${kind}.noted`, { by: operator.name, note: note.trim() });
          return { action: `member.${kind}.noted`, object: `member:${memberId}` };
        });
      }),
    ],
    lists: [acts, alerts],
    notable: [{ kind: 'alert', permission: 'protection.read', decide: 'protection.note' }],
    waiting: [WAITING_ALERTS],
    memberTimeline: PROTECTION_TIMELINE,
    memberCards: [PROTECTION_CARD],
    memberColumns: [RISK_COLUMN],
    alarms: [HARM_ALARM],
  };
}

type ActView = ValueOf<typeof contract.acts>['list'][number];
type Act = RowOf<Omit<ActView, 'account'>, 'id' | 'memberId', 'at'>;

function createActList(platform: ProtectionPlatform): AnyDeskList {
  return deskList<Act, ActView>({
    endpoint: contract.acts,
    select: sql`a.id, a.member_id as "memberId", a.act, a.at, a.detail::text as detail`,
    from: sql`protection_acts a`,
    alias: 'a',
    present: async (rows) => {
      const accountOf = await accountsOf(platform, rows);
      return rows.map((row) => ({ ...wireRow(row), account: accountOf(row) }));
    },
  });
}
