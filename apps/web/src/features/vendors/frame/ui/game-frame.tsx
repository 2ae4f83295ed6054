import { Spinner } from '@fairlot/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useFreshPolicy } from '../model/use-fresh-policy.ts';
import { useGameFrame } from '../model/use-game-frame.ts';
import { useHalt } from '../model/use-halt.ts';
import { GameBar } from './game-bar.tsx';
import { Halted } from './halted.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { RotateHint } from './rotate-hint.tsx';

interface GameFrameProps {
  vendor: string;
  gameId: string;
  url: string;
  origin: string;
  name: string | null;
  /** Time, net and balance in the bar. */
  figures: ReactNode;
  onLeave: () => void;
}

/**
 * A vendor's game: our bar, its frame, and overlays. A frame never changes its address, so that Back leaves the game.
 */
export function GameFrame({ vendor, gameId, url, origin, name, figures, onLeave }: GameFrameProps) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, tell } = useGameFrame(frame, origin, onLeave);
  useFreshPolicy(origin);
  const { halt, vendorName } = useHalt(vendor);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isHalted = halt !== null;
  useEffect(() => {
    if (state.isReady) tell(isHalted ? 'pause' : 'resume');
  }, [state.isReady, isHalted, tell]);
  const shownName = name ?? state.name ?? gameId;
  const close = () => (state.isRoundOpen ? setIsAsking(true) : onLeave());
  return (
    <>
      <GameBar name={shownName} vendorName={vendorName} figures={figures} onClose={close} />
      <div className="game-area">
        {!isLoaded && (
          <div className="game-loading" role="status">
            <Spinner />
            <span>{t('play.loading')}</span>
          </div>
        )}
        <iframe
          ref={frame}
          key={url}
          src={url}
          title={t('play.frame', { name: shownName })}
          allow="autoplay; fullscreen; screen-wake-lock"
          referrerPolicy="origin"
          inert={halt !== null && halt.why !== 'check'}
          onLoad={() => setIsLoaded(true)}
        />
        <Halted halt={halt} isOver={state.isOver} onLeave={onLeave} />
      </div>
      {state.wantsLandscape && <RotateHint game={`${vendor} ${gameId}`} />}
      <LeaveDialog open={isAsking} onStay={() => setIsAsking(false)} onLeave={onLeave} />
    </>
  );
}
