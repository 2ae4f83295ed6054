import { Avatar, AVATAR_NAMES, useToast } from '@fairlot/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { headIconQuery } from '../../../identity/profile/api/head-icon.ts';
import { setHeadIcon } from '../../../identity/profile/api/picture-calls.ts';
import { avatarUrl } from '../../../identity/profile/model/avatar.ts';
import { useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../../../shared/ui/list-states.tsx';
import { OwnPicture } from './own-picture.tsx';

/** The merchant's pictures, of which a click selects one immediately, and an upload of the member's own. */
export function AvatarForm() {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const hasToken = useHasToken();
  const { data, error, isError, refetch } = useQuery(headIconQuery(hasToken));
  const { mutate } = useMutation({
    mutationFn: (avatar: string) => setHeadIcon({ body: { avatar } }),
    onSuccess: (chosen) => {
      queries.setQueryData(headIconQuery(true).queryKey, chosen);
      toast.success(t('security.avatar.saved'));
    },
    onError: (failure) => toast.error(errorText(failure)),
  });
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={3} />;
  return (
    <div className="stack">
      <div className="four-columns avatars" role="group" aria-label={t('security.avatar')}>
        {AVATAR_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={data.avatarType === 'STATIC' && data.avatar === name}
            aria-label={t(`security.avatar.${name}`)}
            onClick={() => mutate(name)}
          >
            <Avatar src={avatarUrl({ avatar: name, avatarType: 'STATIC' }, '')} />
          </button>
        ))}
      </div>
      <OwnPicture icon={data} />
    </div>
  );
}
