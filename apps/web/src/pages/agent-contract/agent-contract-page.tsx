import { SectionHead } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { billsQuery, type ContractKind, contractsQuery } from '../../features/agency/contracts/api/contracts.ts';
import { BillList } from '../../features/agency/contracts/ui/bill-list.tsx';
import { ContractCard } from '../../features/agency/contracts/ui/contract-card.tsx';
import { LastSum } from '../../features/agency/contracts/ui/last-sum.tsx';
import { OfferContract } from '../../features/agency/contracts/ui/offer-contract.tsx';
import { RunningPeriod } from '../../features/agency/contracts/ui/running-period.tsx';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import { errorCodeOf } from '../../shared/api/api-error.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';
import { usePathname } from '../../shared/navigation/use-place.ts';
import { isAgent } from '../../shared/session/roles.ts';
import { useHasToken, useMember } from '../../shared/session/use-session.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { EmptyCard, FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** Contracts of one kind with their bills; each kind has its own address. */
export default function AgentContractPage() {
  const kind = kindOf(usePathname());
  return (
    <div className="stack mt-3">
      <ClosedCard page="contracts">
        <Contracts kind={kind} />
      </ClosedCard>
    </div>
  );
}

function kindOf(path: string): ContractKind {
  if (path.endsWith('getHourContract')) return 'hourly';
  if (path.endsWith('getRealTimeContract')) return 'realTime';
  return path.endsWith('getSalaryContract') ? 'dailySalary' : 'dividend';
}

function Contracts({ kind }: { kind: ContractKind }) {
  const t = useText();
  const member = useMember();
  const hasToken = useHasToken();
  const { data, error, isError, refetch } = useQuery(contractsQuery(kind, hasToken));
  const code = isError ? errorCodeOf(error) : '';
  const isRefused = ['permission.denied', 'module.disabled'].includes(code);
  // A member without a request. After an answer there are data, so that the page stays.
  const isStranger = data === undefined && code === 'permission.denied' && !isAgent(member);
  const go = useGo();
  useEffect(() => {
    if (isStranger) go('/m/home', { replace: true });
  }, [isStranger, go]);
  if (isStranger) return null;
  if (data === undefined && !isRefused)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" />;
  const active = data?.own.find(({ state }) => state === 'valid');
  const others = [...(data?.own ?? []), ...(data?.downlines ?? [])].filter((contract) => contract !== active);
  return (
    <>
      {active === undefined && others.length === 0 && (
        <EmptyCard title={t('contracts.none')} hint={t('contracts.noneHint')} />
      )}
      {isAgent(member) && active !== undefined && <LastSum kind={kind} />}
      {active !== undefined && <ContractCard contract={active} />}
      {active !== undefined && <RunningPeriod kind={kind} terms={active.terms} />}
      {others.map((contract) => (
        <ContractCard key={contract.contractId} contract={contract} />
      ))}
      {isAgent(member) && active !== undefined && <OfferContract kind={kind} own={active.terms} />}
      {isAgent(member) && !isRefused && <Bills kind={kind} />}
    </>
  );
}

function Bills({ kind }: { kind: ContractKind }) {
  const t = useText();
  const query = useQuery(billsQuery(kind, useHasToken()));
  return (
    <>
      <SectionHead title={t('contracts.bills')} />
      <Loaded query={query} shape="row">
        {(bills) => <BillList bills={bills} />}
      </Loaded>
    </>
  );
}
