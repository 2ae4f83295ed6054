import { Button, Choices } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { ChoiceSheet } from '../../../shared/ui/choice-sheet.tsx';
import type { Offer } from '../api/promotions.ts';

const NONE = '';

interface OtherOffersProps {
  offers: readonly Offer[];
  value: string;
  onChange: (offerId: string | null) => void;
}

/**
 * Opens the list of all promotions that the deposit can use; nothing if there is only one. A deposit without a choice
 * uses a joined promotion, so "No promotion" is then not offered.
 */
export function OtherOffers({ offers, value, onChange }: OtherOffersProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (offers.length < 2) return null;
  const options = [
    ...offers.map(({ offerId, title, text }) => ({
      value: offerId,
      label: (
        <span className="grow">
          <span className="label block">{title}</span>
          <span className="caption muted block">{text}</span>
        </span>
      ),
    })),
    ...(offers.some(({ joined }) => joined)
      ? []
      : [{ value: NONE, label: <span className="label grow">{t('offers.noChoice')}</span> }]),
  ];
  const choose = (id: string) => onChange(id === NONE ? null : id);
  return (
    <>
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('offers.other')}
      </Button>
      <ChoiceSheet title={t('offers.choose')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Choices
          kind="radio"
          className="methods"
          label={t('offers.choose')}
          options={options}
          value={value}
          onChange={choose}
        />
      </ChoiceSheet>
    </>
  );
}
