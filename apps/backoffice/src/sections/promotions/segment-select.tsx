import { SelectField } from '../../form/fields.tsx';
import type { FieldAt } from '../../form/use-contract-form.ts';
import { useLoad } from '../../shared/use-load.ts';
import { promotionsApi } from './api.ts';
import { promotionsTexts as texts } from './texts.ts';

/** The segment that an offer is for; everyone if none is chosen. */
export function SegmentSelect({ at, value }: { at: FieldAt<string>; value: string }) {
  const { state } = useLoad(promotionsApi.segments);
  const segments = state.kind === 'ready' ? state.value : [];
  const known = segments.map(({ id, name }) => ({ value: id, label: name }));
  // A segment that is not loaded yet stays chosen.
  const chosen = value === '' || known.some((one) => one.value === value) ? [] : [{ value, label: value }];
  return (
    <SelectField at={at} label={texts.segment} options={[{ value: '', label: texts.noSegment }, ...chosen, ...known]} />
  );
}
