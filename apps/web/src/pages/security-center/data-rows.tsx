import { MenuRow } from '@fairlot/ui';
import { useFlag } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import type { Part } from './part-sheet.tsx';

/** Personal data of the account, and closing the account. */
export function DataRows({ onOpen }: { onOpen: (part: Part) => void }) {
  const t = useText();
  const hasPictures = useFlag('PROFPIC3');
  return (
    <div className="card card--flush mx">
      {hasPictures && (
        <MenuRow
          icon="star"
          label={t('security.avatar')}
          meta={t('security.avatar.hint')}
          onClick={() => onOpen('avatar')}
        />
      )}
      <MenuRow
        icon="user"
        label={t('security.personal')}
        meta={t('security.personal.hint')}
        onClick={() => onOpen('personal')}
      />
      <MenuRow
        icon="clock"
        label={t('security.logins')}
        meta={t('security.logins.hint')}
        onClick={() => onOpen('logins')}
      />
      <MenuRow
        icon="download"
        label={t('security.export')}
        meta={t('security.export.hint')}
        onClick={() => onOpen('export')}
      />
      <MenuRow
        icon="trash"
        tone="hot"
        label={t('security.close')}
        meta={t('security.close.hint')}
        onClick={() => onOpen('close')}
      />
    </div>
  );
}
