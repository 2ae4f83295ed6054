import { Button, Select } from '@fairlot/ui';
import { useState } from 'react';
import { Loaded } from '../../../parts/states.tsx';
import { useLoad } from '../../../shared/use-load.ts';
import { type GameDifferences, vendorsApi } from '../api.ts';
import { ownGamesTexts as words } from './own-games-texts.ts';

type Listed = GameDifferences['added'][number];

interface ListedGameProps {
  code: string;
  onPick: (game: Listed) => void;
}

/** Chooses a new game from the vendor's own list, fetched from the vendor. */
export function ListedGame(props: ListedGameProps) {
  const [isAsked, setAsked] = useState(false);
  return isAsked ? <Choice {...props} /> : <Button onClick={() => setAsked(true)}>{words.choose}</Button>;
}

function Choice({ code, onPick }: ListedGameProps) {
  const [load] = useState(() => (signal: AbortSignal) => vendorsApi.gameDifferences(code, signal));
  const { state, reload } = useLoad(load);
  const [chosen, setChosen] = useState('');
  return (
    <Loaded state={state} onRetry={reload}>
      {({ added }) =>
        added.length === 0 ? (
          <p className="muted">{words.allListed}</p>
        ) : (
          <Select
            label={words.listed}
            value={chosen}
            options={[
              { value: '', label: '–' },
              ...added.map(({ gameId, name }) => ({ value: gameId, label: `${name} (${gameId})` })),
            ]}
            onChange={(gameId) => {
              setChosen(gameId);
              const game = added.find((one) => one.gameId === gameId);
              if (game !== undefined) onPick(game);
            }}
          />
        )
      }
    </Loaded>
  );
}
