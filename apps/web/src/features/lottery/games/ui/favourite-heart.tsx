import { FavouriteButton } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useLoginPrompt } from '../../../../shared/session/login-prompt.ts';
import { useFavourites } from '../model/favourites.ts';

/** The heart of a lottery; visitors are asked to log in first. */
export function FavouriteHeart({ gameId }: { gameId: string }) {
  const t = useText();
  const askLogin = useLoginPrompt();
  const { ids, toggle, isMember } = useFavourites();
  return (
    <FavouriteButton
      isFavourite={ids.includes(gameId)}
      onToggle={() => (isMember ? toggle(gameId) : askLogin())}
      labels={{ add: t('lottery.addFavourite'), remove: t('lottery.removeFavourite') }}
    />
  );
}
