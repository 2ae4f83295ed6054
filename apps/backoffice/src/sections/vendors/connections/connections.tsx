import { Button, Icon } from '@fairlot/ui';
import { plug } from '@fairlot/ui/icons';
import { useCallback, useState } from 'react';
import { RowActions } from '../../../list/row-actions.tsx';
import { currentRow } from '../../../parts/current-row.ts';
import { Loaded } from '../../../parts/states.tsx';
import { type Column, Table } from '../../../parts/table.tsx';
import { formatCount } from '../../../shared/format.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useAddressPart } from '../../../shared/use-address-part.ts';
import { useLoad } from '../../../shared/use-load.ts';
import { common } from '../../../shared/common-texts.ts';
import { AddVendor } from './add-vendor.tsx';
import { type Connection, type Connections, connectionsApi, type ListedVendor } from './api.ts';
import { ConnectionCard } from './connection-card.tsx';
import { ConnectionState } from './connection-state.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { connectionTexts as words } from './texts.ts';
import { sectionTexts } from '../section-texts.ts';
import './connections.css';

interface Shown extends Connections {
  listed: readonly ListedVendor[];
}

/** Vendors with their connection, keys and games; clicking one opens it (mock-up 93). */
export function Vendors({ operator }: PageProps) {
  const may = (permission: 'catalogue.read' | 'catalogue.change' | 'vendors.connect') =>
    operator.permissions.includes(permission);
  const canList = may('catalogue.read');
  const { state, reload } = useLoad(
    useCallback(
      async (signal: AbortSignal): Promise<Shown> => {
        const [connections, listed] = await Promise.all([
          connectionsApi.all(signal),
          canList ? connectionsApi.listed(signal) : [],
        ]);
        return { ...connections, listed };
      },
      [canList],
    ),
  );
  const [code, setCode] = useAddressPart('vendor');
  const [adding, setAdding] = useState<Connection | 'new' | null>(null);
  const [ordering, setOrdering] = useState<ListedVendor | null>(null);
  const [notice, setNotice] = useState('');
  const done = (text: string) => {
    setNotice(text);
    reload();
  };
  return (
    <Loaded state={state} onRetry={reload}>
      {(shown) => {
        const open = shown.vendors.find((vendor) => vendor.code === code && vendor.isInCatalogue);
        return (
          <>
            <p role="status" hidden={notice === ''}>
              {notice}
            </p>
            {open === undefined ? (
              <VendorList shown={shown} may={may} onOpen={setCode} onAdd={setAdding} onOrder={setOrdering} />
            ) : (
              <ConnectionCard
                key={open.code}
                vendor={open}
                shown={shown}
                operator={operator}
                onDone={done}
                onBack={() => (setCode(null), reload())}
              />
            )}
            {adding === null ? null : (
              <AddVendor
                shown={shown}
                vendor={adding === 'new' ? null : adding}
                onDone={() => done(common.requestSent)}
                onClose={() => setAdding(null)}
              />
            )}
            {ordering === null ? null : (
              <OrderDialog
                vendor={currentRow(ordering, shown.listed, ({ code }) => code)}
                onSaved={() => done(common.saved)}
                onClose={() => setOrdering(null)}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface VendorListProps {
  shown: Shown;
  may: (permission: 'catalogue.change' | 'vendors.connect') => boolean;
  onOpen: (code: string) => void;
  onAdd: (vendor: Connection | 'new') => void;
  onOrder: (vendor: ListedVendor) => void;
}

function VendorList({ shown, may, onOpen, onAdd, onOrder }: VendorListProps) {
  const canConnect = may('vendors.connect');
  const ownOf = (vendor: Connection) => shown.listed.find((one) => one.code === vendor.code);
  const actionsOf = (vendor: Connection) => {
    const own = ownOf(vendor);
    if (!vendor.isInCatalogue) return canConnect ? [{ label: words.add, run: () => onAdd(vendor) }] : [];
    return [
      { label: common.open, run: () => onOpen(vendor.code) },
      ...(may('catalogue.change') && own !== undefined ? [{ label: words.order, run: () => onOrder(own) }] : []),
    ];
  };
  return (
    <>
      <div className="vendors-head">
        <p>
          {words.intro} {words.noRestart}
        </p>
        {canConnect && shown.vendors.length > 0 ? <AddButton onPress={() => onAdd('new')} /> : null}
      </div>
      {shown.vendors.length === 0 ? (
        <NoVendor canAdd={canConnect} onAdd={() => onAdd('new')} />
      ) : (
        <Table
          caption={sectionTexts.vendors}
          rows={shown.vendors}
          keyOf={(row) => row.code}
          columns={[
            ...COLUMNS,
            stateColumn(ownOf),
            { title: '', cell: (row) => <RowActions title={row.name} actions={actionsOf(row)} /> },
          ]}
        />
      )}
    </>
  );
}

function AddButton({ onPress }: { onPress: () => void }) {
  return (
    <Button icon="plus" variant="fill" onClick={onPress}>
      {words.add}
    </Button>
  );
}

/** Shown on a new site: why the list is empty, and the next step (mock-up 95). */
function NoVendor({ canAdd, onAdd }: { canAdd: boolean; onAdd: () => void }) {
  return (
    <div className="blank">
      <span className="blank-icon">
        <Icon name={plug} />
      </span>
      <h2>{words.noneTitle}</h2>
      <p>{words.none}</p>
      {canAdd ? <AddButton onPress={onAdd} /> : null}
    </div>
  );
}

const COLUMNS: readonly Column<Connection>[] = [
  {
    title: common.vendor,
    isName: true,
    cell: ({ name, code, protocol, walletKind }) => (
      <span className="vendor-name">
        <b>{name}</b> <small>{`${code} · ${words.protocols[protocol]}, ${words.wallets[walletKind]}`}</small>
      </span>
    ),
  },
  { title: words.connection, cell: (vendor) => <ConnectionState vendor={vendor} /> },
  {
    title: words.answer,
    cell: ({ test }) => {
      const slowest = Math.max(0, ...(test?.calls ?? []).map(({ ms }) => ms));
      return slowest === 0 ? null : `${formatCount(slowest)} ms`;
    },
    isFigure: true,
  },
  { title: words.gamesOn, cell: ({ gamesOn, games }) => words.onOf(gamesOn, games), isFigure: true },
];

function stateColumn(ownOf: (vendor: Connection) => ListedVendor | undefined): Column<Connection> {
  return {
    title: words.state,
    cell: (vendor) => {
      if (!vendor.isInCatalogue) return '–';
      const isPaused = (ownOf(vendor)?.maintenance ?? null) !== null;
      if (!vendor.isShown) return <span className="badge badge--negative">{words.states.hidden}</span>;
      return (
        <span className={`badge ${isPaused ? '' : 'badge--positive'}`}>
          {isPaused ? words.states.paused : words.states.shown}
        </span>
      );
    },
  };
}
