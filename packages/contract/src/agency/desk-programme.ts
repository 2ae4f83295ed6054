import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { AmountInput, EpochMs, Id, IdParams, Maybe, Reason, RequestKey, StrictObject, Version } from '../shapes.ts';
import { Kind, Rates, Terms } from './shapes.ts';

const Name = Type.String({ minLength: 2, maxLength: 60, pattern: '\\S' });
const Template = Type.Object({ id: Id, name: Type.String(), kind: Kind, terms: Terms, createdAt: EpochMs });

export const templates = endpoint({
  permission: 'agency.read',
  id: 'agencyDesk.templates',
  path: '/backoffice/api/agencyTemplates',
  summary: 'Templates of contracts for top-level agents, by name',
  value: Type.Object({ list: Type.Array(Template) }),
});

export const createTemplate = endpoint({
  id: 'agencyDesk.createTemplate',
  method: 'POST',
  path: '/backoffice/api/agencyTemplates',
  permission: 'agency.change',
  summary: 'Save a template under a name; contracts made from earlier versions stay unchanged',
  body: StrictObject({ name: Name, kind: Kind, terms: Terms, reason: Reason }),
  value: Template,
  errors: ['agency.template.exists', 'request.invalid'],
});

export const retireTemplate = endpoint({
  id: 'agencyDesk.retireTemplate',
  method: 'POST',
  path: '/backoffice/api/agencyTemplates/:id/retire',
  permission: 'agency.change',
  summary: 'Withdraw a template',
  params: IdParams,
  body: StrictObject({ reason: Reason }),
  errors: ['not.found'],
});

export const requestRates = endpoint({
  id: 'agencyDesk.requestRates',
  method: 'POST',
  path: '/backoffice/api/agents/:id/request-rates',
  permission: 'agency.change',
  summary: "Request a change of a member's rates; they apply to bets placed after approval",
  params: IdParams,
  body: StrictObject({ version: Type.Optional(Version), rates: Rates, reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: ['not.found', 'rate.refused', 'version.conflict', 'idempotency.conflict'],
});

export const requestContract = endpoint({
  id: 'agencyDesk.requestContract',
  method: 'POST',
  path: '/backoffice/api/agents/:id/request-contract',
  permission: 'agency.change',
  summary: 'Request a contract offer from the merchant to a top-level agent, by a template',
  params: IdParams,
  body: StrictObject({ templateId: Id, reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: ['not.found', 'contract.refused', 'idempotency.conflict'],
});

const TransferLimits = StrictObject({ least: AmountInput, most: AmountInput, daily: AmountInput });

export const transferLimits = endpoint({
  permission: 'agency.read',
  id: 'agencyDesk.transferLimits',
  path: '/backoffice/api/agencyTransferLimits',
  summary: "Limits of agents' transfers to members of their team; null while agents cannot transfer",
  value: Type.Object({ currency: Type.String(), limits: Maybe(TransferLimits), version: Maybe(Version) }),
});

export const requestTransferLimits = endpoint({
  id: 'agencyDesk.requestTransferLimits',
  method: 'POST',
  path: '/backoffice/api/agencyTransferLimits',
  permission: 'agency.change',
  summary: "Request a change of the limits of agents' transfers",
  body: StrictObject({
    /** Null while there must be no limits yet. */
    version: Type.Optional(Maybe(Version)),
    limits: TransferLimits,
    reason: Reason,
    requestKey: RequestKey,
  }),
  value: Approval,
  errors: ['request.invalid', 'version.conflict', 'idempotency.conflict'],
});
