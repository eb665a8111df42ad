import type { EntryChapter } from '../../rules/shared/rows.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { hasChapter } from '../../state/view/chapters.ts';

interface FieldHelpProps {
  /** The chapter that is listed; null for everything. */
  chapter: EntryChapter | null;
}

type Example = readonly [typed: string, meaning: string];

const learned: readonly Example[] = [
  ['Broadsword 15', 'at that level, whatever it costs'],
  ['Broadsword DX+2', 'relative to an attribute'],
  ['Broadsword 8 pts', 'for that many points'],
  ['Survival (desert) 12', 'with a speciality'],
];
const magery: Example = ['Magery 2', 'at that level'];
const quirk: Example = ['Quirk: hums when nervous', 'in your own words'];
const traits: readonly Example[] = [magery, ['Wealth (wealthy)', 'with an option'], quirk];
const things: readonly Example[] = [['rope x3', 'or 3 ropes: that many']];
const anything: readonly Example[] = [
  ['ST 13, DX +1', 'attributes, one or several'],
  ['print, compare, skills', 'commands and chapters'],
];
const lists: readonly Example[] = [['Luck; Stealth 12; …', 'a list, typed or pasted, one per line']];

/** What can be typed into the field, while no entry is selected. */
export function FieldHelp({ chapter }: FieldHelpProps) {
  const hasQuirks = useSheet(({ ruleset }) => ruleset.traitKinds.includes('quirk'));
  const hasMagic = useSheet((sheet) => hasChapter(sheet, 'spells'));
  const examples = examplesFor(chapter).filter(
    (example) => (hasQuirks || example !== quirk) && (hasMagic || example !== magery),
  );
  return (
    <section className="field-help" aria-label="What can be typed">
      <h3 className="entry-pane-heading">What you can type</h3>
      <dl>
        {examples.map(([typed, meaning]) => (
          <div key={typed}>
            <dt>{typed}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function examplesFor(chapter: EntryChapter | null): readonly Example[] {
  switch (chapter) {
    case null:
      return [...learned.slice(0, 2), ...traits, ...things, ...anything, ...lists];
    case 'traits':
      return [...traits, ...lists];
    case 'equipment':
      return [...things, ...lists];
    case 'skills':
      return [...learned, ...lists];
    case 'spells':
      return lists;
  }
}
