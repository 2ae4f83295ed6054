import type { TabItem } from '@fairlot/ui';

/** Item of the agents' footer; `label` is a text key. */
export interface AgentTab extends Pick<TabItem, 'key' | 'label' | 'href' | 'icon'> {
  badge?: string;
}

const MOST_SHOWN = 99;

/**
 * The agents' own footer: home, opening accounts if the merchant allows it (Z-89), and notices with the unread count.
 * Agents with dividend contracts also see Dividends (Z-86).
 */
export function agentTabs(flags: Readonly<Record<string, boolean>>, unread: number, hasDividends = false): AgentTab[] {
  return [
    { key: 'home', label: 'tab.home', href: '/m/home', icon: 'home' },
    ...(flags['REGCEN'] === true
      ? [{ key: 'register', label: 'agency.tab.register', href: '/m/agentRegister', icon: 'user-plus' } as const]
      : []),
    ...(flags['DIVIDEND3'] === true && hasDividends
      ? [{ key: 'dividend', label: 'agency.dividend', href: '/m/member/agent/agentDivident', icon: 'gift' } as const]
      : []),
    {
      key: 'notices',
      label: 'agency.tab.notices',
      href: '/m/member/notice?types=A',
      icon: 'megaphone',
      ...(unread > 0 && { badge: unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread) }),
    },
  ];
}
