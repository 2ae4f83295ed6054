import { SelectField, TextField } from '../../../form/fields.tsx';
import type { FieldAt } from '../../../form/use-contract-form.ts';
import { type Choices, NEW } from './game-draft.ts';
import { gameTexts as words } from './texts.ts';

interface TagFieldsProps {
  tag: FieldAt<string>;
  tagName: FieldAt<string>;
  chosen: string;
  tags: Choices['tags'];
}

/** The lobby group: an existing one, or a new one by its name. */
export function TagFields({ tag, tagName, chosen, tags }: TagFieldsProps) {
  return (
    <>
      <SelectField
        at={tag}
        label={words.tag}
        hint={words.tagHint}
        options={[
          ...tags.map((group) => ({ value: group.tag, label: tagLabel(group) })),
          { value: NEW, label: words.newTag },
        ]}
      />
      {chosen === NEW && (
        <TextField at={tagName} label={words.newTagName} hint={words.newTagHint} required maxLength={28} />
      )}
    </>
  );
}

/** Groups for which the web app has a name. */
const KNOWN: Readonly<Record<string, string>> = words.tags;

/** Label of a group: the operators' name, else its tag. */
export const tagLabel = ({ tag, names }: Pick<Choices['tags'][number], 'tag' | 'names'>): string =>
  names['EN'] ?? KNOWN[tag] ?? tag;
