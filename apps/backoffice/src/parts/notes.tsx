import type { backoffice, BodyOf, ValueOf } from '@fairlot/contract';
import { useCallback } from 'react';
import { LinesField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { useContractForm } from '../form/use-contract-form.ts';
import { send } from '../shared/api.ts';
import { texts } from '../shared/texts.ts';
import { useLoad } from '../shared/use-load.ts';
import './notes.css';
import { Loaded } from './states.tsx';
import { Time } from './time.tsx';

type Note = ValueOf<typeof backoffice.notes>[number];

/** Loaded on demand, because notes are shown at lists, whose pages load without a schema. */
const loadNote = async () => (await import('@fairlot/contract/backoffice/desk-staff')).addNote;

/** Operators' notes about an object, such as `member:12`, and a form to add one. */
export function Notes({ object }: { object: string }) {
  // Keyed by object, so that a text typed about one is not sent as a note about another.
  return <NotesOf key={object} object={object} />;
}

function NotesOf({ object }: { object: string }) {
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => send<Note[]>('GET', '/notes', { query: { object }, signal }), [object]),
  );
  const form = useContractForm({ call: loadNote, draft: { text: '' }, toBody: ({ text }) => ({ object, text }) });
  const write = async (body: BodyOf<typeof backoffice.addNote>) => {
    await send<null>('POST', '/notes', { body });
    form.reset();
    reload();
  };
  return (
    <section className="card" aria-label={texts.notes}>
      <h3>{texts.notes}</h3>
      <Loaded state={state} onRetry={reload}>
        {(notes) =>
          notes.length === 0 ? (
            <p className="muted">{texts.noNotes}</p>
          ) : (
            <ul className="notes">
              {notes.map(({ noteId, text: words, author, createdAt }) => (
                <li key={noteId}>
                  <p>{words}</p>
                  <small className="muted">
                    {author}, <Time at={createdAt} />
                  </small>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Form form={form} submit={texts.addNote} isAside onSend={write}>
        <LinesField at={form.at('text')} label={texts.note} hint={texts.noteHint} isRequired />
      </Form>
    </section>
  );
}
