import type { ContractKind } from '../../api/contracts.ts';

/** Values of the fields; a field that is absent says that nothing waits. */
export interface Requests {
  dailysalreqtype?: unknown;
  divtypecompperiodreq?: unknown;
  contracthoursalreq?: unknown;
  contractrtsalreq?: unknown;
}

/** Where the contract of a kind is answered; the spellings are those of the specification. */
export const CONTRACT_PATHS: Readonly<Record<ContractKind, string>> = {
  dailySalary: '/m/member/agent/getSalaryContract',
  dividend: '/m/member/agent/getDevidendContract',
  hourly: '/m/member/agent/getHourContract',
  realTime: '/m/member/agent/getRealTimeContract',
};

/** Kinds that wait for an answer, in the order in which they are asked about (Z-87). */
export function waitingKinds(requests: Requests): ContractKind[] {
  const fields: readonly [ContractKind, unknown][] = [
    ['dailySalary', requests.dailysalreqtype],
    ['dividend', requests.divtypecompperiodreq],
    ['hourly', requests.contracthoursalreq],
    ['realTime', requests.contractrtsalreq],
  ];
  return fields.flatMap(([kind, value]) => (isWaiting(value) ? [kind] : []));
}

function isWaiting(value: unknown): boolean {
  return value !== undefined && value !== null && ![0, '0', '', 'N', false].includes(value as string);
}
