import type { IconName } from '@fairlot/ui';
import { chart, percent, split, transfer, trend, users } from '@fairlot/ui/icons';

export interface GridEntry {
  /** Text key of its label. */
  label: string;
  icon: IconName;
  href: string;
  /** The merchant's flag that shows the entry (Z-89). */
  flag: string;
}

const ENTRIES: readonly GridEntry[] = [
  { label: 'agency.overview', icon: chart, href: '/m/agent/team/overview', flag: 'AGEPAG' },
  { label: 'title.transactions', icon: 'receipt', href: '/m/transaction/record?types=A', flag: 'TRANSREC3' },
  { label: 'agency.team', icon: users, href: '/m/member/team?tab=manage', flag: 'DOWNMAN' },
  { label: 'agency.transfer', icon: transfer, href: '/m/member/team?tab=transfer', flag: 'AGETRANS3' },
  { label: 'agency.pnl', icon: trend, href: '/m/agent/team/pnl', flag: 'AGETEAMPNL3' },
  { label: 'agency.betting', icon: 'ticket', href: '/m/teamBetting', flag: 'TEAMBETTING3' },
  { label: 'agency.agentRebate', icon: percent, href: '/m/member/agent/agentRebeat', flag: 'AGEREBATE3' },
  { label: 'agency.teamRebate', icon: split, href: '/m/member/teamRebate', flag: 'TEAMREB3' },
  { label: 'title.security', icon: 'shield', href: '/m/securityCenter', flag: 'SECCEN' },
  { label: 'member.inbox', icon: 'inbox', href: '/m/webEmail', flag: 'MAILCEN' },
];

/**
 * Entries of the agents' grid whose flag is on; a missing flag is off. The merchant can use another flag for an entry
 * whose page all members have: its state comes as `AGENT_<flag>`.
 */
export function gridEntries(flags: Readonly<Record<string, boolean>>): readonly GridEntry[] {
  return ENTRIES.filter(({ flag }) => flags[flag] === true && flags[`AGENT_${flag}`] !== false);
}
