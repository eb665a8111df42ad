import { memo } from 'react';
import type { SheetModel } from '../../rules/model/sheet-model.ts';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import { choosePrint, usePrintStore } from '../../state/view/print-store.ts';
import { type Segment, SegmentedControl } from '../../ui/segmented-control.tsx';
import { BlockChoices, MoreChoices } from './block-choices.tsx';
import { SeveralCharacters } from './several-characters.tsx';
import { WhoseChoice } from './whose-choice.tsx';

const papers: readonly Segment<PrintChoices['paper']>[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
];
const orientations: readonly Segment<PrintChoices['orientation']>[] = [
  { value: 'portrait', label: 'Portrait' },
  { value: 'landscape', label: 'Landscape' },
];
const densities: readonly Segment<PrintChoices['density']>[] = [
  { value: 'roomy', label: 'Roomy' },
  { value: 'compact', label: 'Compact' },
];
const portraits: readonly Segment<PrintChoices['portrait']>[] = [
  { value: 'shown', label: 'Shown' },
  { value: 'sketch', label: 'Empty frame' },
  { value: 'none', label: 'None' },
];
const kinds: readonly Segment<PrintChoices['kind']>[] = [
  { value: 'sheet', label: 'Whole sheet' },
  { value: 'stat-block', label: 'Stat block' },
  { value: 'form', label: 'Blank form' },
];
const forms: readonly Segment<PrintChoices['formFor']>[] = [
  { value: 'fighter', label: 'Fighter' },
  { value: 'mage', label: 'Mage' },
];
/** Explains the kinds with fewer choices. */
const about: Readonly<Record<PrintChoices['kind'], string>> = {
  sheet: '',
  'stat-block': 'Half a portrait page for the GM, two to a page. Contents and layout are fixed.',
  form: 'The blank sheet of these rules, to fill in by hand.',
};

interface ChoicesFormProps {
  /** The sheets to print. */
  readonly models: readonly SheetModel[];
}

/** The choices for print. Every choice applies at once, and is remembered. */
export const ChoicesForm = memo(function ChoicesForm({ models }: ChoicesFormProps) {
  const choices = usePrintStore();
  const { kind, formFor, paper, orientation, density, portrait } = choices;
  return (
    <div className="print-choices">
      <div className="print-choices-row">
        <SegmentedControl label="What" value={kind} options={kinds} onCommit={(to) => choosePrint({ kind: to })} />
        {kind !== 'form' && <WhoseChoice />}
        {kind === 'form' && models.some(({ magic }) => magic) && (
          <SegmentedControl
            label="For"
            value={formFor}
            options={forms}
            onCommit={(to) => choosePrint({ formFor: to })}
          />
        )}
      </div>
      {kind !== 'form' && <SeveralCharacters />}
      {about[kind] && <p className="print-choices-about">{about[kind]}</p>}
      <div className="print-choices-row">
        <SegmentedControl label="Paper" value={paper} options={papers} onCommit={(to) => choosePrint({ paper: to })} />
        {kind !== 'stat-block' && (
          <SegmentedControl
            label="Orientation"
            value={orientation}
            options={orientations}
            onCommit={(to) => choosePrint({ orientation: to })}
          />
        )}
        {kind === 'sheet' && (
          <SegmentedControl
            label="Spacing"
            value={density}
            options={densities}
            onCommit={(to) => choosePrint({ density: to })}
          />
        )}
        {kind !== 'stat-block' && (
          <SegmentedControl
            label="Portrait"
            value={kind === 'form' && portrait === 'shown' ? 'none' : portrait}
            options={kind === 'form' ? portraits.filter(({ value }) => value !== 'shown') : portraits}
            onCommit={(to) => choosePrint({ portrait: to })}
          />
        )}
      </div>
      {kind !== 'stat-block' && <BlockChoices models={models} />}
      <MoreChoices />
    </div>
  );
});
