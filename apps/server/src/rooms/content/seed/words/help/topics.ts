/** A title, and HTML in the form that operators write. */
export type TitledHtml = readonly [title: string, content: string];

/** Help centre topics that consist of a title and parts with headings. */
export type Topic =
  | 'withdraw'
  | 'games'
  | 'rules'
  | 'fair'
  | 'spending'
  | 'security'
  | 'bonus'
  | 'vip'
  | 'agents'
  | 'app';

type Part = readonly [heading: string, text: string];
export type Topics = Readonly<Record<Topic, readonly [title: string, ...parts: Part[]]>>;

/** Converts the topics to HTML in the form that operators write. */
export function asHtml(topics: Topics): Record<Topic, TitledHtml> {
  const html = (parts: readonly Part[]) => parts.map(([heading, text]) => `<h3>${heading}</h3><p>${text}</p>`).join('');
  return Object.fromEntries(
    Object.entries(topics).map(([topic, [title, ...parts]]) => [topic, [title, html(parts)]]),
  ) as unknown as Record<Topic, TitledHtml>;
}
