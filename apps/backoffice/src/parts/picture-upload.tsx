import { FieldFrame, tiedTo } from '@fairlot/ui';
import { type ChangeEvent, useId, useState } from 'react';
import { messageOf } from '../shared/message-of.ts';

const LARGEST_BYTES = 175_000;
const CHUNK = 8192;

interface PictureUploadProps {
  label: string;
  /** Message for a file that is too large. */
  tooLarge: string;
  /** Sends the file in base64. */
  keep: (data: string) => Promise<{ url: string }>;
  onKept: (url: string) => void;
}

/** Uploads a chosen SVG or PNG and calls `onKept` with its address. */
export function PictureUpload({ label, tooLarge, keep, onKept }: PictureUploadProps) {
  const id = useId();
  const [error, setError] = useState<string>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    setError(file.size > LARGEST_BYTES ? tooLarge : undefined);
    if (file.size > LARGEST_BYTES) return;
    try {
      onKept((await keep(toBase64(new Uint8Array(await file.arrayBuffer())))).url);
      target.value = '';
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  return (
    <FieldFrame id={id} label={label} error={error}>
      <input
        {...tiedTo(id, error)}
        type="file"
        accept="image/svg+xml,image/png"
        onChange={(event) => void choose(event)}
      />
    </FieldFrame>
  );
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  // In chunks: a whole file has too many arguments for the stack.
  for (let start = 0; start < bytes.length; start += CHUNK)
    text += String.fromCodePoint(...bytes.subarray(start, start + CHUNK));
  return btoa(text);
}
