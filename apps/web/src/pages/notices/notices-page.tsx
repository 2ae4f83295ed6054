import { NoticeList } from '../../features/content/announcements/ui/notice-list.tsx';
import { Banners } from '../../features/content/banners/ui/banners.tsx';
import { useSearchParams } from '../../shared/navigation/use-place.ts';

/** Announcements; with `types=A` those for agents. */
export default function NoticesPage() {
  const { types } = useSearchParams();
  return (
    <>
      <Banners group="m_notice" />
      <NoticeList isForAgents={types === 'A'} />
    </>
  );
}
