import { useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { QuestionDialog } from '../../../shared/ui/question-dialog.tsx';
import { ACCOUNTS_KEY, type PayoutAccount, removeAccount } from '../api/withdraw-calls.ts';

/** Asks for confirmation before an account is removed; adding it again takes a day. */
export function RemoveAccount({ account, onClose }: { account: PayoutAccount | null; onClose: () => void }) {
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
      <p className="muted">{t('payout.removeText')}</p>
    </QuestionDialog>
  );
}
