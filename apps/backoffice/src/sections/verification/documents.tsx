import type { ValueOf, verificationDesk } from '@fairlot/contract';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { PictureDialog } from '../../parts/picture-dialog.tsx';
import { formatTime } from '../../shared/format.ts';
import { verificationApi } from './api.ts';
import { verificationTexts as words } from './texts.ts';
import { common } from '../../shared/common-texts.ts';

type Document = ValueOf<typeof verificationDesk.member>['documents'][number];

/** Pictures that a member sent; the operator who decides opens one at a time. */
export function Documents({ documents, mayLook }: { documents: readonly Document[]; mayLook: boolean }) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <section>
      <h2>{words.documents}</h2>
      {documents.length === 0 && <p>{words.noDocuments}</p>}
      <ul>
        {documents.map(({ id, kind, side, sentAt, isOpen }) => (
          <li key={id}>
            {`${words.kinds[kind] ?? kind}, ${words.sides[side] ?? side} · ${formatTime(sentAt)} · `}
            {isOpen ? words.waiting : words.looked}{' '}
            {mayLook && <Button onClick={() => setShown(id)}>{words.look}</Button>}
          </li>
        ))}
      </ul>
      {shown !== null && (
        <PictureDialog
          key={shown}
          title={words.look}
          hint={common.viewsRecorded}
          load={() => verificationApi.look(shown)}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}
