import type { agency, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';

export type Contract = ValueOf<typeof agency.contracts>['own'][number];
export type ContractKind = Contract['kind'];
export type Bill = ValueOf<typeof agency.bills>['list'][number];

/** Key prefix of all queries about contracts. */
export const CONTRACTS_KEY = ['me', 'contracts'];
const MODULE = 'COMM3';
const MOST_BILLS = 50;

const fetchSalaryRequest = defineCall<typeof agency.salaryRequest>()({
  method: 'GET',
  path: '/wps/agent/contract/dailySalary/request',
  auth: 'member',
  moduleId: MODULE,
});
const fetchDividendRequest = defineCall<typeof agency.dividendRequest>()({
  method: 'GET',
  path: '/wps/agent/contract/dividend/request',
  auth: 'member',
  moduleId: MODULE,
});
const fetchContracts = defineCall<typeof agency.contracts>()({
  method: 'GET',
  path: '/wps/agent/contract/:kind',
  auth: 'member',
  moduleId: MODULE,
});
const fetchPeriod = defineCall<typeof agency.contractPeriod>()({
  method: 'GET',
  path: '/wps/agent/contract/:kind/period',
  auth: 'member',
  moduleId: MODULE,
});
export const answerContract = defineCall<typeof agency.answerContract>()({
  method: 'POST',
  path: '/wps/agent/contract/:kind',
  auth: 'member',
  moduleId: MODULE,
});
export const offerContract = defineCall<typeof agency.offerContract>()({
  method: 'POST',
  path: '/wps/agent/contract/:kind/offer',
  auth: 'member',
  moduleId: 'AGEINFO3',
});
export const collectBill = defineCall<typeof agency.collectBill>()({
  method: 'POST',
  path: '/wps/agent/bills/:billId/collect',
  auth: 'member',
  moduleId: 'AGEINFO3',
});
const fetchBills = defineCall<typeof agency.bills>()({
  method: 'GET',
  path: '/wps/agent/bills',
  auth: 'member',
  moduleId: 'AGEINFO3',
});

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
  queryOptions({
    queryKey: [...CONTRACTS_KEY, kind],
    queryFn: ({ signal }) => fetchContracts({ params: { kind } }, { signal }),
    staleTime: 0,
    enabled: hasToken,
  });

/** Figures so far of the running period of the active contract. */
export const periodQuery = (kind: ContractKind, hasToken: boolean) =>
  queryOptions({
    queryKey: [...CONTRACTS_KEY, 'period', kind],
    queryFn: ({ signal }) => fetchPeriod({ params: { kind } }, { signal }),
    staleTime: 30_000,
    enabled: hasToken,
  });

export const billsQuery = (kind: ContractKind, hasToken: boolean) =>
  queryOptions({
    queryKey: [...CONTRACTS_KEY, 'bills', kind],
    queryFn: async ({ signal }) => (await fetchBills({ query: { kind, pageSize: MOST_BILLS } }, { signal })).list,
    staleTime: 0,
    enabled: hasToken,
  });
