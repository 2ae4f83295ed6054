import { Button, UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { resourcesQuery } from '../../features/service/api/service.ts';
import { inviteLinkOf } from '../../features/service/model/contacts.ts';
import { referralQuery } from '../../features/promotions/api/referral.ts';
import { OwnReferral } from '../../features/promotions/ui/own-referral.tsx';
import { useIsReal } from '../../shared/session/use-session.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { EmptyCard } from '../../shared/ui/list-states.tsx';
import { useCopy } from '../../shared/ui/use-copy.ts';

/** A member's own referral link with its results; visitors and trial members see the merchant's link. */
export default function ReferralPage() {
  const isReal = useIsReal();
  const query = useQuery(referralQuery(isReal));
  if (!isReal) return <MerchantLink />;
  return (
    <Loaded query={query} shape="row" count={2}>
      {(referral) => (
        <>
          <InviteLink address={referral.link} />
          <OwnReferral referral={referral} />
        </>
      )}
    </Loaded>
  );
}

/** The merchant's referral link, to copy or to open. */
function MerchantLink() {
  const t = useText();
  const show = (link: string | null) =>
    link === null ? (
      <EmptyCard title={t('referral.none')} hint={t('referral.noneHint')} className="mt-3" />
    ) : (
      <InviteLink address={new URL(link, location.origin).href} />
    );
  return (
    <Loaded query={useQuery(resourcesQuery())} shape="row" count={2}>
      {(resources) => show(inviteLinkOf(resources))}
    </Loaded>
  );
}

function InviteLink({ address }: { address: string }) {
  const t = useText();
  const copy = useCopy({ done: t('referral.copied'), failed: t('common.failed') });
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
          <Button variant="fill" icon="copy" onClick={() => copy(address)}>
            {t('referral.copy')}
          </Button>
        )}
      </div>
    </section>
  );
}
