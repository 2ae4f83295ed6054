import { Button, Icon, useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type ChangeEvent } from 'react';
import { formatDateTime } from '../../../shared/i18n/format.ts';
import { useErrorText, useLocaleText } from '../../../shared/i18n/use-text.ts';
import { type DocumentKind, type DocumentSide, IDENTITY_KEY, sendDocument } from '../api/identity.ts';

const PICTURES = 'image/png,image/jpeg,image/webp';

interface SideRowProps {
  kind: DocumentKind;
  side: DocumentSide;
  /** When the picture that waits for review was sent. */
  sentAt: number | undefined;
}

/** One side of a document: whether its picture was sent, and the upload button. */
export function SideRow({ kind, side, sentAt }: SideRowProps) {
  const { t, ...locale } = useLocaleText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (picture: Blob) => sendDocument(kind, side, picture),
    onSuccess: (identity) => {
      client.setQueryData(IDENTITY_KEY, identity);
      toast.success(t('identity.received'));
    },
    onError: (failure) => toast.error(errorText(failure)),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file !== undefined) mutate(file);
  };
  const name = t(`identity.side.${side}`);
  const action = t(sentAt === undefined ? 'identity.choose' : 'identity.again');
  return (
    <div className="list-row">
      <Icon name={sentAt === undefined ? 'upload' : 'check'} className={sentAt === undefined ? 'muted' : 'positive'} />
      <div className="grow">
        <p className="label">{name}</p>
        <p className="caption muted numeric">
          {sentAt === undefined
            ? t(`identity.hint.${side}`)
            : t('identity.sentAt', { time: formatDateTime(sentAt, locale) })}
        </p>
      </div>
      <input ref={input} type="file" hidden accept={PICTURES} onChange={choose} aria-label={name} />
      <Button
        variant="soft"
        size="small"
        busy={isPending}
        aria-label={`${action}: ${name}`}
        onClick={() => input.current?.click()}
      >
        {action}
      </Button>
    </div>
  );
}
