import { agencyDesk as contract, type ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { agentDecided } from '../../../platform/events/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { type AnyDeskList, deskList, waitingWork, writeTrail } from '../../../platform/operators/index.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import {
  type Application,
  APPLICATION_COLUMNS,
  APPLICATION_FROM,
  decide,
  findApplication,
  presentApplication,
} from '../applications/application-rows.ts';
import type { AgencyServices } from '../services.ts';

/** Customer type of agents created here. */
const AGENT_TYPE = 1;

/** Oldest first, so that none waits indefinitely. */
export const APPLICATION_LIST: AnyDeskList = deskList<Application, ValueOf<typeof contract.decideApplication>>({
  endpoint: contract.applications,
  select: APPLICATION_COLUMNS,
  from: APPLICATION_FROM,
  alias: 'a',
  fields: {
    source: { where: ([text]) => (text === 'form' ? sql`a.case_id is null` : sql`a.case_id is not null`) },
  },
  present: (rows) => rows.map(presentApplication),
});

/** Applications to become an agent. */
export const WAITING_AGENTS = waitingWork<ValueOf<typeof contract.decideApplication>>({
  page: 'agent-applications',
  list: 'agentApplications',
  filter: ['state:eq:waiting'],
  promiseMinutes: 2880,
  caseOf: ({ id, account, createdAt }) => ({ title: account, at: createdAt, query: { filter: `id:eq:${id}` } }),
});

/** The decision that makes a member an agent. Rates and contracts follow later, from the upline or by two operators. */
export function createDecisionRoute({ platform, identity }: AgencyServices): BoundRoute {
  const { db, events } = platform;
  return route(contract.decideApplication, async ({ operator, ip, params, body: { isAccepted, reason, ...body } }) => {
    const id = BigInt(params.id);
    const answer = plainText(body.answer);
    if (answer === '') throw new Refusal('request.invalid', { field: 'answer', reason: 'text' });
    const found = requireFound(await findApplication(db, id));
    const { memberId, caseId } = found;
    await identity.withType(memberId, isAccepted ? AGENT_TYPE : null, async (tx, before) => {
      if (!(await decide(tx, id, isAccepted ? 'accepted' : 'refused', answer)))
        throw new Refusal('agency.application.decided');
      if (isAccepted)
        await tx.run(sql`
          update agency_members set type = ${AGENT_TYPE}::int where member_id = ${memberId}::bigint`);
      await events.outbox.add(tx, agentDecided, memberId, {
        applicationId: params.id,
        caseId: caseId === null ? null : String(caseId),
        isAccepted,
        answer,
      });
      await writeTrail(platform, { operator, ip }, tx, {
        action: isAccepted ? 'agency.application.accepted' : 'agency.application.refused',
        object: `member:${memberId}`,
        reason,
        before: { type: before.type },
        after: { type: isAccepted ? AGENT_TYPE : before.type, answer },
      });
    });
    const decided = requireFound(await findApplication(db, id));
    return presentApplication(decided);
  });
}
