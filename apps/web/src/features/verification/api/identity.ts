import type { ValueOf, verification } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type Identity = ValueOf<typeof verification.verification>;
export type DocumentKind = 'identityCard' | 'passport' | 'drivingLicence';
export type DocumentSide = 'front' | 'back' | 'face';

const fetchIdentity = defineCall<typeof verification.verification>('GET /wps/verification');
const sendDocuments = defineCall<typeof verification.sendDocuments>('POST /wps/verification/documents');

export const IDENTITY_KEY = ['me', 'identity'];

/** Status of the member's identity verification. */
export const identityQuery = (hasToken: boolean) =>
  callQuery(IDENTITY_KEY, fetchIdentity, {}, { staleTime: STALE_MS.records, enabled: hasToken });

/** Sends one picture of a document. @throws ApiError */
export function sendDocument(kind: DocumentKind, side: DocumentSide, picture: Blob): Promise<Identity> {
  const form = new FormData();
  form.set('kind', kind);
  form.set(side, picture);
  return sendDocuments({ body: form });
}
