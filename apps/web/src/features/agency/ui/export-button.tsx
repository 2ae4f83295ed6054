import { Button } from '@fairlot/ui';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n/use-text.ts';
import { downloadReport, type Report } from '../api/export.ts';

/** Saves a report of the period as a spreadsheet file. */
export function ExportButton({ report, startDate, memberId }: Report) {
  const t = useText();
  const { mutate, isPending, isError } = useMutation({ mutationFn: downloadReport });
  return (
    <Button
      variant="text"
      size="small"
      icon="download"
      busy={isPending}
      onClick={() => mutate({ report, startDate, memberId })}
    >
      {t(isError ? 'common.retry' : 'agency.export')}
    </Button>
  );
}
