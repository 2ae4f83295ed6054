import type { backoffice, BodyOf, ValueOf } from '@fairlot/contract';
import { send } from '../../../shared/api.ts';

export type Task = ValueOf<typeof backoffice.tasks>['list'][number];
export type Handover = ValueOf<typeof backoffice.handovers>[number];

/** Calls about tasks, notes and shifts of operators; types come from the contract. All throw ApiError. */
export const staffApi = {
  colleagues: (signal: AbortSignal) => send<string[]>('GET', '/colleagues', { signal }),
  addTask: (body: BodyOf<typeof backoffice.addTask>) => send<{ taskId: string }>('POST', '/tasks', { body }),
  assign: (taskId: string, from: string | null, to: string | null) =>
    send<null>('POST', `/tasks/${taskId}/assign`, { body: { from, to } }),
  endTask: (taskId: string, note: string) => send<null>('POST', `/tasks/${taskId}/done`, { body: { note } }),
  handovers: (signal: AbortSignal) => send<Handover[]>('GET', '/handovers', { signal }),
  handOver: (to: string | null, note: string) => send<null>('POST', '/handovers', { body: { to, note } }),
  takeOver: (handoverId: string) => send<null>('POST', `/handovers/${handoverId}/take`),
};
