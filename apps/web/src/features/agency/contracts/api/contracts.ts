import type { agency, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';

export type Contract = ValueOf<typeof agency.contracts>['own'][number];
export type ContractKind = Contract['kind'];
export type Bill = ValueOf<typeof agency.bills>['list'][number];

/** Key prefix of all queries about contracts. */
export const CONTRACTS_KEY = ['me', 'contracts'];
const MOST_BILLS = 50;

const fetchSalaryRequest = defineCall<typeof agency.salaryRequest>('GET /wps/agent/contract/dailySalary/request', {
  moduleId: 'COMM3',
});
const fetchDividendRequest = defineCall<typeof agency.dividendRequest>('GET /wps/agent/contract/dividend/request', {
  moduleId: 'COMM3',
});
const fetchContracts = defineCall<typeof agency.contracts>('GET /wps/agent/contract/:kind', { moduleId: 'COMM3' });
const fetchPeriod = defineCall<typeof agency.contractPeriod>('GET /wps/agent/contract/:kind/period', {
  moduleId: 'COMM3',
});
export const answerContract = defineCall<typeof agency.answerContract>('POST /wps/agent/contract/:kind', {
  moduleId: 'COMM3',
});
export const offerContract = defineCall<typeof agency.offerContract>('POST /wps/agent/contract/:kind/offer', {
  moduleId: 'AGEINFO3',
});
export const collectBill = defineCall<typeof agency.collectBill>('POST /wps/agent/bills/:billId/collect', {
  moduleId: 'AGEINFO3',
});
const fetchBills = defineCall<typeof agency.bills>('GET /wps/agent/bills', { moduleId: 'AGEINFO3' });

/** Contracts that wait for the member's answer; each of the two calls returns its own fields (Z-87). */
export const contractRequestsQuery = (isAsked: boolean) =>
  queryOptions({
    queryKey: [...CONTRACTS_KEY, 'requests'],
    queryFn: async ({ signal }) => {
      const [salary, dividend] = await Promise.all([
        fetchSalaryRequest({}, { signal }),
        fetchDividendRequest({}, { signal }),
      ]);
      return { ...salary, ...dividend };
    },
    staleTime: 60_000,
    enabled: isAsked,
  });

export const contractsQuery = (kind: ContractKind, hasToken: boolean) =>
  callQuery([...CONTRACTS_KEY, kind], fetchContracts, { params: { kind } }, { staleTime: 0, enabled: hasToken });

/** Figures so far of the running period of the active contract. */
export const periodQuery = (kind: ContractKind, hasToken: boolean) =>
  callQuery(
    [...CONTRACTS_KEY, 'period', kind],
    fetchPeriod,
    { params: { kind } },
    { staleTime: 30_000, enabled: hasToken },
  );

export const billsQuery = (kind: ContractKind, hasToken: boolean) =>
  queryOptions({
    queryKey: [...CONTRACTS_KEY, 'bills', kind],
    queryFn: async ({ signal }) => (await fetchBills({ query: { kind, pageSize: MOST_BILLS } }, { signal })).list,
    staleTime: 0,
    enabled: hasToken,
  });
