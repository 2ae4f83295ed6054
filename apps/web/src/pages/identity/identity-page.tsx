import { Icon } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { protectionQuery } from '../../features/member/api/protection.ts';
import { RealAccountOnly } from '../../features/trial/ui/real-account-only.tsx';
import { identityQuery } from '../../features/verification/api/identity.ts';
import { Documents } from '../../features/verification/ui/documents.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** Identity verification: pictures of a document, and the result. */
export default function IdentityPage() {
  return (
    <RealAccountOnly next="/m/member/identity">
      <Status />
    </RealAccountOnly>
  );
}

function Status() {
  const t = useText();
  const hasToken = useHasToken();
  const { data, error, isError, refetch } = useQuery(identityQuery(hasToken));
  const { data: protection } = useQuery(protectionQuery(hasToken));
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={3} />;
  const isVerified = data.state === 'verified';
  const isBeforePlay = data.state === 'none' && protection?.needsIdentity === true;
  const hint = isBeforePlay ? 'identity.needed' : `identity.stateHint.${data.state}`;
  return (
    <>
      <section className="card mx mt-3 text-center" role="status">
        <span className={isVerified ? 'overlay-icon positive' : 'overlay-icon gold'}>
          <Icon name={isVerified ? 'check' : 'shield'} />
        </span>
        <h2 className="h2 mt-3">{t(`identity.state.${data.state}`)}</h2>
        <p className="caption muted mt-1">{data.note ?? t(hint)}</p>
      </section>
      {!isVerified && <Documents identity={data} />}
      <p className="row top padded mt-4 caption muted">
        <Icon name="lock" size="small" className="brand" />
        <span>{t('identity.privacy')}</span>
      </p>
    </>
  );
}
