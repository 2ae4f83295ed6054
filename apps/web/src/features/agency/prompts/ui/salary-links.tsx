import { useQuery } from '@tanstack/react-query';
import { MenuRow } from '@fairlot/ui';
import { isAskedForContracts } from '../../../../shared/session/roles.ts';
import { useHasToken, useMember } from '../../../../shared/session/use-session.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { contractRequestsQuery } from '../../contracts/api/contracts.ts';
import { CONTRACT_PATHS } from '../model/prompts.ts';

const SALARIES = [
  { kind: 'dailySalary', label: 'contracts.salary', icon: 'calendar' },
  { kind: 'hourly', label: 'contracts.hourly', icon: 'clock' },
  { kind: 'realTime', label: 'contracts.realTime', icon: 'zap' },
] as const;

/** Links to the agent's salary contracts and their bills. The dividend has its own entry in the footer. */
export function SalaryLinks() {
  const t = useText();
  const member = useMember();
  const { data } = useQuery(contractRequestsQuery(useHasToken() && isAskedForContracts(member)));
  const own = SALARIES.filter(({ kind }) => data?.kinds?.includes(kind));
  if (own.length === 0) return null;
  return (
    <nav className="card card--flush mx" aria-label={t('contracts.agreed')}>
      {own.map(({ kind, label, icon }) => (
        <MenuRow key={kind} icon={icon} tone="brand" label={t(label)} href={CONTRACT_PATHS[kind]} />
      ))}
    </nav>
  );
}
