import { Button, Dialog } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useGo } from '../../../../shared/navigation/use-go.ts';
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
    <Dialog
      open
      onClose={onClose}
      name={t('contracts.promptTitle')}
      title={t('contracts.promptTitle')}
      closeLabel={t('common.close')}
      footer={
        <div className="two-columns">
          <Button variant="neutral" onClick={onClose}>
            {t('contracts.cancel')}
          </Button>
          <Button variant="fill" onClick={open}>
            {t('contracts.go')}
          </Button>
        </div>
      }
    >
      <p>{t(`contracts.prompt.${kind}`)}</p>
    </Dialog>
  );
}
