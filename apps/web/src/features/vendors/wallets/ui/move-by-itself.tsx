import { MenuRow, Switch, useToast } from '@fairlot/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { changeSettings, walletSettingsQuery } from '../api/wallets.ts';

/** Switch for automatic transfers to a vendor's wallet when one of its games is opened. */
export function MoveByItself() {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { data } = useQuery(walletSettingsQuery(useHasToken()));
  const { mutate, isPending } = useMutation({
    mutationFn: (automatic: boolean) => changeSettings({ body: { automatic } }),
    onSuccess: (settings) => client.setQueryData(walletSettingsQuery(true).queryKey, settings),
    onError: (error) => toast.error(errorText(error)),
  });
  return (
    <section className="card card--flush" aria-label={t('wallets.auto')}>
      <MenuRow
        icon="shuffle"
        tone="brand"
        label={t('wallets.auto')}
        meta={t('wallets.autoHint')}
        end={
          <Switch
            label={t('wallets.auto')}
            checked={data?.automatic ?? false}
            disabled={data === undefined || isPending}
            onChange={({ target }) => mutate(target.checked)}
          />
        }
      />
    </section>
  );
}
