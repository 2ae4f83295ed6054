import { useToast } from '@fairlot/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../../shared/i18n/use-text.ts';
import { useLoginPrompt } from '../../../shared/session/login-prompt.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { addFavourite, favouriteIdsQuery, removeFavourite } from '../api/favourites.ts';
import type { Game } from '../api/hot-games.ts';

/** The member's hearts. A press shows at once and is taken back when the server refuses; a visitor is asked to log in. */
export function useFavourites(): { isFavourite: (game: Game) => boolean; toggle: (game: Game) => void } {
  const { token } = useSession();
  const prompt = useLoginPrompt();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { queryKey } = favouriteIdsQuery(true);
  const { data: ids = [] } = useQuery(favouriteIdsQuery(token !== null));
  const { mutate } = useMutation({
    mutationFn: ({ game, isOn }: { game: Game; isOn: boolean }) => send(game, isOn),
    onMutate: async ({ game, isOn }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (now = []) => (isOn ? [...now, game.nodeId] : now.filter((id) => id !== game.nodeId)));
    },
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const isFavourite = (game: Game) => ids.includes(game.nodeId);
  return { isFavourite, toggle: (game) => (token === null ? prompt() : mutate({ game, isOn: !isFavourite(game) })) };
}

function send({ nodeId, vassalage }: Game, isOn: boolean): Promise<null> {
  return isOn ? addFavourite({ body: { nodeId, vendor: vassalage } }) : removeFavourite({ query: { nodeId } });
}
