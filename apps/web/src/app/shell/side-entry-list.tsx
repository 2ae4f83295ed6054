import { MenuRow } from '@fairlot/ui';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { isInApp } from '../../shared/platform/in-app.ts';
import { isStandalone } from '../../shared/platform/web-clip.ts';
import { useLoginPrompt } from '../../shared/session/login-prompt.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { seesAgentEntry } from '../../shared/session/roles.ts';
import { groupsOf, type MenuEntry } from './side-entries.ts';

/** Two cards of links: money and rewards, then records and help. */
export function SideEntries({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { flags } = useSettings();
  const member = useMember();
  const groups = groupsOf({
    flags,
    isMember: member !== null,
    hasAgentEntry: seesAgentEntry(member),
    isInstalled: isInApp(navigator.userAgent) || isStandalone(),
  });
  return (
    <nav aria-label={t('menu.name')}>
      {groups.map((entries) => (
        <div key={entries[0]?.href} className="card card--flush mx mt-3">
          {entries.map((entry) => (
            <Entry key={entry.href} entry={entry} onClose={onClose} />
          ))}
        </div>
      ))}
    </nav>
  );
}

function Entry({ entry: { icon, tone, label, href, needsLogin }, onClose }: { entry: MenuEntry; onClose: () => void }) {
  const t = useText();
  const prompt = useLoginPrompt();
  const member = useMember();
  if (!needsLogin || member !== null) return <MenuRow icon={icon} tone={tone} label={t(label)} href={href} />;
  const ask = () => {
    onClose();
    prompt(href);
  };
  return <MenuRow icon={icon} tone={tone} label={t(label)} onClick={ask} />;
}
