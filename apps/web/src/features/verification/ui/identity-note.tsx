import { ButtonLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { identityQuery } from '../api/identity.ts';

/** Note for members whose identity is not verified yet: the status, and a link to the verification page. */
export function IdentityNote() {
  const t = useText();
  const { data } = useQuery(identityQuery(useHasToken()));
  if (data === undefined || data.state === 'verified') return null;
  return (
    <div className="padded mt-3">
      <div className="note warning row between">
        <span>{t(`identity.state.${data.state}`)}</span>
        <ButtonLink variant="soft" size="small" href="/m/member/identity">
          {t('title.identity')}
        </ButtonLink>
      </div>
    </div>
  );
}
