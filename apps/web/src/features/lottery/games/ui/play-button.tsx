import { Icon, Spinner } from '@fairlot/ui';
import type { SubmitEvent } from 'react';
import type { LotteryGame } from '../api/menu.ts';
import { usePlayGame } from '../model/use-play-game.ts';

/** The button `Play` of a lottery card: a form, so that it works before the page's scripts run. */
export function PlayButton({ game, label }: { game: LotteryGame; label: string }) {
  const { play, isOpening } = usePlayGame();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    play(game);
  };
  return (
    <form action="/m/lottery/play" onSubmit={submit}>
      <input type="hidden" name="gameCode" value={game.gameCode} />
      <button
        type="submit"
        className="icon-button icon-button--neutral"
        aria-label={label}
        aria-busy={isOpening(game) || undefined}
      >
        {isOpening(game) ? <Spinner /> : <Icon name="play" size="small" filled />}
      </button>
    </form>
  );
}
