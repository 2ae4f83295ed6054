import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsSettled } from '../../../../shared/session/use-session.ts';
import { agentNoticesQuery } from '../../promotions/api/promotions.ts';
import { type Announcement, noticesQuery } from '../api/notices.ts';
import { useMarkRead } from '../model/use-mark-read.ts';
import { AnnouncementCard } from './announcement-card.tsx';
import { EntryList } from './entry-list.tsx';

/** Announcements, or those for agents. One at a time is open; opening it marks it as read. */
export function NoticeList({ isForAgents = false }: { isForAgents?: boolean }) {
  const isSettled = useIsSettled();
  const forAll = useQuery({ ...noticesQuery(), enabled: isSettled && !isForAgents });
  const forAgents = useQuery({ ...agentNoticesQuery(), enabled: isSettled && isForAgents });
  return (
    <EntryList query={isForAgents ? forAgents : forAll}>
      {(list, hasMarks) => <Cards list={list} hasMarks={hasMarks} />}
    </EntryList>
  );
}

function Cards({ list, hasMarks }: { list: readonly Announcement[]; hasMarks: boolean }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const markRead = useMarkRead();
  const toggle = (entry: Announcement) => {
    setOpenId(openId === entry.id ? null : entry.id);
    if (!entry.read) markRead(entry.id);
  };
  return (
    <div className="padded column gap-3 mt-3">
      {list.map((entry) => (
        <AnnouncementCard
          key={entry.id}
          entry={entry}
          isOpen={openId === entry.id}
          isUnread={hasMarks && !entry.read}
          onToggle={() => toggle(entry)}
        />
      ))}
    </div>
  );
}
