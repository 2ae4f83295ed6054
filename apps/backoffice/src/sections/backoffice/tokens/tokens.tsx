import { TOKENS } from '@fairlot/contract/backoffice/lists';
import { Button } from '@fairlot/ui';
import { useCallback, useState } from 'react';
import { ListPage } from '../../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../../list/list-spec.ts';
import { useReloadList } from '../../../list/use-reload-list.ts';
import { type Action, ActionDialog } from '../../../form/action-dialog.tsx';
import { Modal } from '../../../parts/modal.tsx';
import { emptyTableTexts } from '../../../parts/empty-table-texts.ts';
import { Loaded } from '../../../parts/states.tsx';
import { type Column, Table } from '../../../parts/table.tsx';
import { Time } from '../../../parts/time.tsx';
import { download } from '../../../shared/api.ts';
import { common } from '../../../shared/common-texts.ts';
import { messageOf } from '../../../shared/message-of.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useLoad } from '../../../shared/use-load.ts';
import { actionOf, thingOf } from '../roles/permission-words.ts';
import { type ListedToken, tokensApi, type TokenUse } from './api.ts';
import { sectionTexts } from '../section-texts.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { tokenTexts as words } from './texts.ts';

/** API tokens: the operator's own, and all tokens for operators who may read operators. */
export function Tokens({ operator }: PageProps) {
  const reload = useReloadList(LIST.name);
  const [isAdding, setAdding] = useState(false);
  const [action, setAction] = useState<Action | null>(null);
  const [shown, setShown] = useState<ListedToken | null>(null);
  const [notice, setNotice] = useState('');
  const revoke = ({ tokenId, name }: ListedToken) =>
    setAction({
      title: common.revoke,
      needsReason: false,
      text: words.revokeText(name),
      run: async () => {
        await tokensApi.revoke(tokenId);
        reload();
      },
    });
  const mayEnd = (row: ListedToken) =>
    row.state === 'live' && (row.operator === operator.name || operator.permissions.includes('operators.change'));
  const actionsOf = (row: ListedToken): RowAction[] => [
    { label: words.uses, run: () => setShown(row) },
    ...(mayEnd(row) ? [{ label: common.revoke, run: () => revoke(row) }] : []),
  ];
  const readDocument = () => {
    download('/openapi.json').catch((error: unknown) => setNotice(messageOf(error)));
  };
  return (
    <>
      <ListPage
        list={LIST}
        notice={notice}
        actionsOf={actionsOf}
        head={
          <>
            <Button onClick={readDocument}>{words.document}</Button>
            <Button variant="fill" onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          </>
        }
      />
      {isAdding ? <NewTokenDialog operator={operator} onMade={reload} onClose={() => setAdding(false)} /> : null}
      {shown === null ? null : <Uses key={shown.tokenId} token={shown} onClose={() => setShown(null)} />}
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

function Uses({ token: { tokenId, name }, onClose }: { token: ListedToken; onClose: () => void }) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => tokensApi.uses(tokenId, signal), [tokenId]));
  return (
    <Modal title={words.usesOf(name)} onClose={onClose}>
      <Loaded state={state} onRetry={reload}>
        {({ list }) => (
          <Table
            caption={words.usesOf(name)}
            rows={list}
            keyOf={({ id }) => id}
            columns={USES}
            empty={emptyTableTexts.uses}
          />
        )}
      </Loaded>
    </Modal>
  );
}

const USES: readonly Column<TokenUse>[] = [
  { title: common.time, cell: ({ at }) => <Time at={at} /> },
  { title: words.call, cell: ({ call }) => <code>{call}</code> },
  { title: common.address, cell: ({ ip }) => ip },
];

const STATE_CLASSES: Record<ListedToken['state'], string> = {
  live: 'state state--good',
  expired: 'state',
  revoked: 'state state--bad',
};

function StateOf({ state }: Pick<ListedToken, 'state'>) {
  return <span className={STATE_CLASSES[state]}>{words.states[state]}</span>;
}

const mayOf = ({ permissions }: ListedToken): string =>
  permissions.map((one) => `${thingOf(one)}: ${actionOf(one)}`).join('; ');
const usedAt = ({ lastUsedAt }: ListedToken) => (lastUsedAt === null ? common.never : <Time at={lastUsedAt} />);

const LIST: ListDeclaration<ListedToken> = {
  name: 'tokens',
  spec: TOKENS,
  caption: sectionTexts.tokens,
  keyOf: ({ tokenId }) => tokenId,
  titleOf: ({ name }) => name,
  search: { field: 'name', operator: 'prefix', label: common.nameBegins },
  columns: [
    { name: 'name', title: common.name, cell: ({ name }) => <b>{name}</b> },
    { name: 'operator', title: common.operator, cell: ({ operator }) => operator },
    { name: 'permissions', title: words.permissions, cell: mayOf },
    { name: 'state', title: common.state, cell: StateOf },
    { name: 'createdAt', title: words.created, cell: ({ createdAt }) => <Time at={createdAt} />, isSpare: true },
    { name: 'expiresAt', title: common.expires, cell: ({ expiresAt }) => <Time at={expiresAt} /> },
    { name: 'lastUsedAt', title: common.lastUsed, cell: usedAt },
    { name: 'tokenId', title: common.number, cell: ({ tokenId }) => tokenId, isFigure: true, isSpare: true },
  ],
  choices: { state: words.states },
  views: [
    { key: 'live', name: words.states.live, filter: ['state:eq:live'], sort: null },
    { key: 'all', name: words.all, filter: [], sort: null },
  ],
  card: (row) => ({ title: row.name, figure: row.operator, state: <StateOf {...row} />, facts: mayOf(row) }),
};
