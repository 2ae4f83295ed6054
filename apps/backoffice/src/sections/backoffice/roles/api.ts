import type { AcceptedOf, backoffice, BodyOf, ValueOf } from '@fairlot/contract';
import { send } from '../../../shared/api.ts';

export type Roles = ValueOf<typeof backoffice.roles>;
export type Role = Roles['roles'][number];
export type ListedOperator = ValueOf<typeof backoffice.operators>['list'][number];

/** Calls about operators and their roles; types come from the contract. All throw ApiError. */
export const rolesApi = {
  roles: (signal: AbortSignal) => send<Roles>('GET', '/roles', { signal }),
  requestRole: (body: BodyOf<typeof backoffice.requestRole>) =>
    send<ValueOf<typeof backoffice.requestRole>>('POST', '/roles', { body }),
  removeRole: (role: string, body: BodyOf<typeof backoffice.removeRole>) =>
    send<null>('POST', `/roles/${role}/remove`, { body }),
  requestOperatorRole: (operatorId: string, body: BodyOf<typeof backoffice.requestOperatorRole>) =>
    send<ValueOf<typeof backoffice.requestOperatorRole>>('POST', `/operators/${operatorId}/role`, { body }),
  requestOperator: (body: BodyOf<typeof backoffice.requestOperator>) =>
    send<ValueOf<typeof backoffice.requestOperator>>('POST', '/operators', { body }),
  requestReset: (operatorId: string, body: BodyOf<typeof backoffice.requestOperatorReset>) =>
    send<ValueOf<typeof backoffice.requestOperatorReset>>('POST', `/operators/${operatorId}/reset`, { body }),
  firstPassword: (operatorId: string) =>
    send<ValueOf<typeof backoffice.firstPassword>>('POST', `/operators/${operatorId}/first-password`),
  settings: (signal: AbortSignal) =>
    send<ValueOf<typeof backoffice.consoleSettings>>('GET', '/consoleSettings', { signal }),
  setSettings: (body: BodyOf<typeof backoffice.setConsoleSettings>) =>
    send<AcceptedOf<typeof backoffice.setConsoleSettings> | null>('PUT', '/consoleSettings', { body }),
  disable: (operatorId: string, reason: string) =>
    send<null>('POST', `/operators/${operatorId}/disable`, { body: { reason } }),
};
