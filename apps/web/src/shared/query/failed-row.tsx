import { Button } from '@fairlot/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../i18n/use-text.ts';

/**
 * One-line message for a section that could not be loaded. Sections often fail together, so its button retries all
 * failed queries.
 */
export function FailedRow() {
  const t = useText();
  const client = useQueryClient();
  const retry = () =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  return (
    <div className="card row between mx pressable" role="alert">
      <span className="caption muted">{t('common.failed')}</span>
      <Button variant="soft" size="small" onClick={retry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
