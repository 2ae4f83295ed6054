import { type ArtOptions, GameImage } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { inHouseGamesQuery } from '../../features/catalogue/browse/api/in-house-games.ts';
import { coverOf, gameArt } from '../../features/catalogue/games/model/game-art.ts';
import { iconOf } from '../../features/catalogue/games/model/game-fields.ts';

/** Where a bet was made. */
export interface BetGame {
  gameCode: string;
  source?: 'lottery' | 'vendor' | 'original' | undefined;
}

/** The picture of a bet's game, as on its tile; vendors' games have one that is drawn from their code. */
export function BetPicture({ gameCode, source = 'lottery' }: BetGame) {
  const { data: games } = useQuery({ ...inHouseGamesQuery(), enabled: source === 'original' });
  const tile = games?.find((game) => game.gameCode === gameCode);
  const art = tile === undefined ? drawnArt(source, gameCode) : coverOf(tile);
  return (
    <span className="thumbnail">
      <GameImage art={{ ...art, w: 44, h: 44 }} src={tile && iconOf(tile)} />
    </span>
  );
}

function drawnArt(source: BetGame['source'], gameCode: string): ArtOptions {
  if (source === 'lottery') return { cat: 'elott', id: gameCode };
  return gameArt(source === 'vendor' ? 'RNG' : '', gameCode);
}
