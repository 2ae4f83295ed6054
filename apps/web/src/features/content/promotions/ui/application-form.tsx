import { Button, FileField, IconButton, TextArea, useToast } from '@fairlot/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ChangeEvent } from 'react';
import { useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import { applicationsQuery, sendApplication } from '../api/applications.ts';
import { COMMENT_MAX, commentLength, PICTURE_TYPES, pictureProblem, PICTURES_MAX } from '../model/application-rules.ts';

/** Comment and pictures of an application; problems are reported before anything is sent. */
export function ApplicationForm({ announcementId }: { announcementId: string }) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [comment, setComment] = useState('');
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const length = commentLength(comment);
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = [...pictures];
    let problem: string | null = null;
    for (const file of target.files ?? []) {
      problem = pictureProblem(file, next.length);
      if (problem !== null) break;
      next.push(file);
    }
    target.value = '';
    setError(problem === null ? null : t(`application.${problem}`));
    setPictures(next);
  };
  const send = async () => {
    if (length === 0 && pictures.length === 0) return setError(t('application.empty'));
    if (length > COMMENT_MAX) return setError(t('application.tooLong', { max: COMMENT_MAX }));
    setError(null);
    setIsBusy(true);
    try {
      await sendApplication(announcementId, comment, pictures);
      toast.success(t('application.sent'));
      await client.invalidateQueries({ queryKey: applicationsQuery().queryKey });
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="stack">
      <CommentField value={comment} length={length} onChange={setComment} />
      <PictureList pictures={pictures} onDrop={(file) => setPictures(pictures.filter((other) => other !== file))} />
      <AddPictures isFull={pictures.length >= PICTURES_MAX} onAdd={add} />
      {error !== null && (
        <p role="alert" className="note error">
          {error}
        </p>
      )}
      <Button variant="fill" size="large" wide busy={isBusy} onClick={() => void send()}>
        {t('application.send')}
      </Button>
    </div>
  );
}

function CommentField({
  value,
  length,
  onChange,
}: {
  value: string;
  length: number;
  onChange: (value: string) => void;
}) {
  const t = useText();
  return (
    <TextArea
      label={t('application.comment')}
      help={<span className="numeric">{t('application.count', { count: length, max: COMMENT_MAX })}</span>}
      rows={4}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function PictureList({ pictures, onDrop }: { pictures: readonly File[]; onDrop: (file: File) => void }) {
  const t = useText();
  if (pictures.length === 0) return null;
  return (
    <ul className="column">
      {pictures.map((file, index) => (
        <li key={`${index} ${file.name}`} className="row between">
          <span className="caption truncate">{file.name}</span>
          <IconButton
            icon="close"
            size="small"
            label={t('application.drop', { name: file.name })}
            onClick={() => onDrop(file)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Stays enabled at the maximum, so that a fourth picture is rejected with a reason. */
function AddPictures({ isFull, onAdd }: { isFull: boolean; onAdd: (event: ChangeEvent<HTMLInputElement>) => void }) {
  const t = useText();
  return (
    <FileField
      label={t('application.pictures', { max: PICTURES_MAX })}
      choose={t('application.choose')}
      help={isFull ? t('application.full') : t('application.hint')}
      multiple
      accept={PICTURE_TYPES.join()}
      onChange={onAdd}
    />
  );
}
