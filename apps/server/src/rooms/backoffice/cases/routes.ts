import { backoffice as contract } from '@fairlot/contract';
import { STAFF } from '../../../platform/events/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { audited } from '../../../platform/operators/index.ts';
import type { BackofficePlatform } from '../ports.ts';
import { checkNotable } from '../staff/notes.ts';
import { dropViewer, holdCase, noteViewer, readWork, releaseCase, takeCase } from './work.ts';

/**
 * Calls to take and hold cases, and the list of operators who have a case open. The rooms check `requireFreeCase`
 * before a decision.
 */
export function createCaseRoutes(platform: BackofficePlatform): BoundRoute[] {
  const { db, events } = platform;
  return [
    route(contract.lookAtCase, async ({ operator, body: { object, leaves = false } }) => {
      checkNotable(platform, object, operator);
      const { operatorId } = operator;
      return db.transaction(async (tx) => {
        const isChanged = await (leaves ? dropViewer : noteViewer)(tx, object, operatorId);
        // Colleagues who have the case open refetch it.
        if (isChanged) await events.stream.publish(tx, STAFF, 'desk.changed', { object });
        return readWork(tx, object, operatorId);
      });
    }),
    route(contract.takeCase, ({ operator, ip, body: { object, over } }) => {
      checkNotable(platform, object, operator, 'decide');
      return audited(platform, { operator, ip }, async (tx) => {
        const before = await takeCase(tx, object, operator.operatorId, over);
        return { action: 'case.taken', object, before: { takenBy: before }, after: { takenBy: operator.name } };
      });
    }),
    route(contract.holdCase, ({ operator, ip, body: { object, reason } }) => {
      checkNotable(platform, object, operator, 'decide');
      return audited(platform, { operator, ip }, async (tx) => {
        await holdCase(tx, object, operator.operatorId, reason);
        return { action: 'case.held', object, reason, after: { onHold: true } };
      });
    }),
    route(contract.releaseCase, ({ operator, ip, body: { object, reason } }) => {
      checkNotable(platform, object, operator, 'decide');
      return audited(platform, { operator, ip }, async (tx) => {
        await releaseCase(tx, object, operator.operatorId);
        return { action: 'case.released', object, reason, after: { onHold: false } };
      });
    }),
  ];
}
