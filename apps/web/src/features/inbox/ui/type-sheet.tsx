import { Button, MenuRow } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { FEEDBACK_TYPES, type FeedbackName, type FeedbackType } from '../model/feedback-rules.ts';
import { type SheetControl, TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

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
      {(Object.entries(FEEDBACK_TYPES) as [FeedbackName, FeedbackType][]).map(([name, type]) => (
        <MenuRow key={name} icon="message" label={t(`support.type.${name}`)} onClick={() => onChoose(type)} />
      ))}
    </TitledSheet>
  );
}
