import { type DrawEvidence, writeDrawFile } from '@fairlot/fairness';
import { Button } from '@fairlot/ui';
import { DRAW_FILE_NAME } from '../model/evidence.ts';

/** Saves the evidence as the file that `fairlot-verify` reads. */
export function DownloadButton({ evidence, children }: { evidence: DrawEvidence; children: string }) {
  const save = () => {
    const address = URL.createObjectURL(new Blob([writeDrawFile(evidence)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = DRAW_FILE_NAME;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Button variant="soft" wide icon="download" onClick={save}>
      {children}
    </Button>
  );
}
