import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noticesQuery, type Announcement } from '../../features/content/announcements/api/notices.ts';
import { agentNoticesQuery } from '../../features/content/promotions/api/promotions.ts';
import { useMarkRead } from '../../features/content/announcements/model/use-mark-read.ts';
import { AnnouncementCard } from '../../features/content/announcements/ui/announcement-card.tsx';
import { Banners } from '../../features/content/banners/ui/banners.tsx';
import { EntryList } from '../../features/content/announcements/ui/entry-list.tsx';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { useIsSettled } from '../../shared/session/use-session.ts';

/** Announcements, those for agents with `types=A`. One at a time is open. */
export default function NoticesPage() {
  const { types } = useSearchParams();
  const isSettled = useIsSettled();
  const isForAgents = types === 'A';
  const forAll = useQuery({ ...noticesQuery(), enabled: isSettled && !isForAgents });
  const forAgents = useQuery({ ...agentNoticesQuery(), enabled: isSettled && isForAgents });
  return (
    <>
      <Banners group="m_notice" />
      <EntryList query={isForAgents ? forAgents : forAll}>
        {(list, hasMarks) => <Cards list={list} hasMarks={hasMarks} />}
      </EntryList>
    </>
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
