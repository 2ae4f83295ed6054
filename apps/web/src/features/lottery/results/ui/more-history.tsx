import { Icon } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { statusQuery } from '../../../site/api/status.ts';

/** Link to the merchant's external page of older results; absent without one (Z-42). */
export function MoreHistory() {
  const t = useText();
  const { data } = useQuery(statusQuery());
  const href = data?.info.paths['lotteryHistory'];
  if (href === undefined) return null;
  return (
    <p className="row center mt-3">
      <a className="link tap-line" href={href} target="_blank" rel="noopener noreferrer">
        {t('lottery.moreHistory')}
        <Icon name="chevron" size="small" />
      </a>
    </p>
  );
}
