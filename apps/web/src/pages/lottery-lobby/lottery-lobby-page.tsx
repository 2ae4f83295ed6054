import { ButtonLink, Empty, Tabs } from '@fairlot/ui';
import { useId, useState } from 'react';
import type { LotteryMenu } from '../../features/lottery/api/menu.ts';
import { ALL_TAG, gamesOf, groupTags } from '../../features/lottery/model/games.ts';
import { useLotteryMenu } from '../../features/lottery/model/use-lottery-menu.ts';
import { LobbyCard } from '../../features/lottery/ui/lobby-card.tsx';
import { useText, type Translate } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import type { Stamped } from '../../shared/query/stamped.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** Lottery lobby: the games by group, those that close first on top. */
export default function LotteryLobbyPage() {
  const t = useText();
  const { data, error, isError, refetch } = useLotteryMenu();
  const history = <ButtonLink variant="text" size="sm" icon="clock" href="/m/lottery/history">{t('lottery.historyLink')}</ButtonLink>;
  return (
    <>
      <PageTop title={t('title.lobby')} back="/m/home" actions={history} />
      {data !== undefined && <Lobby menu={data} />}
      {data === undefined && (isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" />)}
    </>
  );
}

function Lobby({ menu }: { menu: Stamped<LotteryMenu> }) {
  const t = useText();
  const panelId = useId();
  const [tag, setTag] = useState(ALL_TAG);
  const tags = [ALL_TAG, ...groupTags(menu.value)];
  const games = gamesOf(menu.value, tag);
  return (
    <>
      {tags.length > 1 && <Tabs label={t('lottery.groups')} panelId={panelId} options={tags.map((value) => ({ value, label: tagName(value, t) }))} value={tag} onChange={setTag} />}
      <div className="pad col gap3 mt3" id={panelId} role="tabpanel" aria-label={tagName(tag, t)}>
        {games.map((game) => <LobbyCard key={game.gameCode} game={game} at={menu.at} />)}
        {games.length === 0 && <Empty title={t('lottery.noGames')} hint={t('lottery.noGamesHint')} />}
      </div>
    </>
  );
}

const NAMED_TAGS = new Set(['ALL', 'FAST', 'NORTH', 'CENTRAL', 'SOUTH', 'VN', 'LOTTO', 'vietnam_rb_stock']);

/** Tags come from the operator; those without a text stand as they are. */
function tagName(tag: string, t: Translate): string {
  return NAMED_TAGS.has(tag) ? t(`lottery.tag.${tag}`) : tag;
}
