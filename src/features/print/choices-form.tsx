import { blocksOfSheet } from '../../rules/blocks-of-sheet.ts';
import type { PrintChoices, SheetBlock } from '../../rules/print-choices.ts';
import type { SheetModel } from '../../rules/sheet-model.ts';
import { choosePrint, usePrintStore } from '../../state/print-store.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { type Segment, SegmentedControl } from '../../ui/segmented-control.tsx';

const papers: readonly Segment<PrintChoices['paper']>[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
];
const orientations: readonly Segment<PrintChoices['orientation']>[] = [
  { value: 'portrait', label: 'Upright' },
  { value: 'landscape', label: 'Sideways' },
];
const densities: readonly Segment<PrintChoices['density']>[] = [
  { value: 'roomy', label: 'Roomy' },
  { value: 'compact', label: 'Compact' },
];
const portraits: readonly Segment<PrintChoices['portrait']>[] = [
  { value: 'shown', label: 'Shown' },
  { value: 'sketch', label: 'Frame to sketch in' },
  { value: 'none', label: 'None' },
];
const blockNames: Readonly<Record<SheetBlock, string>> = {
  attributes: 'Attributes, hits, fatigue',
  movement: 'Damage and movement',
  load: 'Load',
  defenses: 'Active defenses',
  protection: 'Protection',
  reactions: 'Reactions',
  traits: 'Traits',
  skills: 'Skills',
  spells: 'Spells',
  weapons: 'Weapons and ranges',
  possessions: 'Possessions',
  mounts: 'Mounts',
  points: 'Points',
  notes: 'At the table',
  story: 'Story and notes',
};

interface ChoicesFormProps {
  readonly model: SheetModel;
}

/** What a player may choose about the printed sheet. Every choice holds at once, and is remembered. */
export function ChoicesForm({ model }: ChoicesFormProps) {
  const { paper, orientation, density, without, appendix, quickReference, blankRows, boxes, portrait } =
    usePrintStore();
  const leaveOut = (block: SheetBlock, out: boolean) =>
    choosePrint({ without: out ? [...without, block] : without.filter((each) => each !== block) });
  return (
    <div className="print-choices">
      <div className="print-choices-row">
        <SegmentedControl label="Paper" value={paper} options={papers} onCommit={(to) => choosePrint({ paper: to })} />
        <SegmentedControl
          label="Held"
          value={orientation}
          options={orientations}
          onCommit={(to) => choosePrint({ orientation: to })}
        />
        <SegmentedControl
          label="Lines"
          value={density}
          options={densities}
          onCommit={(to) => choosePrint({ density: to })}
        />
        <SegmentedControl
          label="Portrait"
          value={portrait}
          options={portraits}
          onCommit={(to) => choosePrint({ portrait: to })}
        />
      </div>
      <fieldset className="print-choices-group">
        <legend>On the sheet</legend>
        <div className="print-choices-blocks">
          {blocksOfSheet(model).map((block) => (
            <Checkbox
              key={block}
              label={blockNames[block]}
              checked={!without.includes(block)}
              onCommit={(on) => leaveOut(block, !on)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="print-choices-group">
        <legend>With it</legend>
        <Checkbox
          label="Empty rows to write in"
          checked={blankRows}
          onCommit={(to) => choosePrint({ blankRows: to })}
        />
        <Checkbox
          label="Unspent points and money as they are now"
          hint="Otherwise their boxes are left to write in."
          checked={boxes === 'filled'}
          onCommit={(to) => choosePrint({ boxes: to ? 'filled' : 'blank' })}
        />
        <Checkbox
          label="Combat quick reference"
          hint="A page of this character’s own numbers for a fight."
          checked={quickReference}
          onCommit={(to) => choosePrint({ quickReference: to })}
        />
        <Checkbox
          label="Worked numbers"
          hint="Every number with the steps that lead to it, on pages of their own."
          checked={appendix}
          onCommit={(to) => choosePrint({ appendix: to })}
        />
      </fieldset>
    </div>
  );
}
