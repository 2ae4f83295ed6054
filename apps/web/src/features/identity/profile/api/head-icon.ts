import type { identity, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type HeadIcon = ValueOf<typeof identity.headIcon>;

export const fetchHeadIcon = defineCall<typeof identity.headIcon>('GET /wps/member/headIcon', { moduleId: 'PROFPIC3' });

/** The member's picture; requested only if the merchant has pictures enabled. */
export const headIconQuery = (isWanted: boolean) =>
  callQuery(['me', 'head-icon'], fetchHeadIcon, {}, { staleTime: STALE_MS.settings, enabled: isWanted });
