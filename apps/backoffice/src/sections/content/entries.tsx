import { Button } from '@fairlot/ui';
import { common } from '../../shared/common-texts.ts';
import './content.css';
import type { contentDesk, ValueOf } from '@fairlot/contract';
import { CONTENT_ENTRIES } from '@fairlot/contract/content/lists';
import { useCallback, useState } from 'react';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { useLeaving } from '../../form/use-leaving.tsx';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { Loaded } from '../../parts/states.tsx';
import { Time } from '../../parts/time.tsx';
import type { Operator } from '../../shared/operator.ts';
import { useAddressPart } from '../../shared/use-address-part.ts';
import { useLoad } from '../../shared/use-load.ts';
import { type Choices, contentApi, type ContentKind } from './api.ts';
import { EntryForm, type EntryFormProps } from './entry-form.tsx';
import { contentTexts as texts } from './texts.ts';
import { sectionTexts } from './section-texts.ts';

type Listed = ValueOf<typeof contentDesk.entryList>['list'][number];

const KINDS = ['announcement', 'banner', 'category', 'help', 'sponsor'] as const;
const STATE_CLASSES = {
  draft: 'state',
  planned: 'state state--info',
  running: 'state state--good',
  over: 'state state--bad',
} as const;

/** Content for players: a list of entries of all kinds, and the form of one. */
export function Content({ operator }: { operator: Operator }) {
  const { state, reload } = useLoad(contentApi.choices);
  return (
    <Loaded state={state} onRetry={reload}>
      {(choices) => <Entries choices={choices} canChange={operator.permissions.includes('content.change')} />}
    </Loaded>
  );
}

interface Edited {
  kind: ContentKind;
  /** Null for a new one. */
  id: string | null;
}

function Entries({ choices, canChange }: { choices: Choices; canChange: boolean }) {
  const reload = useReloadList(LIST.name);
  const [view] = useAddressPart('view');
  const [edited, setEdited] = useState<Edited | null>(null);
  const [action, setAction] = useState<Action | null>(null);
  const { leave, question } = useLeaving();
  const ask = ({ kind, id, title }: Listed, name: 'publish' | 'withdraw' | 'remove') =>
    setAction({
      title: name === 'remove' ? common.drop : texts[name],
      text: texts[`${name}Text`](title),
      needsReason: true,
      run: async (reason) => {
        await (name === 'remove'
          ? contentApi.remove(kind, id, reason)
          : contentApi.change(kind, id, { isPublished: name === 'publish' }, reason));
        reload();
      },
    });
  const actionsOf = (one: Listed): RowAction[] => {
    const change = one.state === 'draft' ? 'publish' : 'withdraw';
    return [
      { label: common.edit, run: () => setEdited({ kind: one.kind, id: one.id }) },
      { label: texts[change], run: () => ask(one, change) },
      { label: common.drop, run: () => ask(one, 'remove') },
    ];
  };
  if (edited !== null)
    return (
      <>
        <EditedEntry
          {...edited}
          choices={choices}
          onDone={() => {
            setEdited(null);
            reload();
          }}
          onBack={() => leave(() => setEdited(null))}
        />
        {question}
      </>
    );
  const kind = KINDS.find((one) => one === view) ?? 'announcement';
  return (
    <>
      <ListPage
        list={LIST}
        {...(canChange ? { actionsOf } : {})}
        head={
          canChange ? (
            <Button variant="fill" onClick={() => setEdited({ kind, id: null })}>
              {texts.heading.new}
            </Button>
          ) : null
        }
      />
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

/** The form of a new entry, or of the current version of a stored one. */
function EditedEntry({ kind, id, ...form }: Edited & Omit<EntryFormProps, 'kind' | 'entry'>) {
  const { state, reload } = useLoad(
    useCallback(async (signal: AbortSignal) => (id === null ? null : contentApi.entry(kind, id, signal)), [kind, id]),
  );
  return (
    <Loaded state={state} onRetry={reload} onList={form.onBack}>
      {(entry) => <EntryForm {...form} kind={kind} entry={entry} />}
    </Loaded>
  );
}

const CODES: Readonly<Record<string, string>> = { ...texts.kindCodes, ...texts.groups };
const kindOf = ({ kind, code }: Listed): string => (code === null ? texts.kinds[kind] : (CODES[code] ?? code));
const StateOf = ({ state }: Pick<Listed, 'state'>) => (
  <span className={STATE_CLASSES[state]}>{texts.states[state]}</span>
);
const End = ({ endsAt }: Pick<Listed, 'endsAt'>) => (endsAt === null ? common.noEnd : <Time at={endsAt} />);

const LIST: ListDeclaration<Listed> = {
  name: 'contentEntries',
  spec: CONTENT_ENTRIES,
  caption: sectionTexts.content,
  keyOf: ({ entry }) => entry,
  titleOf: ({ title }) => title,
  columns: [
    { name: 'title', title: common.title, cell: ({ title }) => title },
    { name: 'code', title: common.type, cell: kindOf },
    { name: 'state', title: common.state, cell: StateOf },
    { name: 'startsAt', title: common.from, cell: ({ startsAt }) => <Time at={startsAt} /> },
    { name: 'endsAt', title: common.until, cell: End },
    { name: 'position', title: texts.position, cell: ({ position }) => position ?? '–', isFigure: true },
    { name: 'kind', title: texts.area, cell: ({ kind }) => texts.kinds[kind], isSpare: true },
    { name: 'entry', title: texts.entry, cell: ({ entry }) => entry, isSpare: true },
  ],
  choices: { kind: texts.kinds, state: texts.states },
  search: { field: 'find', operator: 'eq', label: texts.find },
  views: [
    ...KINDS.map((kind) => ({
      key: kind,
      name: texts.kinds[kind],
      filter: [`kind:eq:${kind}`],
      sort: kind === 'announcement' ? '-startsAt' : 'position',
    })),
    { key: 'all', name: texts.all, filter: [], sort: null },
  ],
  card: (one) => ({
    title: one.title,
    state: <StateOf state={one.state} />,
    facts: kindOf(one),
  }),
};
