import { useState } from 'react';
import { Modal } from '../../../parts/modal.tsx';
import { Facts } from '../../../parts/facts.tsx';
import { ReasonDialog } from '../../../form/action-dialog.tsx';
import { identityApi, type Revealed } from '../api.ts';
import { pageTexts as words } from './texts.ts';

const labels: Readonly<Record<string, string>> = { ...words.facts, idNumber: words.idNumber };

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
      <Facts
        className="member-facts"
        rows={Object.entries({ ...plain, ...contacts }).map(([name, value]) => [labels[name] ?? name, value ?? '–'])}
      />
    </Modal>
  );
}
