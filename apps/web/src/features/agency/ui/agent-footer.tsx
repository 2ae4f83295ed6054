import { TabBar } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { agentNoticesQuery } from '../../content/promotions/api/promotions.ts';
import { useSettings } from '../../site/model/use-settings.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { agentTabs } from '../model/footer.ts';

/** The footer of the agents' home, in place of the one of every page. */
export function AgentFooter() {
  const t = useText();
  const hasToken = useHasToken();
  const { flags } = useSettings();
  const { data } = useQuery({ ...agentNoticesQuery(), enabled: hasToken });
  return (
    <TabBar
      label={t('tab.main')}
      items={agentTabs(flags, data?.unreadCount ?? 0).map((item) => ({ ...item, label: t(item.label) }))}
    />
  );
}
