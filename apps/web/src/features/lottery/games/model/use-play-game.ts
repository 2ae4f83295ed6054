import { useToast } from '@fairlot/ui';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../../../shared/i18n/use-text.ts';
import { useGo } from '../../../../shared/navigation/use-go.ts';
import { useHref } from '../../../../shared/navigation/use-place.ts';
import { useLoginPrompt } from '../../../../shared/session/login-prompt.ts';
import { useMember } from '../../../../shared/session/use-session.ts';
import { launchGame } from '../../../catalogue/browse/api/launch-game.ts';
import { useSettings } from '../../../site/model/use-settings.ts';
import { launchLottery } from '../api/launch.ts';
import { type PrizeModes, VENDORS } from './config.ts';
import { type Launchable, launchPlan } from './launch-plan.ts';
import { betPath } from './paths.ts';

/**
 * Opens a game by the rules of a game click: members are taken where the server decides, visitors have to log in first.
 */
export function usePlayGame(): { play: (game: Launchable) => void; isOpening: (game: Launchable) => boolean } {
  const go = useGo();
  const toast = useToast();
  const here = useHref();
  const errorText = useErrorText();
  const askLogin = useLoginPrompt();
  const member = useMember();
  const { prizeModes } = useSettings().lottery;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (game: Launchable) => open(game, here, prizeModes),
    onSuccess: ({ url, openMode }) => {
      if (url.startsWith('/m/')) go(url);
      else if (openMode === 'blank') window.open(url, '_blank', 'noopener,noreferrer');
      else window.location.assign(url);
    },
    onError: (error) => toast.error(errorText(error)),
  });
  return {
    play: (game) => {
      if (member === null) askLogin(game.vassalage === VENDORS.own ? betPath(game.gameCode) : undefined);
      else if (!isPending) mutate(game);
    },
    isOpening: (game) => isPending && variables.gameCode === game.gameCode,
  };
}

async function open(
  game: Launchable,
  here: string,
  prizeModes: PrizeModes,
): Promise<{ url: string; openMode: 'self' | 'blank' | 'frame' }> {
  const plan = launchPlan(game, here, prizeModes);
  if (plan.kind === 'route') return { url: plan.href, openMode: 'self' };
  if (plan.kind === 'lottery') return launchLottery({ body: plan.launch });
  return launchGame({ body: { gameId: game.gameId, vendor: game.vassalage, gameCategory: game.gameType } });
}
