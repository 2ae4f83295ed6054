import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { OFFERS_KEY } from '../api/promotions.ts';
import { refusalText } from '../model/plain-terms.ts';

/** Why the offer of a deposit could not be taken; the offers are read again, so that its current terms are shown. */
export function OfferRefusal({ error }: { error: Error }) {
  const t = useText();
  const client = useQueryClient();
  useEffect(() => void client.invalidateQueries({ queryKey: OFFERS_KEY }), [client, error]);
  return (
    <p className="note error mx mt-4" role="alert">
      {refusalText(error, t)}
    </p>
  );
}
