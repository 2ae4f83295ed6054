import { useState } from 'react';
import { PictureUpload } from '../../parts/picture-upload.tsx';
import { siteApi } from './api.ts';
import { SaveCard } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.logo;

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
      {canChange && mark !== null ? (
        <button type="button" className="button" onClick={clear}>
          {texts.remove}
        </button>
      ) : null}
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
  return (
    <>
      {url === null ? null : <img className="logo" src={url} alt={`${what}, ${texts.current}`} />}
      {canChange ? (
        <PictureUpload
          label={texts.choose(what)}
          tooLarge={texts.tooLarge}
          keep={(data) => siteApi.keepPicture({ data })}
          onKept={onKept}
        />
      ) : (
        <p>{what}</p>
      )}
    </>
  );
}
