import { useText } from '../../../../shared/i18n/use-text.ts';
import { useGo } from '../../../../shared/navigation/use-go.ts';
import { QuestionDialog } from '../../../../shared/ui/question-dialog.tsx';
import type { ContractKind } from '../../contracts/api/contracts.ts';
import { CONTRACT_PATHS } from '../model/prompts.ts';

/** Informs the member about a pending contract. Go opens its page, Cancel postpones it. */
export default function ContractPrompt({ kind, onClose }: { kind: ContractKind; onClose: () => void }) {
  const t = useText();
  const go = useGo();
  const open = () => {
    onClose();
    go(CONTRACT_PATHS[kind]);
  };
  return (
    <QuestionDialog
      title={t('contracts.promptTitle')}
      other={{ label: t('common.cancel'), onChoose: onClose }}
      answer={{ label: t('contracts.go'), onChoose: open }}
      onClose={onClose}
    >
      <p>{t(`contracts.prompt.${kind}`)}</p>
    </QuestionDialog>
  );
}
