import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from '../../../../shared/navigation/use-place.ts';
import { useIsSettled } from '../../../../shared/session/use-session.ts';
import { NamedEntry } from '../../rich-text/ui/named-entry.tsx';
import { announcementQuery } from '../api/announcement.ts';
import type { Announcement } from '../api/notices.ts';

/** The announcement or promotion with the `id` in the address, or the reason why there is none. */
export function OneEntry({ children }: { children: (entry: Announcement) => ReactNode }) {
  const { id = '' } = useSearchParams();
  const isSettled = useIsSettled();
  const query = useQuery({ ...announcementQuery(id), enabled: isSettled && id !== '' });
  return (
    <NamedEntry id={id} query={query}>
      {children}
    </NamedEntry>
  );
}
