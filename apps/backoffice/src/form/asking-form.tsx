import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ReasonDialog } from './action-dialog.tsx';
import { Form, type FormProps } from './form.tsx';

interface AskingFormProps<B, D extends FieldValues> extends Omit<FormProps<B, D>, 'onSend' | 'isAskedAbout'> {
  /** Texts of the dialog that asks for the reason. */
  ask: { title: string; text: ReactNode | ((body: B) => ReactNode); submit?: string };
  onSend: (body: B, reason: string) => Promise<void>;
}

/**
 * A form that asks for the reason once its fields are valid. After an error about its values, such as a change by
 * another operator, the reason dialog closes and the form shows the error.
 */
export function AskingForm<B, D extends FieldValues>({ ask, onSend, form, ...rest }: AskingFormProps<B, D>) {
  const [asked, setAsked] = useState<B | null>(null);
  const refusal = useRef<unknown>(null);
  const { refuse } = form;
  useEffect(() => {
    if (asked !== null || refusal.current === null) return;
    refuse(refusal.current);
    refusal.current = null;
  }, [asked, refuse]);
  const run = async (body: B, reason: string) => {
    try {
      await onSend(body, reason);
      form.settle();
    } catch (failure) {
      if (!form.isAbout(failure)) throw failure;
      refusal.current = failure;
    }
  };
  return (
    <>
      <Form {...rest} form={form} isAskedAbout onSend={async (body) => setAsked(body)} />
      {asked === null ? null : (
        <ReasonDialog
          title={ask.title}
          submit={ask.submit ?? ask.title}
          run={async (reason) => run(asked, reason)}
          onClose={() => setAsked(null)}
        >
          <p>{typeof ask.text === 'function' ? ask.text(asked) : ask.text}</p>
        </ReasonDialog>
      )}
    </>
  );
}
