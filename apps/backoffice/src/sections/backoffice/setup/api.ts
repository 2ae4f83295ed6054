import type { backoffice, BodyOf, siteDesk, ValueOf } from '@fairlot/contract';
import { send } from '../../../shared/api.ts';

export type Setup = ValueOf<typeof backoffice.setup>;
export type SetupStep = Setup['steps'][number];
export type StepId = SetupStep['id'];

/** Calls of the set-up; types come from the contract. All throw ApiError. */
export const setupApi = {
  setup: (signal: AbortSignal) => send<Setup>('GET', '/setup', { signal }),
  confirm: (step: StepId | 'backup') => send<null>('POST', `/setup/${step}/confirm`),
  addSecond: (body: BodyOf<typeof backoffice.createSecondOperator>) =>
    send<ValueOf<typeof backoffice.createSecondOperator>>('POST', '/setup/second-operator', { body }),
  preview: () => send<ValueOf<typeof siteDesk.previewSite>>('POST', '/site/preview'),
  open: (body: BodyOf<typeof backoffice.openSite>) =>
    send<ValueOf<typeof backoffice.openSite>>('POST', '/site/open', { body }),
};
