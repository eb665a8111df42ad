import { useState } from 'react';
import { listBooks } from '../../builder/what-if/outside-campaign.ts';
import { setCampaignBooks } from '../../character/campaign-edits.ts';
import type { CampaignBooks } from '../../character/character.ts';
import { formatFraction } from '../../engine/format.ts';
import { bookOfLetters } from '../../rules/shared/campaign-books.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSheetPart } from '../derived/sheet-lines.ts';

const none: readonly string[] = [];
const maxTechLevel = 12;

function set(change: Partial<CampaignBooks>, words: string, mergeWithPrevious = false): void {
  editCharacter(words, (character) => setCampaignBooks(character, change), mergeWithPrevious);
}

/** A limit of the tech levels in use. */
function TechLevelLimit({ label, end }: { label: string; end: 'lowestTechLevel' | 'highestTechLevel' }) {
  const level = useCharacter(({ character }) => character.campaign.books?.[end] ?? null);
  return (
    <NumberField
      label={label}
      value={level ?? undefined}
      min={0}
      max={maxTechLevel}
      placeholder="any"
      onCommit={(next, mergeWithPrevious) =>
        set({ [end]: Math.trunc(next) }, `${label} ${formatFraction(next)}`, mergeWithPrevious)
      }
      onClear={(mergeWithPrevious) => set({ [end]: null }, `${label}: any`, mergeWithPrevious)}
    />
  );
}

/** Which books and tech levels the campaign uses, and what pickers do with the rest. */
export function CampaignBooksPart() {
  const allowed = useCharacter(({ character }) => character.campaign.books?.allowed ?? none);
  const hidden = useCharacter(({ character }) => character.campaign.books?.hidden ?? false);
  const books = useSheetPart(listBooks);
  /** An added book is chosen at once, so the field begins again. */
  const [added, setAdded] = useState(0);
  const toggle = (book: string, isIn: boolean) =>
    set(
      {
        allowed: isIn ? [...allowed, book] : allowed.filter((each) => each !== book),
      },
      isIn ? `${book} in use` : `${book} not in use`,
    );
  return (
    <>
      <p className="row-note">
        {allowed.length === 0
          ? 'All books are in use. Choose some to leave out the others.'
          : 'What is from other books is reported. Entries of your own are always in use.'}
      </p>
      <fieldset className="campaign-books">
        <legend>Books in use</legend>
        {books.map((book) => (
          <Checkbox key={book} label={book} checked={allowed.includes(book)} onCommit={(isIn) => toggle(book, isIn)} />
        ))}
      </fieldset>
      <div className="field-grid">
        <TextField
          key={added}
          label="Another book"
          value=""
          whileTyping={false}
          hint="Its name, or its letters in page references, such as MA."
          onCommit={(book) => {
            if (book.trim() === '') return;
            toggle(bookOfLetters(book.trim()), true);
            setAdded(added + 1);
          }}
        />
        <TechLevelLimit label="Lowest tech level" end="lowestTechLevel" />
        <TechLevelLimit label="Highest tech level" end="highestTechLevel" />
        <SelectField
          label="In lists, the rest is"
          value={hidden ? 'hidden' : 'last'}
          options={[
            { value: 'last', label: 'listed last' },
            { value: 'hidden', label: 'hidden' },
          ]}
          onCommit={(next) =>
            set(
              {
                hidden: next === 'hidden',
              },
              `Entries outside the campaign ${next === 'hidden' ? 'hidden' : 'listed last'}`,
            )
          }
        />
      </div>
    </>
  );
}
