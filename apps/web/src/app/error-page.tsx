import { Button, Empty } from '@fairlot/ui';
import { useText } from '../shared/i18n/use-text.ts';

/** Instead of a page that failed. */
export function ErrorPage() {
  const t = useText();
  return <Empty title={t('common.wrong')} hint={t('common.wrongHint')} action={<Button variant="soft" onClick={() => location.reload()}>{t('common.reload')}</Button>} />;
}
