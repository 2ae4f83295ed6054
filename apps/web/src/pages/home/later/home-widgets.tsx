import { HotMatch } from '../../../features/catalogue/ui/later/hot-match.tsx';
import { Jackpot } from '../../../features/catalogue/ui/later/jackpot.tsx';
import { Originals } from '../../../features/catalogue/ui/later/originals.tsx';
import { HotNews } from '../../../features/content/ui/later/hot-news.tsx';

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
