import { useState } from 'react';
import { Field, Select } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { Lines } from '../../../parts/lines.tsx';
import { Modal } from '../../../parts/modal.tsx';
import { fromLocalField } from '../../../shared/lists.ts';
import { staffApi, type Task } from './api.ts';
import { staffTexts as words } from './texts.ts';

const NOBODY = '';

interface DialogProps {
  colleagues: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Who gets it; nobody in particular is a choice. */
function Receiver({
  label,
  nobody,
  names,
  value,
  onChange,
}: {
  label: string;
  nobody: string;
  names: readonly string[];
  value: string;
  onChange: (name: string) => void;
}) {
  const options = [{ value: NOBODY, label: nobody }, ...names.map((name) => ({ value: name, label: name }))];
  return <Select label={label} value={value} options={options} onChange={onChange} />;
}

const nameOrNull = (name: string): string | null => (name === NOBODY ? null : name);

/** Gives a task to somebody, or to whoever takes it. */
export function NewTaskDialog({ colleagues, onDone, onClose }: DialogProps) {
  const [title, setTitle] = useState('');
  const [detail, setDetail] = useState('');
  const [assignee, setAssignee] = useState(NOBODY);
  const [due, setDue] = useState('');
  const submit = async () => {
    const dueAt = due === '' ? null : fromLocalField(due);
    await staffApi.addTask({ title, detail, assignee: nameOrNull(assignee), dueAt, link: null });
    onDone();
    onClose();
  };
  return (
    <Modal title={words.add} onClose={onClose}>
      <Form submit={words.give} onSubmit={submit}>
        <Field
          label={words.task}
          value={title}
          onChange={setTitle}
          required
          minLength={3}
          maxLength={120}
          autoComplete="off"
        />
        <Lines label={words.detail} value={detail} onChange={setDetail} />
        <Receiver
          label={words.assignee}
          nobody={words.anybody}
          names={colleagues}
          value={assignee}
          onChange={setAssignee}
        />
        <Field label={words.due} hint={words.due24} value={due} onChange={setDue} type="datetime-local" />
      </Form>
    </Modal>
  );
}

/** Gives an open task to somebody else. */
export function GiveDialog({ task, colleagues, onDone, onClose }: DialogProps & { task: Task }) {
  const [to, setTo] = useState(task.assignee ?? NOBODY);
  const submit = async () => {
    await staffApi.assign(task.taskId, task.assignee, nameOrNull(to));
    onDone();
    onClose();
  };
  return (
    <Modal title={words.giveTo} onClose={onClose}>
      <Form submit={words.give} onSubmit={submit}>
        <p>{task.title}</p>
        <Receiver label={words.assignee} nobody={words.anybody} names={colleagues} value={to} onChange={setTo} />
      </Form>
    </Modal>
  );
}

/** Says that a task is done, and what came of it. */
export function EndDialog({ task, onDone, onClose }: Omit<DialogProps, 'colleagues'> & { task: Task }) {
  const [note, setNote] = useState('');
  const submit = async () => {
    await staffApi.endTask(task.taskId, note);
    onDone();
    onClose();
  };
  return (
    <Modal title={words.done} onClose={onClose}>
      <Form submit={words.done} onSubmit={submit}>
        <p>{task.title}</p>
        <Field label={words.note} hint={words.doneHint} value={note} onChange={setNote} maxLength={500} />
      </Form>
    </Modal>
  );
}

/** Ends the shift. */
export function HandOverDialog({ colleagues, onDone, onClose }: DialogProps) {
  const [to, setTo] = useState(NOBODY);
  const [note, setNote] = useState('');
  const submit = async () => {
    await staffApi.handOver(nameOrNull(to), note);
    onDone();
    onClose();
  };
  return (
    <Modal title={words.handOver} onClose={onClose}>
      <Form submit={words.handOver} onSubmit={submit}>
        <p>{words.handOverText}</p>
        <Receiver label={words.to} nobody={words.whoever} names={colleagues} value={to} onChange={setTo} />
        <Lines label={words.handOverNote} value={note} onChange={setNote} isRequired />
      </Form>
    </Modal>
  );
}
