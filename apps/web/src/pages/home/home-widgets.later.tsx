import { HotMatch } from '../../features/catalogue/ui/hot-match.later.tsx';
import { Jackpot } from '../../features/catalogue/ui/jackpot.later.tsx';
import { Originals } from '../../features/catalogue/ui/originals.later.tsx';
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
