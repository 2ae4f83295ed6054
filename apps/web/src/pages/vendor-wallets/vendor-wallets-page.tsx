import { Empty, IconButton } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { vendorWalletsQuery } from '../../features/vendors/wallets/api/wallets.ts';
import { useMove } from '../../features/vendors/wallets/model/use-move.ts';
import { endOf } from '../../features/vendors/wallets/model/wallet-end.ts';
import { MoveByItself } from '../../features/vendors/wallets/ui/move-by-itself.tsx';
import { MoveForm } from '../../features/vendors/wallets/ui/move-form.tsx';
import { PastTransfers } from '../../features/vendors/wallets/ui/past-transfers.tsx';
import { WalletList } from '../../features/vendors/wallets/ui/wallet-list.tsx';
import { walletQuery } from '../../features/wallet/api/wallet.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { useHasToken } from '../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** Wallets that vendors keep: balances, transfers in and out, and a button that returns all money. */
export default function VendorWalletsPage() {
  const t = useText();
  const [isPast, setPast] = useState(false);
  return (
    <>
      <PageTop
        title={t('title.wallets')}
        actions={<IconButton icon="clock" label={t('wallets.past')} onClick={() => setPast(true)} />}
      />
      <Wallets />
      <PastTransfers open={isPast} onClose={() => setPast(false)} />
    </>
  );
}

function Wallets() {
  const t = useText();
  const hasToken = useHasToken();
  const { data: main } = useQuery(walletQuery(hasToken));
  const { data: wallets, error, isError, refetch } = useQuery(vendorWalletsQuery(hasToken));
  const [vendor, setVendor] = useState('');
  const { collect, isBusy } = useMove(() => undefined);
  const chosen = wallets?.find((wallet) => wallet.vendor === vendor) ?? wallets?.[0];
  if (wallets === undefined)
    return (
      <div className="padded mt-3">
        {isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows />}
      </div>
    );
  if (chosen === undefined) return <Empty title={t('wallets.none')} hint={t('wallets.noneHint')} />;
  return (
    <MoveForm
      main={{ vendor: null, name: t('wallets.main'), balance: main?.sumBalance, icon: 'wallet' }}
      vendors={wallets.map(endOf)}
      vendor={endOf(chosen)}
      currency={main?.currency ?? ''}
      onChoose={setVendor}
    >
      <MoveByItself />
      <WalletList wallets={wallets} chosen={chosen.vendor} isBusy={isBusy} onChoose={setVendor} onCollect={collect} />
    </MoveForm>
  );
}
