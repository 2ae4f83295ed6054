import { Button, ButtonLink, Empty, useToast } from '@fairlot/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PlayFigures } from '../../features/protection/ui/play-figures.tsx';
import { useBonusNote } from '../../features/promotions/model/use-bonus-use.ts';
import { useOpenedGame } from '../../features/vendors/frame/model/use-opened-game.ts';
import { bringBack } from '../../features/vendors/wallets/model/bring-back.ts';
import { GameFrame } from '../../features/vendors/frame/ui/game-frame.tsx';
import { WALLET_KEY } from '../../shared/events/wallet-key.ts';
import { useErrorText, useText } from '../../shared/i18n/use-text.ts';
import { errorCodeOf } from '../../shared/api/api-error.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { useBackOr } from '../../shared/navigation/use-back-or.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { LoadingRows } from '../../shared/ui/list-states.tsx';

/** A vendor's game in its frame; the address names the game, so that a reload opens it again. */
export default function VendorGamePage() {
  const t = useText();
  const errorText = useErrorText();
  const { vendor = '', gameId = '', prizeMode } = useSearchParams();
  const { shown, error, again } = useOpenedGame({ vendor, gameId, prizeMode });
  const leave = useLeave(vendor, shown !== null);
  // Unknown or switched off: another attempt would not help.
  const isGone = gameId === '' || (error !== null && errorCodeOf(error) === 'not.found');
  if (shown !== null)
    return (
      <div className="game-page">
        {shown.product !== undefined && <BonusToast product={shown.product} />}
        <GameFrame {...shown} vendor={vendor} gameId={gameId} figures={<PlayFigures />} onLeave={leave} />
      </div>
    );
  return (
    <>
      <PageTop title={t('title.game')} />
      {isGone && (
        <div role="alert">
          <Empty title={t('play.none')} action={<WayHome />} />
        </div>
      )}
      {!isGone && error === null && <LoadingRows shape="card" count={1} />}
      {!isGone && error !== null && (
        <div role="alert">
          <Empty
            title={errorText(error)}
            hint={t('play.failed')}
            action={
              <span className="row">
                <Button variant="soft" onClick={again}>
                  {t('common.retry')}
                </Button>
                <WayHome />
              </span>
            }
          />
        </div>
      )}
    </>
  );
}

/**
 * Shows once, when the game opens, what bonus money cannot pay for. A toast, because nothing may stay above the game.
 */
function BonusToast({ product }: { product: string }) {
  const toast = useToast();
  const note = useBonusNote(product);
  const hasReported = useRef(false);
  useEffect(() => {
    if (note === null || hasReported.current) return;
    hasReported.current = true;
    toast.info(note, NOTE_MS);
  }, [note, toast]);
  return null;
}

const NOTE_MS = 8000;

function WayHome() {
  const t = useText();
  return (
    <ButtonLink variant="soft" href="/m/home">
      {t('play.home')}
    </ButtonLink>
  );
}

/**
 * Returns to the list at its scroll position, or to home when the tab began here. Refetches data that the game has
 * changed.
 */
function useLeave(vendor: string, isPlayed: boolean): () => void {
  const client = useQueryClient();
  useEffect(
    () => () => {
      if (isPlayed) void bringBack(client, vendor).then(() => client.invalidateQueries({ queryKey: WALLET_KEY }));
      for (const name of ['wallet', 'recents', 'records', 'session', 'free-rounds'])
        void client.invalidateQueries({ queryKey: ['me', name] });
    },
    [client, isPlayed, vendor],
  );
  return useBackOr('/m/home');
}
