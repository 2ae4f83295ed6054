import { type ArtOptions, GameImage } from '@fairlot/ui';
import { coverOf, gameArt } from '../../features/catalogue/games/model/game-art.ts';
import type { BetRow } from '../../features/records/api/bets.ts';

/** The game of a bet. Its picture is that of its tile; tickets and games that are gone have none. */
export type BetGame = Pick<BetRow, 'gameCode'> & Partial<Pick<BetRow, 'source' | 'picture'>>;

/** The picture of a bet's game, as on its tile. */
export function BetPicture({ gameCode, source = 'lottery', picture = null }: BetGame) {
  const art = picture === null ? drawnArt(source, gameCode) : coverOf(picture);
  return (
    <span className="thumbnail">
      <GameImage art={{ ...art, w: 44, h: 44 }} src={picture?.icon ?? undefined} />
    </span>
  );
}

function drawnArt(source: BetRow['source'], gameCode: string): ArtOptions {
  if (source === 'lottery') return { cat: 'elott', id: gameCode };
  return gameArt(source === 'vendor' ? 'RNG' : '', gameCode);
}
