import { Button } from '@fairlot/ui';
import { useLayoutEffect, useRef } from 'react';
import { SelectField } from '../../form/fields.tsx';
import { PictureUpload } from '../../parts/picture-upload.tsx';
import { common } from '../../shared/common-texts.ts';
import { type Choices, contentApi, type ContentKind } from './api.ts';
import type { FormPartProps } from './form-part.ts';
import { contentTexts as texts } from './texts.ts';

const PARTS = Object.keys(texts.artParts) as (keyof Choices['art'])[];

/** Banners and sponsors have one picture; a generated one is used without an upload. */
export function hasOnePicture(kind: ContentKind): boolean {
  return kind === 'banner' || kind === 'sponsor';
}

/** Uploaded pictures in order. */
export function Pictures({ kind, form, choices }: FormPartProps & { kind: ContentKind; choices: Choices }) {
  const isOne = hasOnePicture(kind);
  // An upload may end after another one, or after a picture was removed.
  const latest = useRef(form.values.pictures);
  useLayoutEffect(() => {
    latest.current = form.values.pictures;
  });
  const add = (url: string) =>
    form.set({ pictures: isOne ? [url] : [...latest.current.filter((other) => other !== url), url] });
  return (
    <fieldset>
      <legend>{common.pictures}</legend>
      <ul>
        {form.values.pictures.map((url, index) => (
          <li key={url} className="row">
            <img className="logo" src={url} alt={`${common.picture} ${index + 1}`} />
            <Button
              aria-label={`${texts.dropPicture} ${index + 1}`}
              onClick={() => form.set({ pictures: form.values.pictures.filter((other) => other !== url) })}
            >
              {texts.dropPicture}
            </Button>
          </li>
        ))}
      </ul>
      <PictureUpload label={common.picture} keep={contentApi.keepPicture} onKept={add} />
      <small>{texts.pictureHint}</small>
      {isOne && form.values.pictures.length === 0 ? (
        <div className="filters">
          {PARTS.map((part) => (
            <SelectField
              key={part}
              at={form.at(`art.${part}`)}
              label={`${texts.art}: ${texts.artParts[part]}`}
              options={choices.art[part].map((value) => ({ value, label: value }))}
            />
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}
