import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { useLeaving } from '../../form/use-leaving.tsx';
import { emptyTableTexts } from '../../parts/empty-table-texts.ts';
import { currentRow } from '../../parts/current-row.ts';
import { Loaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { promotionsApi, type Segment } from './api.ts';
import { wordsOf } from './segment-draft.ts';
import { SegmentForm } from './segment-form.tsx';
import { segmentTexts as texts } from './segment-texts.ts';

/** Segments of members, stored as conditions. */
export function Segments({ operator }: PageProps) {
  const { state, reload } = useLoad(promotionsApi.segments);
  const [edited, setEdited] = useState<Segment | null>(null);
  // Number of segments saved here: the form is empty again after each.
  const [saved, setSaved] = useState(0);
  const { leave, question } = useLeaving();
  const mayChange = operator.permissions.includes('promotions.write');
  const change = (segment: Segment) => <Button onClick={() => leave(() => setEdited(segment))}>{texts.change}</Button>;
  return (
    <>
      <p>{texts.hint}</p>
      <Loaded state={state} onRetry={reload}>
        {(segments) => (
          <>
            <Table
              caption={texts.segments}
              empty={emptyTableTexts.segments}
              columns={[
                { title: common.name, cell: ({ name }) => name },
                { title: texts.conditions, cell: wordsOf },
                ...(mayChange ? [{ title: texts.change, cell: change }] : []),
              ]}
              rows={segments}
              keyOf={keyOf}
            />
            {mayChange && (
              <SegmentForm
                key={`${edited?.id} ${saved}`}
                segment={edited && currentRow(edited, segments, keyOf)}
                onKept={() => {
                  setEdited(null);
                  setSaved(saved + 1);
                  reload();
                }}
              />
            )}
          </>
        )}
      </Loaded>
      {question}
    </>
  );
}

const keyOf = ({ id }: Segment) => id;
