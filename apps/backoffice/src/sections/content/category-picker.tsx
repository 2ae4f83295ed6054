import { useCallback } from 'react';
import { TicksField } from '../../form/fields.tsx';
import { Loaded } from '../../parts/states.tsx';
import { texts as sharedTexts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { type Choices, contentApi } from './api.ts';
import { titleOf } from './content-form.ts';
import type { FormPartProps } from './form-part.ts';
import { contentTexts as texts } from './texts.ts';

/** The categories of a promotion. */
export function CategoryPicker({ form, choices }: FormPartProps & { choices: Choices }) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => contentApi.list('category', signal), []));
  return (
    <fieldset>
      <legend>{texts.categories}</legend>
      <Loaded state={state} onRetry={reload}>
        {(list) =>
          list.length === 0 ? (
            <p className="muted">{sharedTexts.empty}</p>
          ) : (
            <TicksField
              at={form.at('categoryIds')}
              options={list.map((entry) => ({ value: entry.id, label: titleOf(entry, choices.languages) }))}
            />
          )
        }
      </Loaded>
    </fieldset>
  );
}
