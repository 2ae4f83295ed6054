import { HotMatch } from '../../features/catalogue/home/ui/hot-match.later.tsx';
import { Jackpot } from '../../features/catalogue/home/ui/jackpot.later.tsx';
import { Originals } from '../../features/catalogue/home/ui/originals.later.tsx';
import { HotNews } from '../../features/content/announcements/ui/hot-news.later.tsx';

/** Parts of home below the first screens; each is shown only when it has content. */
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
