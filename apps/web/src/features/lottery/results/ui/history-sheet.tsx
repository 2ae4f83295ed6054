import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { type SheetControl, TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';
import type { LotteryGame } from '../../games/api/menu.ts';
import { GamePicker } from '../../games/ui/game-picker.tsx';
import { HotNumbers } from './hot-numbers.tsx';
import { MoreHistory } from './more-history.tsx';
import { PastDraws } from './past-draws.tsx';

/** Results in a sheet over the lobby: game picker with search, most drawn numbers, draws. */
export default function HistorySheet({ games, ...control }: SheetControl & { games: readonly LotteryGame[] }) {
  const t = useText();
  const [picked, setPicked] = useState<string | null>(null);
  const gameCode = picked ?? games[0]?.gameCode ?? '';
  return (
    <TitledSheet {...control} title={t('title.results')} tall>
      <div className="bleed">
        <GamePicker games={games} value={gameCode} onChange={setPicked} />
        <HotNumbers key={`hot ${gameCode}`} gameCode={gameCode} />
        <PastDraws
          key={gameCode}
          gameCode={gameCode}
          family={games.find((game) => game.gameCode === gameCode)?.family}
        />
        <MoreHistory />
      </div>
    </TitledSheet>
  );
}
