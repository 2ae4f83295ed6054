import type { ContractKind } from '../../contracts/api/contracts.ts';

/** Values of the fields; an absent field means that no contract is pending. */
export interface Requests {
  dailysalreqtype?: unknown;
  divtypecompperiodreq?: unknown;
  contracthoursalreq?: unknown;
  contractrtsalreq?: unknown;
}

/** The page where a contract of each kind is answered; spelled as in the specification. */
export const CONTRACT_PATHS: Readonly<Record<ContractKind, string>> = {
  dailySalary: '/m/member/agent/getSalaryContract',
  dividend: '/m/member/agent/getDevidendContract',
  hourly: '/m/member/agent/getHourContract',
  realTime: '/m/member/agent/getRealTimeContract',
};

/** Kinds with a pending contract, in the order in which the member is asked (Z-87). */
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
