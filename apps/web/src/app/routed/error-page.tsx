import { Button, Empty } from '@fairlot/ui';
import { useText } from '../../shared/i18n/use-text.ts';
import { useRouter } from '../../shared/navigation/use-router.ts';

/** Shown instead of a page that failed or could not be loaded. Its button retries without a reload. */
export function ErrorPage({ error }: { error?: unknown }) {
  const t = useText();
  const router = useRouter();
  const isAway = error instanceof Error && error.name === 'PageUnavailable';
  const again = () => (isAway ? void router.load() : location.reload());
  return (
    <Empty
      title={t(isAway ? 'common.failed' : 'common.wrong')}
      hint={isAway ? undefined : t('common.wrongHint')}
      action={
        <Button variant="soft" onClick={again}>
          {t(isAway ? 'common.retry' : 'common.reload')}
        </Button>
      }
    />
  );
}
