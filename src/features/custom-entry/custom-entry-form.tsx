import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Resolver, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  type OwnEffect,
  type OwnTest,
  ownEffectSchema,
  ownPrerequisiteSchema,
  ownTestSchema,
} from '../../character/custom-effect.ts';
import {
  type CustomEntry,
  type CustomEntryChapter,
  customEntryIdentity,
  identityOf,
} from '../../character/custom-entry.ts';
import { missingFields, missingOf, missingOfTest, missingOfTests } from '../../rules/resolve/custom-entries.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { focusTarget } from '../../state/character/entries.ts';
import { addCustomEntry, customEntryOfRow, setCustomEntryOfRow } from '../../state/character/own-rows.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { returnToPicker } from '../../state/view/custom-entry-dialog.ts';
import type { CustomEntryTarget } from '../../state/view/view-state.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { changeKept, keepForAll } from './keep-custom-entry.ts';
import './custom-entry-form.css';

type OwnOf<List extends CustomEntry['list']> = Extract<CustomEntry, { readonly list: List }>['own'];

/** Returns the entry that the dialog edits, of the character or a kept one; undefined for a new one. */
export function useExistingEntry<List extends CustomEntry['list']>(
  { chapter, key, kept }: CustomEntryTarget,
  list: List,
): OwnOf<List> | undefined {
  const savedEntry = useLibraryStore(({ entries: { list } }) => list.find(({ id }) => id === kept)?.entry);
  const own = useCharacter(({ character }) => customEntryOfRow(character, chapter, key)?.own);
  const existing = savedEntry ? (savedEntry.list === list ? savedEntry.own : undefined) : own;
  // The row is of the chapter's list.
  return existing as OwnOf<List> | undefined;
}

/** The title of the dialog: "Custom skill", "Change Falconry", "Change Falconry in My entries". */
export function titleOf(
  { kept }: CustomEntryTarget,
  existing: { readonly name: string } | undefined,
  noun: string,
): string {
  if (!existing) return `Custom ${noun}`;
  return `Change ${existing.name}${kept === undefined ? '' : ' in My entries'}`;
}

/**
 * Saves the form: in the edited saved custom entry or row, or in a new row, which then has the focus unless the dialog
 * returns to the picker. With `keep`, the entry is saved for all characters as well.
 */
export function saveCustomEntry({ key, kept }: CustomEntryTarget, entry: CustomEntry, keep: boolean): void {
  if (kept !== undefined) {
    const before = useLibraryStore.getState().entries.list.find(({ id }) => id === kept);
    if (before) void changeKept(before, entry);
    return;
  }
  const { name } = entry.own;
  if (key) setCustomEntryOfRow(key, entry, `${name} changed`);
  else {
    const added = addCustomEntry(entry);
    if (added && returnToPicker(added)) announce(`${name} added`);
    else if (added) focusTarget({ row: added.key });
  }
  if (keep) void keepForAll(entry);
}

interface CustomEntryFormProps<Values extends FieldValues> {
  title: string;
  /** The schema of the saved entry; here its name is needed as well. */
  schema: z.ZodMiniObject;
  values: Values;
  /** The label of the save button: "Add" or "Change". */
  action: string;
  /** The chapter of an entry that can be kept for all characters; null if it cannot. */
  keepable?: CustomEntryChapter | null;
  /** `keep`: it is to be kept for all characters. */
  onSave: (values: Values, keep: boolean) => void;
  onClose: () => void;
  /** Shown next to the buttons at all times: the total price of the entry. */
  status?: ReactNode;
  children: ReactNode;
}

const needed = z.string().check(z.trim(), z.minLength(1));
/**
 * Fields that a saved file may lack, and that are required here: a name, and the subject of each effect and
 * prerequisite.
 */
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
const prerequisiteRequirements = {
  prerequisites: z.array(
    z.extend(ownPrerequisiteSchema, {
      any: z.array(
        ownTestSchema.check(
          ...missingOfTests.map((field) => z.refine<OwnTest>((own) => missingOfTest(own) !== field, { path: [field] })),
        ),
      ),
    }),
  ),
};
const formId = 'custom-entry-form';

/** The dialog for an entry of the player's own; its fields are in form-fields.tsx. Import it lazily: it brings the form library. */
export function CustomEntryForm<Values extends FieldValues>(props: CustomEntryFormProps<Values>) {
  const { title, schema, values, action, keepable = null, onSave, onClose, status, children } = props;
  const [keep, setKeep] = useState(false);
  const form = useForm<Values>({
    // Values is the type of the output of this schema; the generic schema has lost it.
    resolver: zodResolver(
      z.extend(schema, {
        ...requirements,
        ...('effects' in schema.shape ? effectRequirements : {}),
        ...('prerequisites' in schema.shape ? prerequisiteRequirements : {}),
      }),
    ) as unknown as Resolver<Values>,
    defaultValues: values as DefaultValues<Values>, // complete, not only in part
  });
  const element = useRef<HTMLFormElement>(null);
  const save = form.handleSubmit(
    (filled) => {
      onSave(filled, keep);
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
            {status && <span className="custom-entry-status">{status}</span>}
            {keepable && <KeepCheckbox chapter={keepable} keep={keep} onChange={setKeep} />}
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
          className="custom-entry-form"
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

interface KeepCheckboxProps {
  chapter: CustomEntryChapter;
  keep: boolean;
  onChange: (keep: boolean) => void;
}

/** Whether the entry is saved for all characters; if one with its name is saved already, that one changes. */
function KeepCheckbox({ chapter, keep, onChange }: KeepCheckboxProps) {
  const name: unknown = useWatch({ name: 'name' });
  const identity = typeof name === 'string' && name.trim() !== '' ? identityOf(chapter, name) : '';
  const isKept = useLibraryStore(({ entries: { list } }) =>
    list.some(({ entry }) => customEntryIdentity(entry) === identity),
  );
  return (
    <span className="custom-entry-status">
      <Checkbox
        label={isKept ? 'Update it in My entries too' : 'Keep for all characters'}
        checked={keep}
        onCommit={onChange}
      />
    </span>
  );
}
