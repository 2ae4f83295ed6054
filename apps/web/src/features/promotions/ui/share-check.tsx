import { Button, Icon } from '@fairlot/ui';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Offer } from '../api/promotions.ts';
import { saveFile } from '../../originals/model/save-file.ts';
import { checkShare } from '../model/check-share.ts';

/** Lets the browser verify that an opened share was fixed before the first packet was opened. */
export function ShareCheck({ offer: { offerId, packetRoot } }: { offer: Offer }) {
  const t = useText();
  const check = useMutation({ mutationFn: (root: string) => checkShare(offerId, root) });
  if (packetRoot === null) return null;
  const { data: file, isPending, isError } = check;
  return (
    <div className="stack mt-3">
      <p className="caption muted">
        {t('offers.fingerprint')}
        <bdi className="block share-root">{packetRoot}</bdi>
      </p>
      {file ? (
        <>
          <p role="status" className="caption positive">
            <Icon name="check" size="small" /> {t('offers.checked')}
          </p>
          <Button variant="soft" icon="download" onClick={() => saveFile('packet.json', file)}>
            {t('offers.saveProof')}
          </Button>
        </>
      ) : (
        <Button variant="neutral" disabled={isPending} onClick={() => check.mutate(packetRoot)}>
          {t('offers.check')}
        </Button>
      )}
      {(isError || file === null) && (
        <p role="alert" className="note">
          {t('offers.checkFailed')}
        </p>
      )}
    </div>
  );
}
