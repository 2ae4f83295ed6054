/** Addresses that show home. */
export const HOME_PAGES = [
  '/',
  '/m',
  '/m/index',
  '/m/index.html',
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/register.html',
  '/m/forget',
];
export const MEMBER_PAGES = [
  '/m/member/home',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/member/benefits',
  '/m/rewardCenter',
  '/m/transaction/record',
  '/m/gameRecord',
  '/m/feedback',
  '/m/webEmail',
  '/m/securityCenter',
];
/** Agents' pages, except those that Z-100 opens to other members. */
export const AGENT_PAGES = [
  '/m/agent',
  '/m/agent/team/overview',
  '/m/agentRegister',
  '/m/agent/team/pnl',
  '/m/member/team',
  '/m/teamBetting',
  '/m/member/agent/agentDivident',
  '/m/member/agent/agentRebeat',
  '/m/member/teamRebate',
];
export const CONTRACT_PAGES = [
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
  '/m/member/agent/getHourContract',
  '/m/member/agent/getRealTimeContract',
];
export const CATEGORIES = [
  '/m/hot',
  '/m/rng',
  '/m/inhouse',
  '/m/pvp',
  '/m/fish',
  '/m/live',
  '/m/sports',
  '/m/esports',
  '/m/lott',
  '/m/lottery',
  '/m/cockfight',
  '/m/gameCenter',
];
