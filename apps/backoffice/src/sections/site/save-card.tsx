import type { siteDesk, ValueOf } from '@fairlot/contract';
import { type ReactNode, useState } from 'react';
import { type Action, ActionDialog } from '../../parts/action-dialog.tsx';
import { siteApi } from './api.ts';
import { siteTexts } from './texts.ts';

export type SiteSettings = ValueOf<typeof siteDesk.changeSite>;

interface SaveCardProps {
  heading: string;
  canChange: boolean;
  /** What would be saved; a sentence when the input is wrong. */
  collect: () => Partial<SiteSettings> | string;
  onSaved: (settings: SiteSettings) => void;
  children: ReactNode;
}

/** Settings that belong together; saving asks for a reason. */
export function SaveCard({ heading, canChange, collect, onSaved, children }: SaveCardProps) {
  const [action, setAction] = useState<Action | null>(null);
  const [notice, setNotice] = useState<{ text: string; isWrong: boolean } | null>(null);
  const ask = () => {
    const changes = collect();
    if (typeof changes === 'string') return setNotice({ text: changes, isWrong: true });
    setNotice(null);
    setAction({
      title: `${siteTexts.save}: ${heading}`,
      text: siteTexts.saveText,
      needsReason: true,
      run: async (reason) => {
        onSaved(await siteApi.changeSite({ changes, reason }));
        setNotice({ text: siteTexts.saved, isWrong: false });
      },
    });
  };
  return (
    <section className="card" aria-label={heading}>
      <h2>{heading}</h2>
      {children}
      {canChange ? (
        <button
          type="button"
          className="button button--primary"
          aria-label={`${siteTexts.save}: ${heading}`}
          onClick={ask}
        >
          {siteTexts.save}
        </button>
      ) : null}
      {notice === null ? null : (
        <p role={notice.isWrong ? 'alert' : 'status'} className={notice.isWrong ? 'error' : undefined}>
          {notice.text}
        </p>
      )}
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </section>
  );
}
