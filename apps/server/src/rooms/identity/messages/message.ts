/** A text message or a mail, ready to be sent. */
export interface Message {
  channel: 'sms' | 'mail';
  /** E.164 number or e-mail address. */
  to: string;
  /** For mails only. */
  subject: string;
  text: string;
  /** Language of the text as BCP 47 tag, and its direction. */
  tag: string;
  dir: 'ltr' | 'rtl';
}
