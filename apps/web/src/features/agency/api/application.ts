import type { agency } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';

const fetchApplication = defineCall<typeof agency.application>('GET /wps/agent/application', { moduleId: 'AGEINFO3' });
export const apply = defineCall<typeof agency.apply>('POST /wps/agent/application', { moduleId: 'AGEINFO3' });

export const APPLICATION_KEY = ['me', 'agent-application'];

/** A member's latest application to become an agent; null if there is none. */
export const applicationQuery = (isAsked: boolean) =>
  callQuery(APPLICATION_KEY, fetchApplication, {}, { staleTime: 0, enabled: isAsked });
