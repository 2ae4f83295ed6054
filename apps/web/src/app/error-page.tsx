import { Button, Empty } from '@fairlot/ui';
import { useRouter } from '@tanstack/react-router';
import { useText } from '../shared/i18n/use-text.ts';

/** Instead of a page that failed, or that could not be loaded: that one is tried again without a reload. */
export function ErrorPage({ error }: { error?: unknown }) {
  const t = useText();
  const router = useRouter();
  if (error instanceof Error && error.name === 'PageUnavailable') {
    return (
      <Empty
        title={t('common.failed')}
        action={
          <Button variant="soft" onClick={() => void router.invalidate()}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <Empty
      title={t('common.wrong')}
      hint={t('common.wrongHint')}
      action={
        <Button variant="soft" onClick={() => location.reload()}>
          {t('common.reload')}
        </Button>
      }
    />
  );
}
