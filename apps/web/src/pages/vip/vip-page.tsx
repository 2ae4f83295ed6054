import { ButtonLink } from '@fairlot/ui';
import { DomainPage } from '../../features/member/ui/domain-page.tsx';
import { useText } from '../../shared/i18n/use-text.ts';

/** The member's level and what comes with it. */
export default function VipPage() {
  const t = useText();
  const benefits = (
    <ButtonLink variant="soft" href="/m/member/benefits">
      {t('benefits.title')}
    </ButtonLink>
  );
  return <DomainPage page="vip" actions={benefits} />;
}
