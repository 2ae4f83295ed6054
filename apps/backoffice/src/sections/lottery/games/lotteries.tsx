import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { Button, Icon } from '@fairlot/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { RowActions } from '../../../list/row-actions.tsx';
import { emptyTableTexts } from '../../../parts/empty-table-texts.ts';
import { Loaded } from '../../../parts/states.tsx';
import { type Column, Table } from '../../../parts/table.tsx';
import { Time } from '../../../parts/time.tsx';
import { UNKNOWN } from '../../../shared/format.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useAddressParts } from '../../../shared/use-address-part.ts';
import { useLoad } from '../../../shared/use-load.ts';
import { lotteryApi } from '../api.ts';
import { common } from '../../../shared/common-texts.ts';
import { AddLottery } from './add-lottery.tsx';
import { familyName } from './family-picker.tsx';
import { daysText, type Family, lengthText } from './game-draft.ts';
import { LobbyGroups } from './lobby-groups.tsx';
import { LotterySettings } from './lottery-settings.tsx';
import { gameTexts as words } from './texts.ts';
import './games.css';

type Game = ValueOf<typeof lotteryDesk.games>[number];

const loadAll = async (signal: AbortSignal) => {
  const [games, families, choices] = await Promise.all([
    lotteryApi.games(signal),
    lotteryApi.families(signal),
    lotteryApi.choices(signal),
  ]);
  return { games, families, choices };
};

/** Lotteries with their schedule and next draw; new ones are requested and settings changed here. */
export function Lotteries({ operator, onGo }: PageProps) {
  const { state, reload } = useLoad(loadAll);
  const [{ add, game }, go] = useAddressParts(['add', 'game']);
  const [notice, setNotice] = useState('');
  const mayAdd = operator.permissions.includes('odds.change');
  const show = (parts: { add?: string; game?: string }) => {
    setNotice('');
    go({ add: null, game: null, ...parts });
  };
  const done = (text: string) => {
    go({ add: null, game: null });
    setNotice(text);
    reload();
  };
  return (
    <>
      <p role="status">{notice}</p>
      <Loaded state={state} onRetry={reload}>
        {({ games, families, choices }) => {
          const [first] = families;
          if (add !== null && mayAdd && first !== undefined)
            return (
              <Part title={words.add} onBack={() => show({})}>
                <AddLottery {...{ families, first, choices, games }} onDone={() => done(words.requested)} />
              </Part>
            );
          const shown = games.find(({ gameCode }) => gameCode === game);
          if (shown !== undefined)
            return (
              <Part title={words.settingsOf(shown.gameName)} onBack={() => show({})}>
                <GameSettings
                  gameCode={shown.gameCode}
                  choices={choices}
                  families={families}
                  mayChange={operator.permissions.includes('draws.change')}
                  onDone={(isAsked) => done(isAsked ? words.asked : words.saved)}
                />
              </Part>
            );
          if (games.length === 0) return <NoLottery mayAdd={mayAdd} onAdd={() => show({ add: '1' })} />;
          return (
            <>
              <div className="heading-row">
                <p className="muted">{words.intro}</p>
                {mayAdd && <AddButton onAdd={() => show({ add: '1' })} />}
              </div>
              <GameTable
                games={games}
                families={families}
                onOpen={(code) => show({ game: code })}
                onOdds={mayAdd ? (code) => onGo('odds', `?game=${code}`) : null}
              />
              <LobbyGroups
                groups={choices.tags}
                mayChange={operator.permissions.includes('draws.change')}
                onDone={() => done(words.groupNamed)}
              />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

interface GameTableProps {
  games: readonly Game[];
  families: readonly Family[];
  onOpen: (gameCode: string) => void;
  /** Null for operators who cannot change odds. */
  onOdds: ((gameCode: string) => void) | null;
}

function GameTable({ games, families, onOpen, onOdds }: GameTableProps) {
  return (
    <Table
      caption={words.title}
      rows={games}
      empty={emptyTableTexts.lotteries}
      keyOf={({ gameCode }) => gameCode}
      columns={[
        ...columnsOf(families),
        {
          title: '',
          cell: ({ gameCode, gameName }: Game) => (
            <RowActions
              title={gameName}
              actions={[
                { label: words.open, run: () => onOpen(gameCode) },
                ...(onOdds === null ? [] : [{ label: words.oddsLink, run: () => onOdds(gameCode) }]),
              ]}
            />
          ),
        },
      ]}
    />
  );
}

function GameSettings({
  gameCode,
  families,
  ...rest
}: Omit<Parameters<typeof LotterySettings>[0], 'settings' | 'seconds'> & {
  gameCode: string;
  families: readonly Family[];
}) {
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => lotteryApi.game(gameCode, signal), [gameCode]),
  );
  return (
    <Loaded state={state} onRetry={reload}>
      {(settings) => (
        <LotterySettings
          settings={settings}
          seconds={families.find(({ family }) => family === settings.family)?.interval?.seconds ?? []}
          {...rest}
        />
      )}
    </Loaded>
  );
}

function Part({ title, onBack, children }: { title: string; onBack: () => void; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <div className="heading-row">
        <h2>{title}</h2>
        <Button onClick={onBack}>{words.back}</Button>
      </div>
      {children}
    </section>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button icon="plus" variant="fill" onClick={onAdd}>
      {words.add}
    </Button>
  );
}

/** Shown before the first lottery: an explanation, and a button to add one. */
function NoLottery({ mayAdd, onAdd }: { mayAdd: boolean; onAdd: () => void }) {
  return (
    <section className="card game-none">
      <span className="game-none-picture">
        <Icon name="ticket" />
      </span>
      <div>
        <h2>{words.emptyTitle}</h2>
        <p>{words.empty}</p>
        {mayAdd && <AddButton onAdd={onAdd} />}
      </div>
    </section>
  );
}

const columnsOf = (families: readonly Family[]): Column<Game>[] => [
  {
    title: words.name,
    cell: ({ gameName, gameCode }) => (
      <>
        {gameName} <small className="muted">{gameCode}</small>
      </>
    ),
    isName: true,
  },
  {
    title: words.family,
    cell: ({ family, source }) => (source === 'joined' ? words.joined : familyName(families, family)),
  },
  {
    title: words.schedule,
    cell: ({ intervalSeconds, drawTime, drawDays }) =>
      intervalSeconds === null
        ? words.at(drawTime ?? UNKNOWN, daysText(drawDays))
        : words.every(lengthText(intervalSeconds)),
  },
  { title: words.next, cell: ({ next }) => (next === null ? UNKNOWN : <Time at={next.drawAt} />) },
  { title: common.state, cell: stateOf },
  {
    title: words.returned,
    cell: ({ returns: { least, most } }) => (least === most ? least : `${least} – ${most}`),
    isFigure: true,
  },
];

function stateOf({ enabled, isOff, source }: Game) {
  if (enabled) return <span className="state state--good">{words.on}</span>;
  const missing = { rng: words.off, feed: words.noFeed, joined: words.stationsOff };
  return <span className="state">{isOff ? words.off : missing[source]}</span>;
}
