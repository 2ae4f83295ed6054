/** A message that the server writes: what stands in braces is filled in. */
export interface Template {
  title: string;
  text: string;
}

export interface Words {
  /** A deposit: `{amount}`, `{order}`. */
  credited: Template;
  /** A withdrawal that was paid, and one whose money is back. */
  paid: Template;
  returned: Template;
  /** A win in a draw: `{game}`, `{issue}`, `{amount}`. */
  won: Template;
  password: Template;
  /** Titles of what changed about the account's safety; below them stand what it was and the text of `password`. */
  safety: Readonly<Record<Safety, string>>;
  /** Answer of an operator: `{text}`. */
  answered: Template;
}

export type Safety = 'device' | 'passkeyAdded' | 'passkeyRemoved' | 'payoutAccount';

export type TemplateName = Exclude<keyof Words, 'safety'>;
