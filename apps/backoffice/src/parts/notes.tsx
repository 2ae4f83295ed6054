import type { backoffice, ValueOf } from '@fairlot/contract';
import { useCallback, useState } from 'react';
import { send } from '../shared/api.ts';
import { texts } from '../shared/texts.ts';
import { useLoad } from '../shared/use-load.ts';
import { Form } from './form.tsx';
import { Lines } from './lines.tsx';
import './notes.css';
import { Loaded } from './states.tsx';
import { Time } from './time.tsx';

type Note = ValueOf<typeof backoffice.notes>[number];

/** What operators wrote down about something, such as `member:12`, and the way to write more. */
export function Notes({ object }: { object: string }) {
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => send<Note[]>('GET', '/notes', { query: { object }, signal }), [object]),
  );
  const [text, setText] = useState('');
  const submit = async () => {
    await send<null>('POST', '/notes', { body: { object, text } });
    setText('');
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
      <Form submit={texts.addNote} onSubmit={submit}>
        <Lines label={texts.note} hint={texts.noteHint} value={text} onChange={setText} isRequired />
      </Form>
    </section>
  );
}
