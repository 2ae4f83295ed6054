import { Button, Empty, UiLink, useToast } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { resourcesQuery } from '../../features/service/api/service.ts';
import { inviteLinkOf } from '../../features/service/model/contacts.ts';
import { referralQuery } from '../../features/promotions/api/referral.ts';
import { OwnReferral } from '../../features/promotions/ui/own-referral.tsx';
import { TRIAL_TYPE } from '../../shared/session/model.ts';
import { useHasToken, useMember } from '../../shared/session/use-session.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** A member's own referral link with its results; visitors and trial members see the merchant's link. */
export default function ReferralPage() {
  const member = useMember();
  const hasToken = useHasToken();
  const isReal = hasToken && member !== null && member.type !== TRIAL_TYPE;
  const { data, error, refetch } = useQuery(referralQuery(isReal));
  if (!isReal) return <MerchantLink />;
  if (data === undefined)
    return error === null ? <LoadingRows count={2} /> : <FailedPart error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <InviteLink address={data.link} />
      <OwnReferral referral={data} />
    </>
  );
}

/** The merchant's referral link, to copy or to open. */
function MerchantLink() {
  const t = useText();
  const { data, error, refetch } = useQuery(resourcesQuery());
  if (data === undefined)
    return error === null ? <LoadingRows count={2} /> : <FailedPart error={error} onRetry={() => void refetch()} />;
  const link = inviteLinkOf(data);
  if (link === null)
    return (
      <div className="card mx mt-3">
        <Empty title={t('referral.none')} hint={t('referral.noneHint')} />
      </div>
    );
  return <InviteLink address={new URL(link, location.origin).href} />;
}

function InviteLink({ address }: { address: string }) {
  const t = useText();
  const toast = useToast();
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => toast.success(t('referral.copied')),
      () => toast.error(t('common.failed')),
    );
  };
  return (
    <section className="card mx mt-3 stack">
      <h2 className="h2">{t('referral.headline')}</h2>
      <p className="muted">{t('referral.text')}</p>
      <p className="code">{address}</p>
      <div className="two-columns">
        <UiLink className="button button--neutral" href={address} target="_blank" rel="noopener noreferrer">
          {t('referral.open')}
        </UiLink>
        {/* Browsers have no clipboard on plain http. */}
        {'clipboard' in navigator && (
          <Button variant="fill" icon="copy" onClick={copy}>
            {t('referral.copy')}
          </Button>
        )}
      </div>
    </section>
  );
}
