import { Banners } from './banners.tsx';
import { NoticeBar } from '../../announcements/ui/notice-bar.tsx';

/** Banners and announcements above the games of a category. */
export function GamesTop({ group, category }: { group: string; category: string }) {
  return (
    <>
      <div className="games-top">
        <Banners group={group} category={category} height={148} />
      </div>
      <NoticeBar />
    </>
  );
}
