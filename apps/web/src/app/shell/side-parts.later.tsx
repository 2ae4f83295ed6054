import { keepFocus } from '@fairlot/ui/focus';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ContractWatch } from '../../features/agency/prompts/ui/contract-watch.tsx';
import { RealityWatch } from '../../features/protection/ui/reality-watch.tsx';
import { gameCodeOf } from '../../features/lottery/games/model/games.ts';
import { ContactsButton } from '../../features/service/ui/contacts-button.tsx';
import { usePart } from '../../shared/ui/use-part.ts';
import { useTurn } from '../../shared/ui/use-turn.ts';
import { useLater } from '../../shared/use-later.ts';
import { closeOnBack } from '../../shared/navigation/close-on-back.ts';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { useCanGoBack, useRouter } from '../../shared/navigation/use-router.ts';
import { useHasToken, useIsMember } from '../../shared/session/use-session.ts';
import { keepCreditSound } from '../../shared/sound/credit-sound.ts';
import { loadRecovery } from '../loading/load-page.ts';
import { HOME_PAGE, HOME_PATH, type PageRoute } from '../page-route.ts';
import { RENEWED_KEY } from './use-live-session.ts';
import { BusyMark } from './side-busy.tsx';
import { useMissingPage } from './side-missing-page.ts';
import { useNetworkNews } from './side-network-news.ts';
import { Outdated } from './side-outdated.tsx';
import { watchSwipes } from './side-swipe.ts';

const loadOfflineKeeper = () => import('../../features/install/offline/offline-keeper.later.tsx');
const loadChatNews = () => import('../../features/chat/ui/chat-news.later.tsx');
const loadDrawWatch = () => import('../../features/lottery/theatre/ui/draw-watch.later.tsx');
const loadHomeBar = () => import('../../features/install/ui/home-bar.later.tsx');

/** Pages on which members are asked about pending contracts. */
const ASKING: ReadonlySet<string> = new Set([HOME_PAGE, 'agent-home']);

/** Pages on which a draw with tickets of the member is shown or offered. */
const WATCHING: ReadonlySet<string> = new Set([HOME_PAGE, 'lottery-lobby', 'lottery-list', 'lottery-play']);

/**
 * Parts of the page that load after it is shown: swiping back, Back with an open dialog, the sound of a credit,
 * network messages, the loading indicator, the reality check, the stage of draws, chat answers of the staff, and home's
 * contacts and download bar.
 * Also prefetches the code that handles load failures.
 */
export default function SideParts({ route }: { route: PageRoute }) {
  const client = useQueryClient();
  const isHome = route.page === HOME_PAGE;
  const HomeBar = useLater(true, loadHomeBar, 'install');
  const ChatNews = useLater(useIsMember(), loadChatNews, 'service');
  const DrawWatch = usePart(useHasToken() && WATCHING.has(route.page), loadDrawWatch);
  const betCode = gameCodeOf(useSearchParams());
  const OfflineKeeper = useLater(true, loadOfflineKeeper, 'install');
  const { data: isRenewed = false } = useQuery<boolean>({ queryKey: RENEWED_KEY, queryFn: skipToken });
  useSwipeBack(route);
  useCloseOnBack(route);
  // Nothing opens automatically over a dialog that has an address.
  useTurn('asked', route.dialog !== undefined);
  useNetworkNews();
  useMissingPage();
  useEffect(() => keepCreditSound(client), [client]);
  useEffect(() => keepFocus(), []);
  useEffect(() => void loadRecovery().catch(() => undefined), []);
  return (
    <>
      <BusyMark />
      <Outdated />
      <RealityWatch />
      {ASKING.has(route.page) && <ContractWatch isRenewed={isRenewed} isAfterDaily={isHome} />}
      {OfflineKeeper !== null && <OfflineKeeper />}
      {DrawWatch !== null && WATCHING.has(route.page) && (
        <DrawWatch gameCode={route.page === 'lottery-play' ? betCode : ''} />
      )}
      {ChatNews !== null && <ChatNews />}
      {HomeBar !== null && <HomeBar isHome={isHome} />}
      {isHome && route.dialog === undefined && <ContactsButton />}
    </>
  );
}

/** A dialog with an address is left by Back like a page. */
function useCloseOnBack({ dialog }: PageRoute): void {
  const router = useRouter();
  const hasAddress = dialog !== undefined;
  useEffect(() => (hasAddress ? undefined : closeOnBack(router)), [hasAddress, router]);
}

/**
 * Swiping back follows the rule of the Back button: to home from some pages and when the tab began here, else to the
 * previous page. Home itself has no Back.
 */
function useSwipeBack({ page, goesHome = false }: PageRoute): void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const go = useGo();
  const isHome = page === HOME_PAGE;
  useEffect(() => {
    if (isHome) return;
    return watchSwipes(() => (canGoBack && !goesHome ? router.back() : go(HOME_PATH)));
  }, [isHome, canGoBack, goesHome, router, go]);
}
