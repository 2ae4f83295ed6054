import type { agencyDesk, BodyOf, QueryOf, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

export type TreePart = ValueOf<typeof agencyDesk.tree>;
export type TreeRow = TreePart['list'][number];
export type Agent = ValueOf<typeof agencyDesk.agent>;
export type Settlement = ValueOf<typeof agencyDesk.settlement>;
export type Application = ValueOf<typeof agencyDesk.decideApplication>;
export type Template = ValueOf<typeof agencyDesk.createTemplate>;
export type SettlementRun = ValueOf<typeof agencyDesk.runs>['list'][number];
export type TransferLimits = ValueOf<typeof agencyDesk.transferLimits>;
export type Finding = Settlement['findings'][number];
export type SettlementRow = Settlement['rows'][number];

/** Calls about agents; types come from the contract. All throw ApiError. */
export const agencyApi = {
  tree: (query: QueryOf<typeof agencyDesk.tree>, signal: AbortSignal) =>
    send<TreePart>('GET', '/agentTree', { query, signal }),
  agent: (id: string, query: QueryOf<typeof agencyDesk.agent>, signal: AbortSignal) =>
    send<Agent>('GET', `/agents/${id}`, { query, signal }),
  transferLimits: (signal: AbortSignal) => send<TransferLimits>('GET', '/agencyTransferLimits', { signal }),
  requestTransferLimits: (body: BodyOf<typeof agencyDesk.requestTransferLimits>) =>
    send<ValueOf<typeof agencyDesk.requestTransferLimits>>('POST', '/agencyTransferLimits', { body }),
  setTransfer: (id: string, body: BodyOf<typeof agencyDesk.setTransfer>) =>
    send<null>('PUT', `/agents/${id}/transfer`, { body }),
  moveEffect: (id: string, query: QueryOf<typeof agencyDesk.moveEffect>) =>
    send<ValueOf<typeof agencyDesk.moveEffect>>('GET', `/agents/${id}/move`, { query }),
  requestMove: (id: string, body: BodyOf<typeof agencyDesk.requestMove>) =>
    send<ValueOf<typeof agencyDesk.requestMove>>('POST', `/agents/${id}/request-move`, { body }),
  decide: (id: string, body: BodyOf<typeof agencyDesk.decideApplication>) =>
    send<Application>('POST', `/agentApplications/${id}/decide`, { body }),
  templates: (signal: AbortSignal) => send<ValueOf<typeof agencyDesk.templates>>('GET', '/agencyTemplates', { signal }),
  createTemplate: (body: BodyOf<typeof agencyDesk.createTemplate>) =>
    send<Template>('POST', '/agencyTemplates', { body }),
  retireTemplate: (id: string, reason: string) =>
    send<null>('POST', `/agencyTemplates/${id}/retire`, { body: { reason } }),
  requestRates: (id: string, body: BodyOf<typeof agencyDesk.requestRates>) =>
    send<ValueOf<typeof agencyDesk.requestRates>>('POST', `/agents/${id}/request-rates`, { body }),
  requestContract: (id: string, body: BodyOf<typeof agencyDesk.requestContract>) =>
    send<ValueOf<typeof agencyDesk.requestContract>>('POST', `/agents/${id}/request-contract`, { body }),
  correctBill: (id: string, body: BodyOf<typeof agencyDesk.requestBillCorrection>) =>
    send<ValueOf<typeof agencyDesk.requestBillCorrection>>('POST', `/agencyBills/${id}/request-correction`, { body }),
  correctDay: (id: string, body: BodyOf<typeof agencyDesk.requestDayCorrection>) =>
    send<ValueOf<typeof agencyDesk.requestDayCorrection>>('POST', `/agents/${id}/request-correction`, { body }),
  runs: (query: QueryOf<typeof agencyDesk.runs>, signal: AbortSignal) =>
    send<ValueOf<typeof agencyDesk.runs>>('GET', '/agencyRuns', { query, signal }),
  requestRun: (body: BodyOf<typeof agencyDesk.requestRun>) =>
    send<ValueOf<typeof agencyDesk.requestRun>>('POST', '/agencyRuns/request-decision', { body }),
  markReviewed: (body: BodyOf<typeof agencyDesk.markReviewed>) =>
    send<null>('PUT', '/agencySettlement/findings', { body }),
  settlement: (query: QueryOf<typeof agencyDesk.settlement>, signal: AbortSignal) =>
    send<Settlement>('GET', '/agencySettlement', { query, signal }),
};
