import { AlertDialog, Button, Icon, useToast } from '@fairlot/ui';
import { type ComponentProps, useId, useState } from 'react';
import { errorCodeOf } from '../../shared/api/api-error.ts';
import { useErrorText, useText } from '../../shared/i18n/use-text.ts';
import { MessageField } from '../../shared/ui/message-field.tsx';
import { useCaptcha } from '../../features/identity/captcha/model/use-captcha.ts';
import { CaptchaInput } from '../../features/identity/captcha/ui/captcha-input.tsx';
import { useChatAccess } from '../../features/chat/model/use-chat-access.ts';
import { useOpenChat } from '../../features/chat/model/use-open-chat.ts';
import { sendFeedback } from '../../features/inbox/api/feedback.ts';
import {
  canConfirm,
  FEEDBACK_LOADING_MS,
  FEEDBACK_MAX,
  FEEDBACK_MIN,
  isAboutMoney,
  feedbackLength,
  type FeedbackType,
  nameOfType,
  NO_TYPE,
} from '../../features/inbox/model/feedback-rules.ts';
import { TRIAL_TYPE } from '../../shared/session/model.ts';
import { useDraft } from '../../shared/session/use-draft.ts';
import { RealAccountDialog } from '../../features/trial/ui/real-account-dialog.tsx';
import { TypeSheet } from '../../features/inbox/ui/type-sheet.tsx';
import { useMember } from '../../shared/session/use-session.ts';

/** Type, text and captcha; missing fields are reported before anything is sent. */
export function FeedbackForm({ userName }: { userName: string }) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const captcha = useCaptcha('feedback', true);
  const [content, setContent] = useDraft('FEEDBACK_DRAFT', userName);
  const [type, setType] = useState<FeedbackType | typeof NO_TYPE>(NO_TYPE);
  const [answer, setAnswer] = useState('');
  const [captchaError, setCaptchaError] = useState<string>();
  const [error, setError] = useState<string | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const send = async () => {
    if (type === NO_TYPE) return setIsChoosing(true);
    if (answer.trim() === '') return setCaptchaError(t('auth.in_vwrite_code'));
    setError(null);
    setCaptchaError(undefined);
    setIsBusy(true);
    const loading = toast.loading(t('support.in_please_wait'), FEEDBACK_LOADING_MS);
    try {
      const captchaId = (await captcha.loadedId()) ?? '';
      await sendFeedback({ body: { content, sender: userName, type, captcha: answer.trim(), captchaId } });
      setIsSent(true);
      setContent('');
      setType(NO_TYPE);
    } catch (failure) {
      if (errorCodeOf(failure) === 'captcha.error') setCaptchaError(errorText(failure));
      else setError(errorText(failure));
    } finally {
      toast.hide(loading);
      setIsBusy(false);
      // A captcha is valid for one attempt.
      setAnswer('');
      captcha.refresh();
    }
  };
  return (
    <div className="padded stack mt-3">
      <TypeField type={type} onOpen={() => setIsChoosing(true)} />
      <ContentField content={content} onChange={setContent} />
      <CaptchaInput captcha={captcha} value={answer} error={captchaError} onChange={setAnswer} />
      <ChatHint />
      {error !== null && (
        <p role="alert" className="note error">
          {error}
        </p>
      )}
      <Button
        variant="fill"
        size="large"
        wide
        busy={isBusy}
        disabled={!canConfirm(content)}
        onClick={() => void send()}
      >
        {t('support.send')}
      </Button>
      <Types open={isChoosing} onClose={() => setIsChoosing(false)} onChoose={setType} />
      <Sent open={isSent} onClose={() => setIsSent(false)} />
    </div>
  );
}

/** The sheet of types. Those about money need a real account (Z-68). */
function Types({ open, onClose, onChoose }: ComponentProps<typeof TypeSheet>) {
  const isTrial = useMember()?.type === TRIAL_TYPE;
  const [isRefused, setIsRefused] = useState(false);
  const choose = (type: FeedbackType) => {
    onClose();
    if (isTrial && isAboutMoney(type)) setIsRefused(true);
    else onChoose(type);
  };
  return (
    <>
      <TypeSheet open={open} onClose={onClose} onChoose={choose} />
      {isRefused && <RealAccountDialog next="/m/feedback" onClose={() => setIsRefused(false)} />}
    </>
  );
}

function Sent({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={t('support.in_popup_prompt')}
      closeLabel={t('common.close')}
      action={t('support.in_increase_submit')}
    >
      {t('support.sent_success')}
    </AlertDialog>
  );
}

/** States that a form is answered later, and links to the chat for urgent questions. */
function ChatHint() {
  const t = useText();
  const { isOffered } = useChatAccess();
  const openChat = useOpenChat();
  if (!isOffered) return null;
  return (
    <p className="caption muted row">
      <Icon name="message" size="small" />
      {t('support.needNow')}
      <button type="button" className="link tap-line" onClick={openChat}>
        {t('support.openChat')}
      </button>
    </p>
  );
}

function TypeField({ type, onOpen }: { type: number; onOpen: () => void }) {
  const t = useText();
  const id = useId();
  const name = nameOfType(type);
  return (
    <div className="field">
      <span id={id} className="field__label">
        {t('support.about')}
      </span>
      <button
        type="button"
        className="input input--choice"
        aria-describedby={id}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span className={name === undefined ? 'grow faint' : 'grow'}>
          {name === undefined ? t('support.choose') : t(`support.type.${name}`)}
        </span>
        <Icon name="down" size="small" className="faint" />
      </button>
    </div>
  );
}

function ContentField({ content, onChange }: { content: string; onChange: (content: string) => void }) {
  const t = useText();
  const range = t('support.range', { 0: FEEDBACK_MIN, 1: FEEDBACK_MAX });
  const length = feedbackLength(content);
  return (
    <MessageField
      label={t('support.message')}
      value={content}
      range={range}
      error={length > FEEDBACK_MAX ? range : undefined}
      count={`${length}/${FEEDBACK_MAX}`}
      onChange={onChange}
    />
  );
}
