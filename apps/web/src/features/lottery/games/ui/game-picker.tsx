import { Chips, Icon } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { LotteryGame } from '../api/menu.ts';
import { searchGames } from '../model/search-games.ts';

/** Choice of one game by chips, with a search that filters them. */
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
      <div className="padded mb-3">
        <div className="input games-name">
          <Icon name="search" size="small" />
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
          className="mb-3"
          label={t('lottery.games')}
          options={found.map((game) => ({ value: game.gameCode, label: game.remark }))}
          value={value}
          onChange={onChange}
        />
      )}
      {found.length === 0 && (
        <p className="padded caption muted mb-3" role="status">
          {t('lottery.notFound')}
        </p>
      )}
    </>
  );
}
