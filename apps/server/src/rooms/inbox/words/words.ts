/** A text that the server writes, with placeholders in braces. */
export interface Template {
  title: string;
  text: string;
}

export interface Words {
  /** BCP 47 tag of the language, for amounts. */
  tag: string;
  /** A credited deposit: `{amount}`, `{order}`. */
  credited: Template;
  /** A deposit whose money the provider took back: `{amount}`, `{order}`. */
  reversed: Template;
  /** A withdrawal that was paid, and one that was returned. */
  paid: Template;
  returned: Template;
  /** A win in a draw: `{game}`, `{issue}`, `{amount}`. */
  won: Template;
  /** A bonus that operators cancelled: `{bonus}`, `{amount}` removed, `{rest}` of real money. */
  bonusCancelled: Template;
  password: Template;
  /** Titles for changes of account security; the body contains the detail and the text of `password`. */
  safety: Readonly<Record<Safety, string>>;
  /** An operator's answer: `{text}`. */
  answered: Template;
  /** The answer to an application to become an agent. */
  applied: Template;
}

export type Safety =
  | 'device'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'authenticatorAdded'
  | 'authenticatorRemoved'
  | 'paymentPassword'
  | 'payoutAccount';

export type TemplateName = Exclude<keyof Words, 'safety' | 'tag'>;
