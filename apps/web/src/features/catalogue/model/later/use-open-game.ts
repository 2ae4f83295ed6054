import { useLoginPrompt } from '../../../../shared/session/login-prompt.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import type { Game } from '../../api/hot-games.ts';
import { useLaunch } from '../use-launch.ts';

/** A click on a game: a member plays, a visitor is asked to log in. */
export function useOpenGame(): (game: Game) => void {
  const { member } = useSession();
  const prompt = useLoginPrompt();
  const { launch } = useLaunch();
  return (game) => (member === null ? prompt() : launch(game));
}
