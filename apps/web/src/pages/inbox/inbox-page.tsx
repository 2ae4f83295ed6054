import { ButtonLink } from '@fairlot/ui';
import { DomainPage } from '../../features/member/ui/domain-page.tsx';
import { useText } from '../../shared/i18n/use-text.ts';

/** Mails to the member; news stands among the announcements while there are none. */
export default function InboxPage() {
  const t = useText();
  return (
    <DomainPage
      page="inbox"
      actions={
        <ButtonLink variant="fill" wide href="/m/notice">
          {t('title.notices')}
        </ButtonLink>
      }
    />
  );
}
