import { Button } from '@fairlot/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addAnswer } from '@fairlot/contract/chat/desk-settings';
import { Fragment, useState } from 'react';
import { LinesField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { currentRow } from '../../parts/current-row.ts';
import { Field } from '../../parts/field.tsx';
import { Modal } from '../../parts/modal.tsx';
import { QueryState } from '../../parts/states.tsx';
import { common } from '../../shared/common-texts.ts';
import { ownText } from '../../shared/language.ts';
import { type Answer, chatApi } from './api.ts';
import { chatTexts as texts } from './texts.ts';

const KEY = ['chat', 'answers'];
const NEW = { title: '', text: '' };

/** Saved answers, by language. */
export function AnswersCard({ canManage }: { canManage: boolean }) {
  const client = useQueryClient();
  const [editing, setEditing] = useState<Answer | 'new' | null>(null);
  const [removing, setRemoving] = useState<Answer | null>(null);
  const read = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => chatApi.answers(signal),
  });
  const reload = () => client.invalidateQueries({ queryKey: KEY });
  const now = (answer: Answer) => currentRow(answer, read.data ?? [], ({ id }) => id);
  const removal = ({ id, version, texts: words }: Answer) => ({
    title: common.remove,
    text: texts.removeText(firstOf(words).title),
    needsReason: false,
    run: async () => {
      await chatApi.removeAnswer(id, version);
      await reload();
    },
  });
  return (
    <section className="card">
      <h2>{texts.answers}</h2>
      <small>{texts.answersHint}</small>
      <QueryState read={read} />
      {read.data?.map((answer) => (
        <div key={answer.id} className="chat-row-line">
          <span>
            <b>{firstOf(answer.texts).title}</b> <small>{Object.keys(answer.texts).join(', ')}</small>
            <br />
            <small>{firstOf(answer.texts).text}</small>
          </span>
          {canManage && (
            <span className="row">
              <Button size="small" onClick={() => setEditing(answer)}>
                {common.edit}
              </Button>
              <Button size="small" onClick={() => setRemoving(answer)}>
                {common.remove}
              </Button>
            </span>
          )}
        </div>
      ))}
      {canManage && <Button onClick={() => setEditing('new')}>{texts.add}</Button>}
      {editing !== null && (
        <AnswerDialog
          answer={editing === 'new' ? null : now(editing)}
          onDone={reload}
          onClose={() => setEditing(null)}
        />
      )}
      <ActionDialog action={removing && removal(now(removing))} onClose={() => setRemoving(null)} />
    </section>
  );
}

interface AnswerDialogProps {
  answer: Answer | null;
  onDone: () => Promise<void>;
  onClose: () => void;
}

function AnswerDialog({ answer, onDone, onClose }: AnswerDialogProps) {
  const form = useContractForm({
    call: addAnswer,
    draft: { language: Object.keys(answer?.texts ?? {})[0] ?? 'EN', texts: answer?.texts ?? { EN: NEW } },
    toBody: ({ texts: words }) => ({ texts: writtenOf(words) }),
  });
  const { language, texts: words } = form.values;
  const begin = (typed: string) => {
    const next = typed.toUpperCase();
    form.set({
      language: next,
      ...(next.length === 2 && words[next] === undefined && { texts: { ...words, [next]: NEW } }),
    });
  };
  const save = async ({ texts: written }: { texts: Answer['texts'] }) => {
    await (answer === null
      ? chatApi.addAnswer(written)
      : chatApi.changeAnswer(answer.id, { texts: written, version: answer.version }));
    await onDone();
    onClose();
  };
  return (
    <Modal title={answer === null ? texts.add : common.edit} onClose={onClose}>
      <Form form={form} submit={common.save} onSend={save}>
        <Field
          label={common.language}
          hint={Object.keys(words).join(', ')}
          value={language}
          maxLength={2}
          onChange={begin}
        />
        {words[language] === undefined ? null : (
          <Fragment key={language}>
            <TextField at={form.at(`texts.${language}.title`)} label={common.title} maxLength={80} />
            <LinesField at={form.at(`texts.${language}.text`)} label={texts.answerText} />
          </Fragment>
        )}
      </Form>
    </Modal>
  );
}

/** Languages without text are omitted. */
function writtenOf(words: Answer['texts']): Answer['texts'] {
  return Object.fromEntries(
    Object.entries(words).filter(([, { title, text }]) => title.trim() !== '' || text.trim() !== ''),
  );
}

function firstOf(words: Answer['texts']): { title: string; text: string } {
  return ownText(words) ?? NEW;
}
