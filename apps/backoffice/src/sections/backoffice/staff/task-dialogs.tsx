import { addTask, assignTask, endTask, handOver } from '@fairlot/contract/backoffice/desk-staff';
import { type FieldAt, useContractForm } from '../../../form/use-contract-form.ts';
import { LinesField, SelectField, TextField } from '../../../form/fields.tsx';
import { Form } from '../../../form/form.tsx';
import { Modal } from '../../../parts/modal.tsx';
import { common } from '../../../shared/common-texts.ts';
import { fromLocalField } from '../../../shared/lists.ts';
import { staffApi, type Task } from './api.ts';
import { staffTexts as words, taskTitle } from './texts.ts';

const NOBODY = '';

interface DialogProps {
  colleagues: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

interface ReceiverProps {
  at: FieldAt<string>;
  label: string;
  emptyLabel: string;
  names: readonly string[];
}

/** The recipient; the first option names no operator in particular. */
function Receiver({ at, label, emptyLabel, names }: ReceiverProps) {
  const options = [{ value: NOBODY, label: emptyLabel }, ...names.map((name) => ({ value: name, label: name }))];
  return <SelectField at={at} label={label} options={options} />;
}

const nameOrNull = (name: string): string | null => (name === NOBODY ? null : name);

/** Creates a task for an operator, or for anyone who takes it. */
export function NewTaskDialog({ colleagues, onDone, onClose }: DialogProps) {
  const form = useContractForm({
    call: addTask,
    draft: { title: '', detail: '', assignee: NOBODY, due: '' },
    names: { dueAt: 'due' },
    toBody: ({ title, detail, assignee, due }) => ({
      title,
      detail,
      assignee: nameOrNull(assignee),
      dueAt: due === '' ? null : fromLocalField(due),
      link: null,
    }),
  });
  const add = async (body: Parameters<typeof staffApi.addTask>[0]) => {
    await staffApi.addTask(body);
    onDone();
    onClose();
  };
  return (
    <Modal title={words.add} onClose={onClose}>
      <Form form={form} submit={words.give} onSend={add}>
        <TextField at={form.at('title')} label={words.task} required autoComplete="off" />
        <LinesField at={form.at('detail')} label={common.details} />
        <Receiver at={form.at('assignee')} label={words.assignee} emptyLabel={words.anybody} names={colleagues} />
        <TextField at={form.at('due')} label={words.due} hint={words.due24} type="datetime-local" />
      </Form>
    </Modal>
  );
}

/** Assigns an open task to another operator. */
export function GiveDialog({ task, colleagues, onDone, onClose }: DialogProps & { task: Task }) {
  const form = useContractForm({
    call: assignTask,
    draft: { to: task.assignee ?? NOBODY },
    toBody: ({ to }) => ({ from: task.assignee, to: nameOrNull(to) }),
  });
  return (
    <Modal title={words.giveTo} onClose={onClose}>
      <Form
        form={form}
        submit={words.give}
        onSend={async ({ from, to }) => {
          await staffApi.assign(task.taskId, from, to);
          onDone();
          onClose();
        }}
      >
        <p>{taskTitle(task)}</p>
        <Receiver at={form.at('to')} label={words.assignee} emptyLabel={words.anybody} names={colleagues} />
      </Form>
    </Modal>
  );
}

/** Completes a task with its result. */
export function EndDialog({ task, onDone, onClose }: Omit<DialogProps, 'colleagues'> & { task: Task }) {
  const form = useContractForm({ call: endTask, draft: { note: '' }, toBody: (draft) => draft });
  return (
    <Modal title={words.done} onClose={onClose}>
      <Form
        form={form}
        submit={words.done}
        onSend={async ({ note }) => {
          await staffApi.endTask(task.taskId, note);
          onDone();
          onClose();
        }}
      >
        <p>{taskTitle(task)}</p>
        <TextField at={form.at('note')} label={common.note} hint={words.doneHint} />
      </Form>
    </Modal>
  );
}

/** Ends the shift. */
export function HandOverDialog({ colleagues, onDone, onClose }: DialogProps) {
  const form = useContractForm({
    call: handOver,
    draft: { to: NOBODY, note: '' },
    toBody: ({ to, note }) => ({ to: nameOrNull(to), note }),
  });
  return (
    <Modal title={words.handOver} onClose={onClose}>
      <Form
        form={form}
        submit={words.handOver}
        onSend={async ({ to, note }) => {
          await staffApi.handOver(to, note);
          onDone();
          onClose();
        }}
      >
        <p>{words.handOverText}</p>
        <Receiver at={form.at('to')} label={words.to} emptyLabel={words.nextOperator} names={colleagues} />
        <LinesField at={form.at('note')} label={words.handOverNote} isRequired />
      </Form>
    </Modal>
  );
}
