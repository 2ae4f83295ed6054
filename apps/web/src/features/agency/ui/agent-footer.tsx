import { TabBar } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { agentNoticesQuery } from '../../content/promotions/api/promotions.ts';
import { useSettings } from '../../site/model/use-settings.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { contractRequestsQuery } from '../contracts/api/contracts.ts';
import { agentTabs } from '../model/footer.ts';

/** The footer of the agents' home, which replaces the general one. */
export function AgentFooter() {
  const t = useText();
  const hasToken = useHasToken();
  const { flags } = useSettings();
  const { data } = useQuery({ ...agentNoticesQuery(), enabled: hasToken });
  const requests = useQuery(contractRequestsQuery(hasToken && flags['DIVIDEND3'] === true));
  const hasDividends = requests.data?.divtypecompperiodreq !== undefined;
  return (
    <TabBar
      label={t('tab.main')}
      items={agentTabs(flags, data?.unreadCount ?? 0, hasDividends).map((item) => ({ ...item, label: t(item.label) }))}
    />
  );
}
