import { ButtonLink } from '@fairlot/ui';
import { DomainPage } from '../../features/member/ui/domain-page.tsx';
import { RealAccountOnly } from '../../features/trial/ui/real-account-only.tsx';
import { useText } from '../../shared/i18n/use-text.ts';

/** The balance, and whether something can be paid out, in the merchant's words. */
export default function WithdrawPage() {
  return (
    <RealAccountOnly next="/m/withdraw">
      <Withdrawals />
    </RealAccountOnly>
  );
}

function Withdrawals() {
  const t = useText();
  const actions = (
    <div className="two-columns">
      <ButtonLink variant="neutral" href="/m/transaction/record">
        {t('title.transactions')}
      </ButtonLink>
      <ButtonLink variant="fill" href="/m/lott">
        {t('title.lobby')}
      </ButtonLink>
    </div>
  );
  return <DomainPage page="withdraw" actions={actions} />;
}
