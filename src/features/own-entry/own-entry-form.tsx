import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useRef } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type OwnEffect, ownEffectSchema } from '../../character/own-effect.ts';
import { missingFields, missingOf } from '../../rules/resolve/own-effects.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import './own-entry-form.css';

interface OwnEntryFormProps<Values extends FieldValues> {
  title: string;
  /** The schema of the saved entry; here its name is needed as well. */
  schema: z.ZodMiniObject;
  values: Values;
  /** The label of the save button: "Add" or "Change". */
  action: string;
  onSave: (values: Values) => void;
  onClose: () => void;
  /** Shown next to the buttons at all times: the total price of the entry. */
  status?: ReactNode;
  children: ReactNode;
}

const needed = z.string().check(z.trim(), z.minLength(1));
/** What a saved file may lack, and what is required here: a name, and of each effect the number that it changes. */
const requirements = { name: needed };
const effectRequirements = {
  effects: z.array(
    z
      .extend(ownEffectSchema, { stat: needed })
      .check(
        ...missingFields.map((field) => z.refine<OwnEffect>((own) => missingOf(own) !== field, { path: [field] })),
      ),
  ),
};
const formId = 'own-entry-form';

/** The dialog for an entry of the player's own; its fields are in form-fields.tsx. Import it lazily: it brings the form library. */
export function OwnEntryForm<Values extends FieldValues>(props: OwnEntryFormProps<Values>) {
  const { title, schema, values, action, onSave, onClose, status, children } = props;
  const form = useForm<Values>({
    // Values is the type of what this schema lets through; the generic schema has lost it.
    resolver: zodResolver(
      z.extend(schema, 'effects' in schema.shape ? { ...requirements, ...effectRequirements } : requirements),
    ) as unknown as Resolver<Values>,
    defaultValues: values as DefaultValues<Values>, // complete, not only in part
  });
  const element = useRef<HTMLFormElement>(null);
  const save = form.handleSubmit(
    (filled) => {
      onSave(filled);
      onClose();
    },
    // Once the messages are drawn.
    () => requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()),
  );
  return (
    <FormProvider {...form}>
      <Dialog
        title={title}
        onClose={onClose}
        sticky
        size="large"
        footer={
          <>
            {status && <span className="own-entry-status">{status}</span>}
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" type="submit" form={formId}>
              {action}
            </Button>
          </>
        }
      >
        <form
          ref={element}
          id={formId}
          className="own-entry-form"
          noValidate
          onSubmit={(event) => {
            void save(event);
          }}
        >
          {children}
        </form>
      </Dialog>
    </FormProvider>
  );
}
