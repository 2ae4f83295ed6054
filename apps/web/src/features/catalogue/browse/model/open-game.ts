import type { QueryClient } from '@tanstack/react-query';
import { launchLottery } from '../../../lottery/games/api/launch.ts';
import { launchPlan } from '../../../lottery/games/model/launch-plan.ts';
import { settingsQuery } from '../../../site/api/settings.ts';
import { handOver } from '../../../vendors/frame/model/opened.ts';
import { bringBack } from '../../../vendors/wallets/model/bring-back.ts';
import type { Go } from '../../../../shared/navigation/use-go.ts';
import type { Game } from '../../home/api/hot-games.ts';
import { launchGame } from '../api/launch-game.ts';
import { addRecent } from '../api/recents.ts';
import { titleOf, vendorOf } from '../../games/model/game-fields.ts';
import { requireAddress } from './openable.ts';

interface Ways {
  go: Go;
  /** Window opened during the click for the game; null for the current one. */
  tab: Window | null;
  /** Return address of a launched lottery. */
  pageBack: string;
  /** Contains the settings of the site. */
  client: QueryClient;
  /** Whether the member has gone to another page since the click; then the game is not opened over it. */
  hasLeft: () => boolean;
}

/** Maximum wait for updating the recent games. */
const NOTE_MS = 1000;

/** Opens a game for a member: lotteries by their launch plan, all others by the generic launch. @throws ApiError */
export async function openGame(game: Game, { go, tab, pageBack, client, hasLeft }: Ways): Promise<void> {
  const vendor = vendorOf(game);
  const prizeModes = client.getQueryData(settingsQuery().queryKey)?.lottery.prizeModes;
  const plan = launchPlan({ ...game, vassalage: vendor, gameCode: game.gameCode || game.code }, pageBack, prizeModes);
  if (plan.kind === 'route') {
    tab?.close();
    await noteRecent(game, vendor);
    return hasLeft() ? undefined : go(plan.href);
  }
  const { url, openMode, product } = requireAddress(
    plan.kind === 'lottery'
      ? await launchLottery({ body: plan.launch })
      : await launchGame({
          body: {
            gameId: game.gameId,
            vendor,
            gameCategory: game.gameType,
            nodeId: game.nodeId,
            supportPlay: game.supportPlay,
          },
        }),
  );
  await noteRecent(game, vendor);
  if (tab !== null) tab.location.replace(url);
  else if (hasLeft()) await bringBack(client, vendor);
  else if (url.startsWith('/m')) go(url);
  else if (openMode === 'frame') go(handOver({ vendor, gameId: game.gameId, url, name: titleOf(game), product }));
  else if (openMode !== 'blank' || window.open(url, '_blank') === null) location.assign(url);
}

/** Adds the game to the recent ones. Opening a game does not wait long for this, and continues if it fails. */
async function noteRecent({ nodeId }: Game, vendor: string): Promise<void> {
  await Promise.race([
    addRecent({ query: { nodeId, vendor } }).catch(() => null),
    new Promise((resolve) => setTimeout(resolve, NOTE_MS)),
  ]);
}
