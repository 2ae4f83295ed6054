import { FileField } from '@fairlot/ui';
import { type ChangeEvent, useState } from 'react';
import { messageOf } from '../shared/message-of.ts';
import { texts } from '../shared/texts.ts';

const LARGEST_BYTES = 175_000;
const CHUNK = 8192;

interface PictureUploadProps {
  label: string;
  /** Message for a file that is too large, if it differs from the usual one. */
  tooLarge?: string;
  /** Sends the file in base64. */
  keep: (data: string) => Promise<{ url: string }>;
  onKept: (url: string) => void;
}

/** Uploads a chosen SVG or PNG and calls `onKept` with its address. */
export function PictureUpload({ label, tooLarge = texts.tooLarge, keep, onKept }: PictureUploadProps) {
  const [error, setError] = useState<string>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    // So that the same file can be chosen again after a failure.
    target.value = '';
    setError(file.size > LARGEST_BYTES ? tooLarge : undefined);
    if (file.size > LARGEST_BYTES) return;
    try {
      onKept((await keep(toBase64(new Uint8Array(await file.arrayBuffer())))).url);
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  return (
    <FileField
      label={label}
      choose={texts.chooseFile}
      error={error}
      accept="image/svg+xml,image/png"
      onChange={choose}
    />
  );
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  // In chunks: a whole file has too many arguments for the stack.
  for (let start = 0; start < bytes.length; start += CHUNK)
    text += String.fromCodePoint(...bytes.subarray(start, start + CHUNK));
  return btoa(text);
}
