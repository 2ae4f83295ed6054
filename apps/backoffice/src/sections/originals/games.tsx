import { useState } from 'react';
import { ReasonDialog } from '../../form/action-dialog.tsx';
import { RowActions } from '../../list/row-actions.tsx';
import { currentRow } from '../../parts/current-row.ts';
import { Loaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { formatAmount, formatPercent } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { type GameSettings, originalsApi } from './api.ts';
import { FloorRow } from './floor-row.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { originalsTexts as words } from './texts.ts';

type Dialog = { kind: 'switch' | 'settings'; game: GameSettings };

/** Settings of in-house games. One operator can switch a game on or off; changes that affect money need two. */
export function OriginalGames({ operator }: PageProps) {
  const { state, reload } = useLoad(originalsApi.games);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [notice, setNotice] = useState('');
  const canChange = operator.permissions.includes('originals.change');
  const close = () => setDialog(null);
  return (
    <>
      <p role="status">{notice}</p>
      <FloorRow canChange={canChange} onAsked={() => setNotice(words.asked)} />
      <Loaded state={state} onRetry={reload}>
        {(games) => (
          <>
            <Table caption={words.games} columns={columnsOf(canChange, setDialog)} rows={games} keyOf={keyOf} />
            {dialog?.kind === 'switch' && <SwitchDialog game={dialog.game} onClose={close} onSaved={reload} />}
            {dialog?.kind === 'settings' && (
              <SettingsDialog
                game={currentRow(dialog.game, games, keyOf)}
                onClose={close}
                onAsked={() => setNotice(words.asked)}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

const keyOf = ({ game }: GameSettings) => game;

function columnsOf(canChange: boolean, open: (dialog: Dialog) => void) {
  return [
    { title: common.game, cell: ({ name }: GameSettings) => <b>{name}</b> },
    { title: common.state, cell: StateCell },
    { title: words.returned, cell: returnsOf, isFigure: true },
    {
      title: words.limits,
      cell: ({ min, max }: GameSettings) => `${formatAmount(min)} – ${formatAmount(max)}`,
      isFigure: true,
    },
    { title: words.maxPayout, cell: ({ maxPayout }: GameSettings) => formatAmount(maxPayout), isFigure: true },
    { title: words.autoBet, cell: ({ isAuto }: GameSettings) => (isAuto ? common.yes : '–') },
    { title: words.minTime, cell: ({ minRoundMs }: GameSettings) => `${minRoundMs} ms` },
    ...(canChange ? [{ title: '', cell: (game: GameSettings) => <Actions game={game} open={open} /> }] : []),
  ];
}

function Actions({ game, open }: { game: GameSettings; open: (dialog: Dialog) => void }) {
  return (
    <RowActions
      title={game.name}
      actions={[
        { label: words.change, run: () => open({ kind: 'settings', game }) },
        { label: game.isEnabled ? words.switchOff : words.switchOn, run: () => open({ kind: 'switch', game }) },
      ]}
    />
  );
}

function StateCell({ isEnabled }: GameSettings) {
  return (
    <span className={`badge badge--${isEnabled ? 'positive' : 'negative'}`}>{isEnabled ? words.on : words.off}</span>
  );
}

/** The lowest and highest return among the game's settings. */
function returnsOf({ returns }: GameSettings): string {
  const percents = returns.map(({ percent }) => Number(percent));
  const [least, most] = [Math.min(...percents).toFixed(2), Math.max(...percents).toFixed(2)];
  return least === most ? formatPercent(least) : `${least} – ${formatPercent(most)}`;
}

function SwitchDialog({ game, onClose, onSaved }: { game: GameSettings; onClose: () => void; onSaved: () => void }) {
  const submit = game.isEnabled ? words.switchOff : words.switchOn;
  const run = async (reason: string) => {
    await originalsApi.switchGame(game.game, !game.isEnabled, reason);
    onSaved();
  };
  return <ReasonDialog title={`${submit}: ${game.name}`} submit={submit} run={run} onClose={onClose} />;
}
