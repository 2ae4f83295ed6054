import { Empty, GameImage, Icon } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows } from '../../../../shared/ui/list-states.tsx';
import { type VendorGame, vendorGamesQuery } from '../api/vendor-games-query.ts';
import { usePlayGame } from '../model/use-play-game.ts';

/** The lottery games of a vendor that runs its own draws. */
export function VendorGames({ vendor }: { vendor: string }) {
  const t = useText();
  const { data, error, isError, refetch } = useQuery(vendorGamesQuery(vendor));
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  if (data.length === 0) return <Empty title={t('lottery.noGames')} hint={t('lottery.noGamesHint')} />;
  return (
    <ul className="card card--flush mx mt-3" aria-label={t('lottery.vendorGames')}>
      {data.map((game) => (
        <li key={game.nodeId}>
          <VendorGameRow game={game} />
        </li>
      ))}
    </ul>
  );
}

/** A game of a vendor, which opens with a press. */
export function VendorGameRow({ game }: { game: VendorGame }) {
  const { play, isOpening } = usePlayGame();
  return (
    <button
      type="button"
      className="list-row list-row--tall"
      aria-busy={isOpening(game) || undefined}
      onClick={() => play(game)}
    >
      <span className="picture no-shrink">
        <GameImage art={{ cat: 'elott', id: game.gameCode, w: 44, h: 44 }} />
      </span>
      <span className="grow">
        <span className="label truncate block">{game.displayName}</span>
        <span className="caption faint truncate block">{game.vendorName}</span>
      </span>
      <Icon name="chevron" size="small" className="faint" />
    </button>
  );
}
