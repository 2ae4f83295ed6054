import { useState } from 'react';
import { Modal } from '../../../parts/modal.tsx';
import { ReasonDialog } from '../../../form/action-dialog.tsx';
import { identityApi, type Revealed } from '../api.ts';
import { pageTexts as words } from './texts.ts';

/** Unmasked personal data, shown after a reason was given and discarded when the dialog closes. */
export function RevealDialog({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const [shown, setShown] = useState<Revealed | null>(null);
  if (shown === null)
    return (
      <ReasonDialog
        title={words.reveal}
        submit={words.reveal}
        run={async (reason) => setShown(await identityApi.reveal(memberId, reason))}
        onClose={() => undefined}
        onCancel={onClose}
      >
        <p>{words.revealText}</p>
      </ReasonDialog>
    );
  const { contacts, ...plain } = shown;
  return (
    <Modal title={words.reveal} onClose={onClose}>
      <dl className="member-facts">
        {Object.entries({ ...plain, ...contacts }).map(([name, value]) => (
          <div key={name}>
            <dt>{words.revealed[name] ?? name}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
