import { useCallback } from 'react';
import { Loaded } from '../../parts/states.tsx';
import { texts as common } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { type Choices, contentApi } from './api.ts';
import { titleOf } from './content-form.ts';
import { Check, type FormPartProps } from './form-part.tsx';
import { contentTexts as texts } from './texts.ts';

/** The categories that a promotion stands under. */
export function CategoryPicker({ form, set, choices }: FormPartProps & { choices: Choices }) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => contentApi.list('category', signal), []));
  const put = (id: string, isIn: boolean) =>
    set({ categoryIds: isIn ? [...form.categoryIds, id] : form.categoryIds.filter((other) => other !== id) });
  return (
    <fieldset>
      <legend>{texts.categories}</legend>
      <Loaded state={state} onRetry={reload}>
        {(list) =>
          list.length === 0 ? (
            <p className="muted">{common.empty}</p>
          ) : (
            <div className="row">
              {list.map((entry) => (
                <Check
                  key={entry.id}
                  label={titleOf(entry, choices.languages)}
                  checked={form.categoryIds.includes(entry.id)}
                  onChange={(isIn) => put(entry.id, isIn)}
                />
              ))}
            </div>
          )
        }
      </Loaded>
    </fieldset>
  );
}
