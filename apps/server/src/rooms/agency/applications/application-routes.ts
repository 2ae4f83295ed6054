import { agency as contract, FEEDBACK_TYPES } from '@fairlot/contract';
import { feedbackSent, type Listener, on } from '../../../platform/events/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { AgencyServices } from '../services.ts';
import { type Application, insertApplication, lastApplication } from './application-rows.ts';

/** Lets members apply to become agents, and read the decision. */
export function createApplicationRoutes({ platform: { db }, members }: AgencyServices): BoundRoute[] {
  return [
    route(contract.application, async ({ caller }) => {
      const last = await lastApplication(db, caller.memberId);
      return last === undefined ? null : presentOwn(last);
    }),
    route(contract.apply, async ({ caller, body: { content } }) => {
      const made = await db.transaction(async (tx) => {
        // A member who has just registered may not be in the tree yet.
        await members.ensure(tx, [caller.memberId]);
        if (!(await insertApplication(tx, { memberId: caller.memberId, content }))) throw new Refusal('agency.applied');
        return lastApplication(tx, caller.memberId);
      });
      if (made === undefined) throw new Error(`No application of member ${caller.memberId}`);
      return presentOwn(made);
    }),
  ];
}

const presentOwn = ({ state, content, createdAt, answer }: Application) => ({
  state,
  content,
  createdAt: createdAt.getTime(),
  answer,
});

/** Treats feedback of type 6 as an application, like those of the form. */
export function createFeedbackListener({ members }: AgencyServices): Listener {
  return {
    name: 'agent-applications',
    subscriptions: [
      on(feedbackSent, async (tx, events) => {
        for (const { memberId, payload } of events) {
          if (memberId === null || payload.type !== FEEDBACK_TYPES.agent) continue;
          await members.ensure(tx, [memberId]);
          await insertApplication(tx, { memberId, content: payload.content, caseId: BigInt(payload.caseId) });
        }
      }),
    ],
  };
}
