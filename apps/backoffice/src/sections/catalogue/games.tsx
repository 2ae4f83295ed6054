import type { BodyOf } from '@fairlot/contract';
import { changeGame } from '@fairlot/contract/catalogue/desk';
import { GAMES } from '@fairlot/contract/catalogue/lists';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { ReasonField, TextField, TickField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { gameKinds } from '../../form/game-kinds.ts';
import { numberOf } from '../../form/number-of.ts';
import { type FieldAt, useContractForm } from '../../form/use-contract-form.ts';
import { ListPage } from '../../list/list-page.tsx';
import type { BulkAction, ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { currentRow } from '../../parts/current-row.ts';
import { common } from '../../shared/common-texts.ts';
import type { PageProps } from '../../shared/section.ts';
import { catalogueApi, type GameRow } from './api.ts';
import { MarkFields, StateCell, tagsOf, wrongRank } from './change-dialog.tsx';
import { catalogueTexts as words } from './texts.ts';

/** Searchable list of games, including hidden ones, to show, hide, order, tag, name and illustrate them. */
export function Games({ operator }: PageProps) {
  const list = useGameList();
  const reload = useReloadList(NAME);
  const [game, setGame] = useState<GameRow | null>(null);
  const [rows, setRows] = useState<readonly GameRow[]>([]);
  const canChange = operator.permissions.includes('catalogue.change');
  const actionsOf = (row: GameRow): RowAction[] => [{ label: words.change, run: () => setGame(row) }];
  return (
    <>
      <ListPage
        list={list}
        actionsOf={canChange ? actionsOf : undefined}
        onOpen={canChange ? setGame : undefined}
        bulk={canChange ? BULK : []}
        onRows={setRows}
      />
      {game === null ? null : (
        <GameDialog
          key={game.nodeId}
          game={currentRow(game, rows, list.keyOf)}
          onClose={() => setGame(null)}
          onSaved={reload}
        />
      )}
    </>
  );
}

/** The list; its conditions offer vendors and types by name. */
function useGameList(): ListDeclaration<GameRow> {
  const { data: vendor = NO_VENDORS } = useQuery({
    queryKey: ['choices', 'catalogue-vendors'],
    queryFn: async ({ signal }) =>
      Object.fromEntries((await catalogueApi.vendors(signal)).map((one) => [one.code, one.displayName] as const)),
  });
  return useMemo(() => listOf(vendor), [vendor]);
}

const NO_VENDORS: Readonly<Record<string, string>> = {};

function GameDialog({ game, onClose, onSaved }: { game: GameRow; onClose: () => void; onSaved: () => void }) {
  const { nodeId, name, vendor, isEnabled, isTop, isNew, rank, icon, details } = game;
  const { data: used } = useQuery({
    queryKey: ['choices', 'vendor-details', vendor],
    queryFn: ({ signal }) => catalogueApi.vendorDetails(vendor, signal),
  });
  const form = useContractForm({
    call: changeGame,
    draft: { name, isEnabled, isTop, isNew, rank: String(rank), icon, ...details, reason: '' },
    names: (path) => (path.startsWith('details.') ? path.slice('details.'.length) : null),
    check: (draft) => ({ rank: wrongRank(draft.rank) }),
    toBody: ({ name, isEnabled, isTop, isNew, rank, icon, reason, isGameH5, ...texts }) => ({
      change: {
        name: name.trim(),
        isEnabled,
        isTop,
        isNew,
        rank: numberOf(rank),
        icon: icon.trim(),
        details: { isGameH5, ...trimmed(texts) },
      },
      reason: reason.trim(),
    }),
  });
  const save = async ({ change, reason }: BodyOf<typeof changeGame>) => {
    await catalogueApi.changeGame(nodeId, { change, reason, version: game.version });
    onSaved();
  };
  return (
    <FormDialog form={form} title={game.name} submit={common.save} onSend={save} onClose={onClose}>
      <TextField at={form.at('name')} label={common.name} required />
      <MarkFields
        isShown={form.at('isEnabled')}
        isTop={form.at('isTop')}
        isNew={form.at('isNew')}
        rank={form.at('rank')}
      />
      <TextField at={form.at('icon')} label={common.picture} hint={words.pictureHint} dir="ltr" />
      <TextField at={form.at('mobileIconUrl')} label={words.mobileIconUrl} hint={words.mobileHint} dir="ltr" />
      <TextField at={form.at('mobileLargeIcon')} label={words.mobileLargeIcon} dir="ltr" />
      <TextField at={form.at('mobileSmallIcon')} label={words.mobileSmallIcon} dir="ltr" />
      <TickField at={form.at('isGameH5')} label={words.isGameH5} />
      <ChosenField at={form.at('roomId')} label={words.roomId} hint={words.vendorHint} used={used?.roomId} />
      <ChosenField
        at={form.at('gameGroupId')}
        label={words.gameGroupId}
        hint={words.vendorHint}
        used={used?.gameGroupId}
      />
      <ChosenField
        at={form.at('supportPlay')}
        label={words.supportPlay}
        hint={words.supportHint}
        used={used?.supportPlay}
      />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

interface ChosenFieldProps {
  at: FieldAt<string>;
  label: string;
  hint: string;
  /** Values of the vendor's other games. */
  used: readonly string[] | undefined;
}

/** A value that the vendor defines: chosen from those of its other games, or entered as a new one. */
function ChosenField({ at, label, hint, used = [] }: ChosenFieldProps) {
  const id = useId();
  return (
    <>
      <TextField at={at} label={label} hint={`${hint} ${words.chooseHint}`} list={id} autoComplete="off" dir="ltr" />
      <datalist id={id}>
        {used.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </datalist>
    </>
  );
}

function trimmed<T extends Record<string, string>>(texts: T): T {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as T;
}

const BULK: readonly BulkAction[] = [
  { label: words.show, action: 'show' },
  { label: common.hide, action: 'hide' },
  { label: words.markHot, action: 'markHot' },
  { label: words.unmarkHot, action: 'unmarkHot' },
  { label: words.markNew, action: 'markNew' },
  { label: words.unmarkNew, action: 'unmarkNew' },
];

const typeOf = (code: string): string => gameKinds[code as keyof typeof gameKinds] ?? code;

const NAME = 'catalogue/games';

/** @param vendors names by their codes */
const listOf = (vendors: Readonly<Record<string, string>>): ListDeclaration<GameRow> => ({
  name: NAME,
  choices: { vendor: vendors, gameType: gameKinds },
  spec: GAMES,
  caption: words.games,
  keyOf: ({ nodeId }) => nodeId,
  titleOf: ({ name }) => name,
  search: { field: 'find', operator: 'eq', label: common.nameOrId },
  columns: [
    { name: 'name', title: common.name, cell: ({ name }) => <b>{name}</b> },
    { name: 'gameId', title: common.id, cell: ({ gameId }) => gameId },
    { name: 'vendor', title: common.vendor, cell: ({ vendor }) => vendors[vendor] ?? vendor },
    { name: 'gameType', title: common.type, cell: ({ gameType }) => typeOf(gameType) },
    { name: 'rank', title: common.position, cell: ({ rank }) => rank, isFigure: true },
    { name: 'tags', title: words.tags, cell: tagsOf },
    { name: 'isEnabled', title: common.state, cell: ({ isEnabled }) => <StateCell isOn={isEnabled} /> },
    { name: 'nodeId', title: words.node, cell: ({ nodeId }) => nodeId, isSpare: true },
  ],
  fields: { isTop: common.hot, isNew: common.isNew, isEnabled: words.shown },
  views: [
    { key: 'all', name: words.all, filter: [], sort: null },
    { key: 'hidden', name: words.hidden, filter: ['isEnabled:eq:false'], sort: null },
  ],
  card: ({ name, vendor, gameType, rank, isEnabled }) => ({
    title: name,
    figure: rank,
    state: <StateCell isOn={isEnabled} />,
    facts: `${vendors[vendor] ?? vendor} · ${typeOf(gameType)}`,
  }),
});
