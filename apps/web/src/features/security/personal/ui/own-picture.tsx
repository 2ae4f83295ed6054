import { Avatar, Button, useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { headIconQuery, type HeadIcon } from '../../../identity/profile/api/head-icon.ts';
import { removePicture, sendPicture } from '../../../identity/profile/api/picture-calls.ts';
import { avatarUrl } from '../../../identity/profile/model/avatar.ts';
import { useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import { PHOTO_TYPES, squarePhoto } from '../model/square-photo.ts';

/** The member's own photo: choose from the phone, replace or remove. */
export function OwnPicture({ icon }: { icon: HeadIcon }) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const isOwn = icon.avatarType === 'CUSTOM';
  const take = (text: string) => (chosen: HeadIcon) => {
    setError(null);
    queries.setQueryData(headIconQuery(true).queryKey, chosen);
    toast.success(t(text));
  };
  const fail = (failure: Error) => setError(errorText(failure));
  const sending = useMutation({ mutationFn: sendPicture, onSuccess: take('security.avatar.saved'), onError: fail });
  const removal = useMutation({
    mutationFn: () => removePicture({}),
    onSuccess: take('security.avatar.removed'),
    onError: fail,
  });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const photo = await squarePhoto(file);
    target.value = '';
    if (photo === null) setError(t('error.picture.unreadable'));
    else sending.mutate(photo);
  };
  return (
    <div className="stack">
      <div className="row">
        {isOwn && <Avatar src={avatarUrl(icon, '')} />}
        <div className="grow">
          <h3 className="h3">{t('security.avatar.own')}</h3>
          <p id={`${id}-hint`} className="caption muted">
            {t('security.avatar.ownHint')}
          </p>
        </div>
      </div>
      {error !== null && (
        <p role="alert" className="note error">
          {error}
        </p>
      )}
      {/* The native file field would show the browser's language. */}
      <input ref={input} type="file" hidden accept={PHOTO_TYPES.join()} onChange={(event) => void choose(event)} />
      <Button
        variant="soft"
        wide
        icon="upload"
        busy={sending.isPending}
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        {t('security.avatar.choose')}
      </Button>
      {isOwn && (
        <Button variant="neutral" wide icon="trash" busy={removal.isPending} onClick={() => removal.mutate()}>
          {t('security.avatar.remove')}
        </Button>
      )}
    </div>
  );
}
