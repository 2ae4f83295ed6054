import { changeSite } from '@fairlot/contract/site/desk';
import { LinesField, ReasonField } from '../../../form/fields.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { common } from '../../../shared/common-texts.ts';
import type { SiteCardProps } from '../site-card-props.ts';
import { legalTexts as texts } from './legal-texts.ts';

interface PassageDialogProps extends Pick<SiteCardProps, 'settings' | 'save'> {
  language: string;
  textKey: string;
  /** The text to begin with. */
  draft: string;
  onClose: () => void;
}

/** The merchant's own wording of one passage. An empty text restores the draft. */
export function PassageDialog({ settings, save, language, textKey, draft, onClose }: PassageDialogProps) {
  const form = useContractForm({
    call: changeSite,
    draft: { own: draft, reason: '' },
    names: (path) => (path.startsWith('changes') ? 'own' : null),
    toBody: ({ own, reason }) => {
      const { [textKey]: _before, ...others } = settings.texts[language] ?? {};
      const words = own.trim() === '' ? others : { ...others, [textKey]: own.trim() };
      return { changes: { texts: { ...settings.texts, [language]: words } }, reason: reason.trim() };
    },
  });
  return (
    <FormDialog
      form={form}
      title={texts.replace}
      submit={common.save}
      onSend={async ({ changes, reason }) => {
        await save(changes, reason);
      }}
      onClose={onClose}
    >
      <p className="muted">{texts.replaceHint}</p>
      <LinesField at={form.at('own')} label={`${texts.own} (${language})`} rows={8} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
