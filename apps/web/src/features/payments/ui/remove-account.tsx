import { Button, Dialog, useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
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
  const title = t('payout.removeTitle', { label: account?.label ?? '' });
  return (
    <Dialog
      open={account !== null}
      onClose={onClose}
      name={title}
      title={title}
      closeLabel={t('common.close')}
      footer={
        <div className="two-columns">
          <Button variant="neutral" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="fill" busy={isPending} onClick={() => account && mutate(account.accountId)}>
            {t('payout.remove')}
          </Button>
        </div>
      }
    >
      <p className="muted">{t('payout.removeText')}</p>
    </Dialog>
  );
}
