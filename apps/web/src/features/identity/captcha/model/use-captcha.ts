import { useQuery } from '@tanstack/react-query';
import { captchaQuery } from '../api/captcha.ts';

export interface CaptchaView {
  /** Data URI of the picture; null while it loads. */
  image: string | null;
  /** Id of the picture, after waiting for one that is being fetched; null if none could be loaded. */
  loadedId: () => Promise<string | null>;
  isLoading: boolean;
  /** The picture could not be loaded; `refresh` retries. */
  isFailed: boolean;
  /** Fetches another picture, which invalidates the previous answer. */
  refresh: () => void;
}

/** A one-time captcha for a form, fetched while `isNeeded`. */
export function useCaptcha(form: string, isNeeded: boolean): CaptchaView {
  const { data, isError, isFetching, refetch } = useQuery(captchaQuery(form, isNeeded));
  return {
    image: data === undefined ? null : `data:image/png;base64,${data.image}`,
    loadedId: async () => {
      const loaded = data !== undefined && !isFetching ? data : (await refetch({ cancelRefetch: false })).data;
      return loaded?.captchaId ?? null;
    },
    isLoading: isFetching,
    isFailed: isError && !isFetching,
    refresh: () => void refetch(),
  };
}
