import { type DrawEvidence, writeDrawFile } from '@fairlot/fairness';
import { Button } from '@fairlot/ui';
import { saveFile } from '../../../security/account/model/save-file.ts';
import { DRAW_FILE_NAME } from '../model/evidence.ts';

/** Saves the evidence as the file that `fairlot-verify` reads. */
export function DownloadButton({ evidence, children }: { evidence: DrawEvidence; children: string }) {
  const save = () => saveFile(DRAW_FILE_NAME, 'application/json', writeDrawFile(evidence));
  return (
    <Button variant="soft" wide icon="download" onClick={save}>
      {children}
    </Button>
  );
}
