import { Flag, MenuRow } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { unreadMailsQuery } from '../../features/inbox/api/inbox.ts';
import { clubQuery, waitingQuery } from '../../features/loyalty/api/loyalty.ts';
import { CountMark } from '../../features/member/ui/shortcut-link.tsx';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { isInApp } from '../../shared/platform/in-app.ts';
import { isStandalone } from '../../shared/platform/web-clip.ts';
import { useLoginPrompt } from '../../shared/session/login-prompt.ts';
import { useIsReal, useMember } from '../../shared/session/use-session.ts';
import { seesAgentEntry } from '../../shared/session/roles.ts';
import { groupsOf, type MenuEntry } from './side-entries.ts';

/** Two cards of links: money and rewards, then records and help. */
export function SideEntries({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { flags, client } = useSettings();
  const member = useMember();
  const groups = groupsOf({
    flags,
    isMember: member !== null,
    hasAgentEntry: seesAgentEntry(member),
    isInstalled: isInApp(navigator.userAgent, client.appMarker) || isStandalone(),
  });
  const ends = useEnds();
  return (
    <nav aria-label={t('header.menu')}>
      {groups.map((entries) => (
        <div key={entries[0]?.href} className="card card--flush mx mt-3">
          {entries.map((entry) => (
            <Entry key={entry.href} entry={entry} end={ends[entry.href]} onClose={onClose} />
          ))}
        </div>
      ))}
    </nav>
  );
}

/** Ends of entries by address: the VIP level, and numbers of rewards and messages that wait. */
function useEnds(): Readonly<Record<string, ReactNode>> {
  const { flags } = useSettings();
  const isReal = useIsReal();
  const isOn = (flag: string) => isReal && flags[flag] === true;
  const { data: club } = useQuery(clubQuery(isOn('MEMCLUB3')));
  const { data: rewards } = useQuery(waitingQuery(isOn('REWCEN3')));
  const { data: mails } = useQuery(unreadMailsQuery(isOn('MAILCEN')));
  const count = (value = 0) => (value === 0 ? undefined : <CountMark count={value} />);
  return {
    '/m/vip': club === undefined || club.level === 0 ? undefined : <Flag tone="gold">{club.level}</Flag>,
    '/m/rewardCenter': count(rewards?.count),
    '/m/webEmail': count(mails),
  };
}

interface EntryProps {
  entry: MenuEntry;
  end: ReactNode;
  onClose: () => void;
}

function Entry({ entry: { icon, tone, label, href, needsLogin }, end, onClose }: EntryProps) {
  const t = useText();
  const prompt = useLoginPrompt();
  const member = useMember();
  if (!needsLogin || member !== null) return <MenuRow icon={icon} tone={tone} label={t(label)} href={href} end={end} />;
  const ask = () => {
    onClose();
    prompt(href);
  };
  return <MenuRow icon={icon} tone={tone} label={t(label)} onClick={ask} />;
}
