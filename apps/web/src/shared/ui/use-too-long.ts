import { useText } from '../i18n/use-text.ts';

/** Returns the error text of a value with more characters than allowed, counted like the server: by code points. */
export function useTooLong(): (value: string, max: number) => string | undefined {
  const t = useText();
  return (value, max) => (Array.from(value).length > max ? t('error.field.tooLong', { max }) : undefined);
}
