import { useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { QuestionDialog } from '../../../shared/ui/question-dialog.tsx';
import { ACCOUNTS_KEY, type PayoutAccount, removeAccount } from '../api/withdraw-calls.ts';

interface RemoveAccountProps {
  account: PayoutAccount | null;
  /** Hours before a new account can receive money, also one that is added again. */
  waitHours: number;
  onClose: () => void;
}

/** Asks for confirmation before an account is removed. */
export function RemoveAccount({ account, waitHours, onClose }: RemoveAccountProps) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (accountId: string) => removeAccount({ params: { accountId } }),
    onSuccess: (accounts) => {
      client.setQueryData(ACCOUNTS_KEY, accounts);
      toast.success(t('payout.removed'));
    },
    onError: (failure) => toast.error(errorText(failure)),
    onSettled: onClose,
  });
  return (
    <QuestionDialog
      title={t('payout.removeTitle', { label: account?.label ?? '' })}
      open={account !== null}
      answer={{
        label: t('payout.remove'),
        busy: isPending,
        onChoose: () => account && mutate(account.accountId),
      }}
      onClose={onClose}
    >
      <p className="muted">
        {t('payout.removeText')} {waitHours > 0 ? t('payout.wait', { hours: waitHours }) : null}
      </p>
    </QuestionDialog>
  );
}
