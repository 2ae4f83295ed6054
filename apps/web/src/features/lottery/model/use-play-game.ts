import { useToast } from '@fairlot/ui';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../../shared/i18n/use-text.ts';
import { useGo } from '../../../shared/navigation/use-go.ts';
import { useLoginPrompt } from '../../../shared/session/login-prompt.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { launchLottery } from '../api/launch.ts';
import type { LotteryGame } from '../api/menu.ts';

/** Opens a game: members go where the server says, visitors are asked to log in first. */
export function usePlayGame(): { play: (game: LotteryGame) => void; isOpening: (game: LotteryGame) => boolean } {
  const go = useGo();
  const toast = useToast();
  const errorText = useErrorText();
  const askLogin = useLoginPrompt();
  const { member } = useSession();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ vassalage, gameCode }: LotteryGame) => launchLottery({ body: { vendor: vassalage, gameCode, prizeMode: prizeModeOf(vassalage) } }),
    onSuccess: ({ url, openMode }) => {
      if (url.startsWith('/m/')) go(url);
      else if (openMode === 'blank') window.open(url, '_blank', 'noopener,noreferrer');
      else window.location.assign(url);
    },
    onError: (error) => toast.error(errorText(error)),
  });
  return {
    play: (game) => (member === null ? askLogin(betPath(game.gameCode)) : mutate(game)),
    isOpening: (game) => isPending && variables.gameCode === game.gameCode,
  };
}

export function betPath(gameCode: string): string {
  return `/m/lottery/play?gameCode=${encodeURIComponent(gameCode)}`;
}

export function historyPath(gameCode: string, numero?: string): string {
  const address = `/m/lottery/history?gameCode=${encodeURIComponent(gameCode)}`;
  return numero === undefined ? address : `${address}&numero=${encodeURIComponent(numero)}`;
}

/** Proof of a draw; with a ticket of the member, that it was in it. */
export function drawPath(gameCode: string, numero: string, ticketId?: string): string {
  const address = `/m/lottery/draw?gameCode=${encodeURIComponent(gameCode)}&numero=${encodeURIComponent(numero)}`;
  return ticketId === undefined ? address : `${address}&ticket=${encodeURIComponent(ticketId)}`;
}

export function ticketPath(ticketId: string): string {
  return `/m/gameRecord?ticket=${encodeURIComponent(ticketId)}`;
}

/** Source: Z-41. */
function prizeModeOf(vendor: string): string {
  if (vendor === 'TCG_SEA') return 'SEA';
  return vendor === 'ELOTT' ? 'Elott' : 'Lott';
}
