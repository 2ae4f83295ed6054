import { backoffice as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { audited } from '../../../platform/operators/index.ts';
import { waitingFor } from '../work/waiting.ts';
import { insertHandover, listHandovers, takeHandover } from './handovers.ts';
import { checkNotable, insertNote, listNotes } from './notes.ts';
import { assignTask, endTask, insertTask, listWorkers, workerOf } from './tasks.ts';

/** Handovers, tasks and notes, available to all operators regardless of role. */
export function createStaffRoutes(platform: Platform): BoundRoute[] {
  return [...createTaskRoutes(platform), ...createHandoverRoutes(platform), ...createNoteRoutes(platform)];
}

function createTaskRoutes(platform: Platform): BoundRoute[] {
  return [
    route(contract.colleagues, () => listWorkers(platform.db)),
    route(contract.addTask, ({ operator, ip, body }) =>
      audited(platform, { operator, ip }, async (tx) => {
        const id = await insertTask(tx, operator.operatorId, body);
        const { title, assignee } = body;
        return {
          value: { taskId: String(id) },
          trail: { action: 'task.added', object: `task:${id}`, after: { title, assignee } },
        };
      }),
    ),
    route(contract.assignTask, ({ operator, ip, params: { taskId }, body }) =>
      assignTask(platform, { operator, ip }, taskId, body),
    ),
    route(contract.endTask, ({ operator, ip, params: { taskId }, body: { note } }) =>
      endTask(platform, { operator, ip }, taskId, note),
    ),
  ];
}

function createHandoverRoutes(platform: Platform): BoundRoute[] {
  return [
    route(contract.handovers, () => listHandovers(platform.db)),
    route(contract.handOver, async ({ operator, ip, body: { to, note } }) => {
      const waiting = (await waitingFor(platform, operator))
        .filter(({ count }) => count > 0)
        .map(({ page, count, countIsExact }) => ({ page, count, countIsExact }));
      return audited(platform, { operator, ip }, async (tx) => {
        const toId = await workerOf(tx, to);
        const id = await insertHandover(tx, { fromId: operator.operatorId, toId, note, waiting });
        const trail = { action: 'shift.ended', object: `handover:${id}`, after: { to, waiting } };
        return { value: { handoverId: String(id) }, trail };
      });
    }),
    route(contract.takeOver, ({ operator, ip, params: { handoverId } }) =>
      audited(platform, { operator, ip }, async (tx) => {
        const taken = await takeHandover(tx, BigInt(handoverId), operator.operatorId);
        return { action: 'shift.taken', object: `handover:${handoverId}`, after: taken };
      }),
    ),
  ];
}

function createNoteRoutes(platform: Platform): BoundRoute[] {
  return [
    route(contract.notes, async ({ operator, query: { object } }) => {
      checkNotable(platform, object, operator);
      return listNotes(platform.db, object);
    }),
    route(contract.addNote, async ({ operator, ip, body: { object, text } }) => {
      checkNotable(platform, object, operator);
      return audited(platform, { operator, ip }, async (tx) => {
        await insertNote(tx, object, text, operator.name);
        // The text may be about a person, so it is omitted from the trail and shown only at the object.
        return { action: 'note.added', object };
      });
    }),
  ];
}
