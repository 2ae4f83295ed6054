import { Button, MenuRow, useToast } from '@fairlot/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../../shared/i18n/format.ts';
import { useErrorText, useLocaleText } from '../../../shared/i18n/use-text.ts';
import { saveFile } from '../../security/account/model/save-file.ts';
import { conversationQuery, fetchConversation, sendEnd, type Status } from '../api/chat.ts';
import { shortNumber } from '../model/card-look.ts';
import { allMessages, transcriptOf } from '../model/transcript.ts';
import { Stars } from './rating-card.tsx';
import { TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

interface MenuSheetProps {
  open: boolean;
  conversation: NonNullable<Status['conversation']>;
  onClose: () => void;
}

/** Actions of a conversation: rate it, save it as a file, end it. */
export default function MenuSheet({ open, conversation: { state, rating }, onClose }: MenuSheetProps) {
  const { t, ...locale } = useLocaleText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  /** Runs the chosen action; a failure leaves the menu open. */
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      onClose();
    } catch (failure) {
      toast.error(errorText(failure));
    }
    setBusy(false);
  };
  const save = async () => {
    const text = transcriptOf(await allMessages(fetchConversation), {
      timeOf: (at) => formatDateTime(at, locale),
      you: t('chat.you'),
      staff: (name) => t('chat.staff', { name }),
      picture: t('chat.picture'),
      cardOf: ({ kind, ref }) => `${t(`chat.kind.${kind}`)} ${shortNumber(ref)}`,
    });
    saveFile('live-chat.txt', 'text/plain;charset=utf-8', text);
  };
  const end = async () => {
    await sendEnd({});
    await client.invalidateQueries({ queryKey: conversationQuery(true).queryKey });
  };
  return (
    <TitledSheet open={open} onClose={onClose} name={t('chat.menu')} title={t('chat.log')}>
      <section className="text-center">
        <p className="label">{t('chat.rate')}</p>
        <Stars rating={rating} />
      </section>
      <MenuRow icon="download" label={t('chat.save')} onClick={() => void run(save)} />
      {state !== 'closed' && (
        <div className="padded mt-3 column gap-3">
          <Button variant="neutral" wide busy={isBusy} onClick={() => void run(end)}>
            {t('chat.end')}
          </Button>
          <p className="caption muted text-center">{t('chat.endHint')}</p>
        </div>
      )}
    </TitledSheet>
  );
}
