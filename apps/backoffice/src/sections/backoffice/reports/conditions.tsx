import { Button, Icon, Select } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { common } from '../../../shared/common-texts.ts';
import { reportsApi, type ReportInput } from './api.ts';
import { reportTexts as words } from './texts.ts';

interface ConditionsProps {
  groupings: readonly string[];
  input: ReportInput;
  onChange: (filter: string[]) => void;
}

/** Filters of the report: for each listed grouping, rows with one of its keys are included. */
export function Conditions({ groupings, input, onChange }: ConditionsProps) {
  const { filter } = input;
  const [adding, setAdding] = useState<string | null>(null);
  const named = [...new Set(filter.map((condition) => partsOf(condition).by))];
  const labels = useLabels(input, adding === null ? named : [...named, adding]);
  const labelOf = (by: string, key: string) =>
    labels.get(by)?.find((one) => one.key === key)?.label || key || words.groups[''];
  const open = (labels.get(adding ?? '') ?? []).filter(({ key }) => !filter.includes(`${adding}:${key}`));
  const first = groupings[0];
  if (first === undefined) return null;
  return (
    <div className="reports-conditions">
      <h2>{words.only}</h2>
      {filter.map((condition) => {
        const { by, key } = partsOf(condition);
        const name = `${words.groups[by] ?? by} ${labelOf(by, key)}`;
        return (
          <button
            key={condition}
            type="button"
            className="reports-condition"
            aria-label={`${common.drop}: ${name}`}
            onClick={() => onChange(filter.filter((one) => one !== condition))}
          >
            <span>
              {words.groups[by] ?? by} <b>{labelOf(by, key)}</b>
            </span>
            <Icon name="close" />
          </button>
        );
      })}
      <Button
        icon="plus"
        size="small"
        aria-expanded={adding !== null}
        onClick={() => setAdding(adding === null ? first : null)}
      >
        {words.condition}
      </Button>
      {adding === null ? null : (
        <>
          <Select
            label={words.conditionBy}
            value={adding}
            options={groupings.map((value) => ({ value, label: words.groups[value] ?? value }))}
            onChange={setAdding}
          />
          <Select
            label={words.conditionKey}
            value=""
            options={[
              { value: '', label: open.length === 0 ? words.noKeys : words.choose },
              ...open.map(({ key, label }) => ({ value: `:${key}`, label: label || (words.groups[''] ?? '') })),
            ]}
            onChange={(key) => {
              setAdding(null);
              onChange([...filter, `${adding}${key}`]);
            }}
          />
        </>
      )}
    </div>
  );
}

/** Keys and names of groupings, taken from the report's rows grouped by them in its period. */
function useLabels({ report, from, to, asset }: ReportInput, groupings: readonly string[]) {
  const { data } = useQuery({
    queryKey: ['report-keys', report, from, to, asset, groupings],
    queryFn: async ({ signal }) => {
      const asked = { report, from, to, asset, part: 'whole', compare: '', filter: [] } as const;
      return Promise.all(
        groupings.map(async (by) => [by, (await reportsApi.read({ ...asked, by }, signal)).rows] as const),
      );
    },
    enabled: groupings.length > 0,
    placeholderData: (former) => former,
  });
  return new Map(data);
}

/** A key may contain the separator between grouping and key. */
function partsOf(condition: string): { by: string; key: string } {
  const end = condition.indexOf(':');
  return { by: condition.slice(0, end), key: condition.slice(end + 1) };
}
