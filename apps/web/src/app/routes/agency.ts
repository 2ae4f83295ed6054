import type { PageRoute } from '../page-route.ts';

/** Pages for agents; everyone else is redirected to home. */
export const routes: readonly PageRoute[] = [
  {
    ...team('/m/agent', 'agency.title'),
    page: 'agent-home',
    wide: 'lists',
    header: 'none',
    footer: 'own',
    texts: ['agency', 'records', 'service'],
  },
  team('/m/agent/team/overview', 'agency.overview'),
  { ...team('/m/agentRegister', 'agency.register'), page: 'agent-register' },
  { ...team('/m/agent/team/pnl', 'agency.pnl'), page: 'agent-profit' },
  {
    ...team('/m/member/team', 'agency.team'),
    page: 'agent-members',
    texts: ['agency', 'records', 'errors', 'cashier'],
  },
  { ...team('/m/teamBetting', 'agency.betting'), page: 'agent-betting' },
  { ...team('/m/member/agent/agentDivident', 'agency.dividend'), page: 'agent-contract' },
  { ...team('/m/member/agent/agentRebeat', 'agency.agentRebate'), page: 'agent-rebate' },
  { ...team('/m/member/teamRebate', 'agency.teamRebate'), page: 'agent-team-rebate' },
  contract('Salary', 'contracts.salary'),
  contract('Devidend', 'contracts.dividend'),
  contract('Hour', 'contracts.hourly'),
  contract('RealTime', 'contracts.realTime'),
  // The specification's spellings are kept because external links use them; the correct spellings redirect to them
  // (Z-09).
  alias('agentDividend', 'agentDivident'),
  alias('agentRebate', 'agentRebeat'),
  alias('getDividendContract', 'getDevidendContract'),
];

function team(path: string, titleKey: string): PageRoute {
  return {
    path,
    page: 'agent-overview',
    wide: 'lists',
    guard: 'agent',
    titleKey,
    texts: ['agency', 'records', 'errors'],
  };
}

function contract(kind: string, titleKey: string): PageRoute {
  return {
    ...team(`/m/member/agent/get${kind}Contract`, titleKey),
    page: 'agent-contract',
    guard: 'asked',
  };
}

function alias(name: string, spelling: string): PageRoute {
  const movedTo = `/m/member/agent/${spelling}`;
  return { ...team(`/m/member/agent/${name}`, 'agency.title'), movedTo };
}
