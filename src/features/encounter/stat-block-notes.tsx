import type { Fighter } from '../../character/encounter.ts';
import { fighterName } from '../../character/encounter-edits.ts';
import type { PrintedFigures } from '../../character/printed-figures.ts';
import { formatValue } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import { useFighterSheet } from '../../state/encounter/encounter-sheets.ts';
import { editNotes } from '../../state/encounter/encounter-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { canSaveSheet, saveStatBlockSheet } from '../outputs/save-sheet.ts';

const figures: readonly (readonly [
  figure: Exclude<keyof PrintedFigures, 'attacks' | 'handless'>,
  word: string,
  stat: StatId,
])[] = [
  ['st', 'ST', 'st'],
  ['dx', 'DX', 'dx'],
  ['iq', 'IQ', 'iq'],
  ['ht', 'HT', 'ht'],
  ['hitPoints', 'HP', 'hitPoints'],
  ['fatiguePoints', 'FP', 'fatiguePoints'],
  ['will', 'Will', 'will'],
  ['perception', 'Per', 'perception'],
  ['basicSpeed', 'Speed', 'basicSpeed'],
  ['move', 'Move', 'move'],
  ['dodge', 'Dodge', 'dodge'],
  ['damageResistance', 'DR', 'damageResistance'],
];

/** Which numbers of a stat block are printed and which the rules gave, and the game master's notes. */
export function StatBlockNotes({ fighter }: { fighter: Fighter }) {
  const { key, printed, notes = '' } = fighter;
  const sheet = useFighterSheet(key);
  const name = fighterName(fighter);
  const words = (isPrinted: boolean): string => {
    const worksheet = sheet?.character.worksheet;
    if (!worksheet || !printed) return '';
    return figures
      .filter(([figure, , stat]) => (printed[figure] !== undefined) === isPrinted && worksheet.has(stat))
      .map(([, word, stat]) => `${word} ${formatValue(worksheet.get(stat).value, 'd')}`)
      .join(', ');
  };
  return (
    <Disclosure summary={printed ? 'Stat block and notes' : 'Notes'} lazy defaultOpen={notes !== ''}>
      <div className="fight-part">
        {printed && (
          <p className="fight-hint">
            As printed: {words(true) || 'nothing'}. By the rules: {words(false) || 'nothing'}.
          </p>
        )}
        {printed && sheet && canSaveSheet(sheet.character.ruleset) && (
          <Button size="small" onClick={() => void saveStatBlockSheet(sheet.character, name)}>
            Save as GCS file (.gcs)
          </Button>
        )}
        <TextArea
          label="Notes"
          about={name}
          rows={2}
          value={notes}
          onCommit={(to, merges) => editNotes(key, `Notes on ${name}`, to, merges)}
        />
      </div>
    </Disclosure>
  );
}
