import './content.css';
import { useCallback, useState } from 'react';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { Select } from '../../parts/field.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatTime } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import { texts as common } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { type Choices, contentApi, type ContentKind, type Entry } from './api.ts';
import { stateOf, titleOf } from './content-form.ts';
import { EntryForm } from './entry-form.tsx';
import { contentTexts as texts } from './texts.ts';

const KINDS = Object.entries(texts.kinds).map(([value, label]) => ({ value: value as ContentKind, label }));
const BADGES = {
  draft: 'badge',
  planned: 'badge',
  running: 'badge badge--positive',
  over: 'badge badge--negative',
} as const;

/** What players are told: lists of entries by kind, and the form of one. */
export function Content({ operator }: { operator: Operator }) {
  const { state, reload } = useLoad(contentApi.choices);
  return (
    <Loaded state={state} onRetry={reload}>
      {(choices) => <Entries choices={choices} canChange={operator.permissions.includes('content.change')} />}
    </Loaded>
  );
}

function Entries({ choices, canChange }: { choices: Choices; canChange: boolean }) {
  const [kind, setKind] = useState<ContentKind>('announcement');
  const [edited, setEdited] = useState<Entry | 'new' | null>(null);
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => contentApi.list(kind, signal), [kind]));
  const done = () => {
    setEdited(null);
    reload();
  };
  if (edited !== null)
    return (
      <EntryForm
        kind={kind}
        entry={edited === 'new' ? null : edited}
        choices={choices}
        onDone={done}
        onBack={() => setEdited(null)}
      />
    );
  return (
    <>
      <div className="filters">
        <Select label={texts.kind} value={kind} options={KINDS} onChange={setKind} />
        {canChange ? (
          <button type="button" className="button button--primary" onClick={() => setEdited('new')}>
            {texts.add}
          </button>
        ) : null}
      </div>
      <Loaded state={state} onRetry={reload}>
        {(list) => (
          <List kind={kind} list={list} choices={choices} canChange={canChange} onEdit={setEdited} onChanged={reload} />
        )}
      </Loaded>
    </>
  );
}

interface ListProps {
  kind: ContentKind;
  list: readonly Entry[];
  choices: Choices;
  canChange: boolean;
  onEdit: (entry: Entry) => void;
  onChanged: () => void;
}

function List({ kind, list, choices, canChange, onEdit, onChanged }: ListProps) {
  const [action, setAction] = useState<Action | null>(null);
  const title = (entry: Entry) => titleOf(entry, choices.languages);
  const ask = (entry: Entry, name: 'publish' | 'withdraw' | 'remove') =>
    setAction({
      title: texts[name],
      text: texts[`${name}Text`](title(entry)),
      needsReason: true,
      run: async (reason) => {
        await (name === 'remove'
          ? contentApi.remove(kind, entry.id, reason)
          : contentApi.change(kind, entry.id, { isPublished: name === 'publish' }, reason));
        onChanged();
      },
    });
  const button = (entry: Entry, label: string, run: () => void) => (
    <button type="button" className="button" aria-label={`${label} ${title(entry)}`} onClick={run}>
      {label}
    </button>
  );
  const switchOf = (entry: Entry) => (entry['isPublished'] === true ? 'withdraw' : 'publish');
  const actions: Column<Entry> = {
    title: common.actions,
    cell: (entry) => (
      <span className="row">
        {button(entry, texts.edit, () => onEdit(entry))}
        {button(entry, texts[switchOf(entry)], () => ask(entry, switchOf(entry)))}
        {button(entry, texts.remove, () => ask(entry, 'remove'))}
      </span>
    ),
  };
  const columns: Column<Entry>[] = [
    { title: texts.name, cell: title },
    { title: texts.sort, cell: (entry) => sortOf(kind, entry) },
    {
      title: texts.state,
      cell: (entry) => (
        <span className={BADGES[stateOf(entry, Date.now())]}>{texts.states[stateOf(entry, Date.now())]}</span>
      ),
    },
    { title: texts.from, cell: (entry) => formatTime(Number(entry['startsAt'])) },
    { title: texts.until, cell: ({ endsAt }) => (typeof endsAt === 'number' ? formatTime(endsAt) : texts.open) },
    ...(kind === 'announcement'
      ? []
      : [{ title: texts.position, cell: ({ position }: Entry) => String(position), isFigure: true }]),
  ];
  return (
    <>
      <Table
        caption={texts.kinds[kind]}
        rows={list}
        keyOf={({ id }) => id}
        columns={canChange ? [...columns, actions] : columns}
      />
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

function sortOf(kind: ContentKind, entry: Entry): string {
  if (kind === 'announcement') return texts.kindCodes[entry['kind'] as keyof typeof texts.kindCodes];
  if (kind === 'banner') return String(entry['groupName']);
  return kind === 'help' ? String(entry['tag']) : '–';
}
