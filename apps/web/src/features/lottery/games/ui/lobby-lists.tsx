import { Button, Empty, Segmented } from '@fairlot/ui';
import { useId, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useLoginPrompt } from '../../../../shared/session/login-prompt.ts';
import { FailedPart, LoadingRows } from '../../../../shared/ui/list-states.tsx';
import { useHeartFocus } from '../../../../shared/ui/use-heart-focus.ts';
import type { LotteryGame } from '../api/menu.ts';
import { parseDrawDays } from '../../draws/model/draw-days.ts';
import { useKeptPlaces } from '../model/use-kept-places.ts';
import { LOBBY_LISTS, type LobbyList, useLobbyList } from '../model/use-lobby-list.ts';
import { LobbyCard } from './lobby-card.tsx';
import { WeekStrip } from '../../draws/ui/week-strip.tsx';

/** Games of a group: filtered by weekday, and all, hot, favourite or recent ones. */
export function LobbyLists({ games, at }: { games: readonly LotteryGame[]; at: number }) {
  const t = useText();
  const panelId = useId();
  const [day, setDay] = useState<number | null>(null);
  const [list, setList] = useState<LobbyList>('all');
  const ordered = useKeptPlaces(games);
  const ofDay = day === null ? ordered : ordered.filter((game) => parseDrawDays(game.drawDayOfWeek).includes(day));
  return (
    <>
      <WeekStrip value={day} onChange={setDay} />
      <div className="padded mt-2">
        <Segmented
          className="lobby-lists"
          as="tabs"
          panelId={panelId}
          label={t('lottery.lists')}
          options={LOBBY_LISTS.map((value) => ({ value, label: t(`lottery.list.${value}`) }))}
          value={list}
          onChange={setList}
        />
      </div>
      <div
        className="padded column gap-3 mt-3 lobby-cards"
        id={panelId}
        role="tabpanel"
        aria-label={t(`lottery.list.${list}`)}
      >
        <Cards list={list} games={ofDay} at={at} />
      </div>
    </>
  );
}

function Cards({ list, games, at }: { list: LobbyList; games: readonly LotteryGame[]; at: number }) {
  const t = useText();
  const askLogin = useLoginPrompt();
  const { games: listed, error, retry, needsLogin } = useLobbyList(list, games);
  useHeartFocus(listed?.length ?? 0);
  if (needsLogin)
    return (
      <Empty
        title={t('lottery.loginForList')}
        action={
          <Button variant="soft" onClick={() => askLogin()}>
            {t('header.login')}
          </Button>
        }
      />
    );
  if (listed === null)
    return error === null ? <LoadingRows shape="card" /> : <FailedPart error={error} onRetry={retry} />;
  if (listed.length === 0) return <Empty title={t(`lottery.none.${list}`)} hint={t(`lottery.noneHint.${list}`)} />;
  return listed.map((game) => <LobbyCard key={game.gameCode} game={game} at={at} />);
}
