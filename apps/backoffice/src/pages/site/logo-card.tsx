import { type ChangeEvent, useId, useState } from 'react';
import { SaveCard } from '../../parts/save-card.tsx';
import { api } from '../../shared/api.ts';
import { siteTexts } from '../../shared/site-texts.ts';
import { messageOf } from '../../shared/use-load.ts';
import type { SiteCardProps } from '../site.tsx';

const texts = siteTexts.logo;
const LARGEST_BYTES = 175_000;
const CHUNK = 8192;

/** The merchant's mark and wordmark. A chosen file is kept by the server at once and shown to players once saved. */
export function LogoCard({ settings, canChange, onSaved }: SiteCardProps) {
  const [mark, setMark] = useState(settings.logo?.mark ?? null);
  const [wordmark, setWordmark] = useState(settings.logo?.wordmark ?? null);
  const collect = () => {
    if (mark === null && wordmark !== null) return texts.needsMark;
    return { logo: mark === null ? null : { mark, wordmark } };
  };
  const clear = () => {
    setMark(null);
    setWordmark(null);
  };
  return (
    <SaveCard heading={texts.heading} canChange={canChange} collect={collect} onSaved={onSaved}>
      {mark === null ? <p>{texts.none}</p> : null}
      <Upload what={texts.mark} url={mark} canChange={canChange} onKept={setMark} />
      <Upload what={texts.wordmark} url={wordmark} canChange={canChange} onKept={setWordmark} />
      <small>{texts.hint}</small>
      {canChange && mark !== null ? <button type="button" className="btn" onClick={clear}>{texts.remove}</button> : null}
    </SaveCard>
  );
}

interface UploadProps {
  what: string;
  url: string | null;
  canChange: boolean;
  onKept: (url: string) => void;
}

function Upload({ what, url, canChange, onKept }: UploadProps) {
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    setError(file.size > LARGEST_BYTES ? texts.tooLarge : null);
    if (file.size > LARGEST_BYTES) return;
    try {
      onKept((await api.keepPicture({ data: toBase64(new Uint8Array(await file.arrayBuffer())) })).url);
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{texts.choose(what)}</label>
      {url === null ? null : <img className="logo" src={url} alt={`${what}, ${texts.current}`} />}
      {canChange ? <input id={id} type="file" accept="image/svg+xml,image/png" onChange={(event) => void choose(event)} /> : null}
      {error === null ? null : <p className="error" role="alert">{error}</p>}
    </div>
  );
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  // In pieces: the stack does not hold the arguments of a whole file.
  for (let start = 0; start < bytes.length; start += CHUNK) text += String.fromCodePoint(...bytes.subarray(start, start + CHUNK));
  return btoa(text);
}
