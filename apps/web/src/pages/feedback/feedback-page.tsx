import { ButtonLink } from '@fairlot/ui';
import { DomainPage } from '../../features/member/ui/domain-page.tsx';
import { useText } from '../../shared/i18n/use-text.ts';

/** Words to the merchant; customer service takes them while the form is closed. */
export default function FeedbackPage() {
  const t = useText();
  return (
    <DomainPage
      page="feedback"
      actions={
        <ButtonLink variant="fill" wide href="/m/customer">
          {t('service.title')}
        </ButtonLink>
      }
    />
  );
}
