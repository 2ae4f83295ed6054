import { Chips, Icon } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { LotteryGame } from '../api/menu.ts';
import { searchGames } from '../model/search-games.ts';

/** Choice of one game by chips, which a search narrows down. */
export function GamePicker({
  games,
  value,
  onChange,
}: {
  games: readonly LotteryGame[];
  value: string;
  onChange: (gameCode: string) => void;
}) {
  const t = useText();
  const [text, setText] = useState('');
  const found = searchGames(games, [], text);
  return (
    <>
      <div className="pad mb3">
        <div className="inp games-name">
          <Icon name="search" size="s" />
          <input
            type="search"
            autoComplete="off"
            maxLength={60}
            aria-label={t('lottery.searchName')}
            placeholder={t('lottery.searchName')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      </div>
      {found.length > 0 && (
        <Chips
          className="mb3"
          label={t('lottery.games')}
          options={found.map((game) => ({ value: game.gameCode, label: game.remark }))}
          value={value}
          onChange={onChange}
        />
      )}
      {found.length === 0 && (
        <p className="pad cap mut mb3" role="status">
          {t('lottery.notFound')}
        </p>
      )}
    </>
  );
}
