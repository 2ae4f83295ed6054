import { Button } from '@fairlot/ui';
import { PictureUpload } from '../../parts/picture-upload.tsx';
import { siteApi } from './api.ts';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.logo;

/** The merchant's mark and wordmark. A chosen file is uploaded immediately, and players see it after saving. */
export function LogoCard({ settings, canChange, save }: SiteCardProps) {
  const form = useSiteForm({
    draft: { mark: settings.logo?.mark ?? '', wordmark: settings.logo?.wordmark ?? '' },
    check: ({ mark, wordmark }) => ({ '': mark === '' && wordmark !== '' && texts.needsMark }),
    toChanges: ({ mark, wordmark }) => ({
      logo: mark === '' ? null : { mark, wordmark: wordmark === '' ? null : wordmark },
    }),
  });
  const { mark, wordmark } = form.values;
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      {mark === '' ? <p>{texts.none}</p> : null}
      <Upload what={texts.mark} url={mark} canChange={canChange} onKept={(url) => form.set({ mark: url })} />
      <Upload
        what={texts.wordmark}
        url={wordmark}
        canChange={canChange}
        onKept={(url) => form.set({ wordmark: url })}
      />
      <small>{texts.hint}</small>
      {canChange && mark !== '' ? (
        <Button onClick={() => form.set({ mark: '', wordmark: '' })}>{texts.remove}</Button>
      ) : null}
    </SaveCard>
  );
}

interface UploadProps {
  what: string;
  /** Empty if there is none. */
  url: string;
  canChange: boolean;
  onKept: (url: string) => void;
}

function Upload({ what, url, canChange, onKept }: UploadProps) {
  return (
    <>
      {url === '' ? null : <img className="logo" src={url} alt={`${what}, ${texts.current}`} />}
      {canChange ? (
        <PictureUpload label={texts.choose(what)} keep={(data) => siteApi.keepPicture({ data })} onKept={onKept} />
      ) : (
        <p>{what}</p>
      )}
    </>
  );
}
