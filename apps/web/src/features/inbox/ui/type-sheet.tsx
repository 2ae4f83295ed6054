import { Button, type IconName, MenuRow } from '@fairlot/ui';
import { gamepad, users } from '@fairlot/ui/icons';
import { useText } from '../../../shared/i18n/use-text.ts';
import { FEEDBACK_TYPES, type FeedbackName, type FeedbackType } from '../model/feedback-rules.ts';
import { type SheetControl, TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

const TYPE_ICONS: Readonly<Record<FeedbackName, IconName>> = {
  deposit: 'download',
  withdrawal: 'upload',
  game: gamepad,
  service: 'headset',
  agent: users,
  other: 'message',
};

interface TypeSheetProps extends SheetControl {
  onChoose: (type: FeedbackType) => void;
}

/** Topics of feedback; cancel changes nothing. */
export function TypeSheet({ open, onClose, onChoose }: TypeSheetProps) {
  const t = useText();
  return (
    <TitledSheet
      open={open}
      onClose={onClose}
      title={t('support.about')}
      footer={
        <Button wide onClick={onClose}>
          {t('common.cancel')}
        </Button>
      }
    >
      <div className="type-list">
        {(Object.entries(FEEDBACK_TYPES) as [FeedbackName, FeedbackType][]).map(([name, type]) => (
          <MenuRow
            key={name}
            icon={TYPE_ICONS[name]}
            label={t(`support.type.${name}`)}
            onClick={() => onChoose(type)}
          />
        ))}
      </div>
    </TitledSheet>
  );
}
