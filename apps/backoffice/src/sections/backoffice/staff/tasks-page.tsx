import { TASKS } from '@fairlot/contract/backoffice/lists';
import { Button } from '@fairlot/ui';
import { useRef, useState } from 'react';
import { ListPage } from '../../../list/list-page.tsx';
import type { BulkAction, ListDeclaration, RowAction } from '../../../list/list-spec.ts';
import { useReloadList } from '../../../list/use-reload-list.ts';
import { ErrorLine, Loaded } from '../../../parts/states.tsx';
import { Time } from '../../../parts/time.tsx';
import { objectText } from '../../../parts/trail/object-words.ts';
import { common } from '../../../shared/common-texts.ts';
import { messageOf } from '../../../shared/message-of.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useLoad } from '../../../shared/use-load.ts';
import { useContributions } from '../../../shared/use-sections.ts';
import { type Handover, staffApi, type Task } from './api.ts';
import { Shifts } from './shifts.tsx';
import './staff.css';
import { EndDialog, GiveDialog, HandOverDialog, NewTaskDialog } from './task-dialogs.tsx';
import { sectionTexts } from '../section-texts.ts';
import { staffTexts as words, taskTitle } from './texts.ts';

type Open = { kind: 'new' } | { kind: 'shift' } | { kind: 'give' | 'end'; task: Task } | null;

/** Tasks of operators, and shift handovers. */
export function Tasks({ operator, onGo }: PageProps) {
  const reloadList = useReloadList(LIST.name);
  const shifts = useLoad(staffApi.handovers);
  const people = useLoad(staffApi.colleagues);
  const [open, setOpen] = useState<Open>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const reload = () => {
    reloadList();
    shifts.reload();
  };
  const isBusy = useRef(false);
  const attempt = async (work: () => Promise<unknown>) => {
    // A second click would report a conflict with the first.
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(null);
    await work().then(reload, (error: unknown) => setFailure(messageOf(error)));
    isBusy.current = false;
  };
  const actionsOf = (task: Task): RowAction[] => {
    const { link } = task;
    return [
      ...(link === null
        ? []
        : [{ label: common.show, run: () => onGo(link.page, `?${new URLSearchParams(link.query).toString()}`) }]),
      ...(task.state === 'done' ? [] : openActions(task)),
    ];
  };
  const openActions = (task: Task): RowAction[] => [
    ...(task.assignee === operator.name
      ? []
      : [
          {
            label: words.take,
            run: () => void attempt(() => staffApi.assign(task.taskId, task.assignee, operator.name)),
          },
        ]),
    { label: words.giveTo, run: () => setOpen({ kind: 'give', task }) },
    { label: words.done, isMain: true, run: () => setOpen({ kind: 'end', task }) },
  ];
  const colleagues = people.state.kind === 'ready' ? people.state.value : [];
  return (
    <>
      <ErrorLine message={failure} />
      <Loaded state={shifts.state} onRetry={shifts.reload}>
        {(handovers) => (
          <Shifts
            handovers={handovers}
            ownName={operator.name}
            onTake={({ handoverId }: Handover) => void attempt(() => staffApi.takeOver(handoverId))}
          />
        )}
      </Loaded>
      <ListPage
        list={LIST}
        actionsOf={actionsOf}
        bulk={BULK}
        head={
          <>
            <Button onClick={() => setOpen({ kind: 'shift' })}>{words.handOver}</Button>
            <Button variant="fill" onClick={() => setOpen({ kind: 'new' })}>
              {words.add}
            </Button>
          </>
        }
      />
      <TaskDialog
        open={open}
        colleagues={colleagues}
        ownName={operator.name}
        onDone={reload}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

interface TaskDialogProps {
  open: Open;
  colleagues: readonly string[];
  ownName: string;
  onDone: () => void;
  onClose: () => void;
}

function TaskDialog({ open, colleagues, ownName, ...ends }: TaskDialogProps) {
  if (open === null) return null;
  switch (open.kind) {
    case 'new':
      return <NewTaskDialog colleagues={colleagues} {...ends} />;
    case 'shift':
      return <HandOverDialog colleagues={colleagues.filter((name) => name !== ownName)} {...ends} />;
    case 'give':
      return <GiveDialog task={open.task} colleagues={colleagues} {...ends} />;
    case 'end':
      return <EndDialog task={open.task} {...ends} />;
  }
}

const BULK: readonly BulkAction[] = [
  { label: words.take, action: 'take', needsReason: false },
  { label: words.done, action: 'done', needsReason: false },
];

const isLate = ({ state, dueAt }: Task): boolean => state === 'open' && dueAt !== null && dueAt < Date.now();

function StateOf(task: Pick<Task, 'state' | 'dueAt'> & Task) {
  if (isLate(task)) return <span className="state state--bad">{words.late}</span>;
  return (
    <span className={task.state === 'done' ? 'state state--good' : 'state state--wait'}>
      {words.states[task.state]}
    </span>
  );
}

const moment = (at: number | null) => (at === null ? '–' : <Time at={at} />);

function Detail({ detail, cause }: Pick<Task, 'detail' | 'cause'>) {
  const { approvals } = useContributions();
  if (cause === null) return detail;
  return `${approvals[cause.kind]?.label ?? cause.kind}: ${objectText(cause.object)}. ${words.failedHint}`;
}

const LIST: ListDeclaration<Task> = {
  name: 'tasks',
  spec: TASKS,
  caption: sectionTexts.tasks,
  keyOf: ({ taskId }) => taskId,
  titleOf: taskTitle,
  columns: [
    {
      name: 'title',
      title: words.task,
      cell: (task) => (
        <>
          <b>{taskTitle(task)}</b>
          {task.detail === '' ? null : (
            <small className="muted task-detail">
              <Detail {...task} />
            </small>
          )}
        </>
      ),
    },
    { name: 'assignee', title: words.assignee, cell: ({ assignee }) => assignee ?? words.anybody },
    { name: 'createdBy', title: words.by, cell: ({ createdBy }) => createdBy },
    { name: 'state', title: common.state, cell: StateOf },
    { name: 'dueAt', title: words.due, cell: ({ dueAt }) => moment(dueAt) },
    { name: 'createdAt', title: words.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'doneBy', title: words.doneBy, cell: ({ doneBy }) => doneBy ?? '–', isSpare: true },
    { name: 'doneAt', title: words.doneAt, cell: ({ doneAt }) => moment(doneAt), isSpare: true },
    { name: 'note', title: common.note, cell: ({ note }) => note ?? '–', isSpare: true },
  ],
  choices: { state: words.states },
  views: [
    { key: 'mine', name: words.states.mine, filter: ['state:eq:mine'], sort: null },
    { key: 'free', name: words.states.free, filter: ['state:eq:free'], sort: null },
    { key: 'open', name: words.states.open, filter: ['state:eq:open'], sort: null },
    { key: 'done', name: words.states.done, filter: ['state:eq:done'], sort: null },
    { key: 'all', name: words.all, filter: [], sort: null },
  ],
  card: (task) => ({
    title: taskTitle(task),
    figure: task.assignee ?? words.anybody,
    state: <StateOf {...task} />,
    facts: <Detail {...task} />,
  }),
};
