import { HotMatch } from '../../features/catalogue/home/ui/hot-match.later.tsx';
import { Jackpot } from '../../features/catalogue/home/ui/jackpot.later.tsx';
import { Originals } from '../../features/catalogue/home/ui/originals.later.tsx';
import { HotNews } from '../../features/content/announcements/ui/hot-news.later.tsx';

/** What home shows below its first screens, each part only where there is something to show. */
export default function HomeWidgets() {
  return (
    <>
      <Jackpot />
      <Originals />
      <HotMatch />
      <HotNews />
    </>
  );
}
