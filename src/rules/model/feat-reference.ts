import { citationWords } from '../../engine/citation.ts';
import type { Stat } from '../../engine/derivation.ts';
import { formatValue } from '../../engine/format.ts';
import type { OpenedCharacter } from '../derive-character.ts';
import { type FeatRules, featStat, noQuestions, rested } from '../feats/feat.ts';
import { type WorkedFeats, workOutFeats } from '../feats/work-out-feats.ts';
import type { ReferenceGroup, ReferenceRow } from './reference-group.ts';
import type { Figure } from './sheet-model.ts';

/** What a character can lift, throw, jump and the like, unhurt and under its load: a group for each kind that the ruleset has. */
export function featReference(sheet: OpenedCharacter, rules: FeatRules): readonly ReferenceGroup[] {
  return workOutFeats(sheet, rules, rested, noQuestions).flatMap((group) =>
    group.id === 'throwing' ? throwingGroups(sheet, group) : [plainGroup(sheet, group, group.ids.map(group.get))],
  );
}

const notesOf = ({ notes }: Stat): string => notes.map(({ words }) => words).join('; ');

function figureOf({ ruleset }: OpenedCharacter, { value, unit }: Stat): Figure {
  if (value === null) return { text: '–' };
  return { text: [formatValue(value, ruleset.notation), unit].filter(Boolean).join(' ') };
}

/** A row for each feat; a note that all of them have is a remark under the table. */
function plainGroup(sheet: OpenedCharacter, { id, title }: WorkedFeats, feats: readonly Stat[]): ReferenceGroup {
  const [note = '', ...others] = new Set(feats.map(notesOf));
  const shared = others.length === 0 && feats.length > 1 ? note : '';
  return {
    id,
    title,
    columns: [''],
    rows: feats.map(
      (feat): ReferenceRow => ({
        name: feat.name,
        figures: [figureOf(sheet, feat)],
        note: shared === '' ? notesOf(feat) : '',
      }),
    ),
    remarks: shared === '' ? [] : [shared],
    page: pageOf(feats),
  };
}

const pageOf = (feats: readonly Stat[]): string => (feats[0]?.cite ? citationWords(feats[0].cite) : '');

/** Distance and damage of a weight are in one row; what is thrown at all, and how well, is in a table of its own. */
function throwingGroups(sheet: OpenedCharacter, group: WorkedFeats): readonly ReferenceGroup[] {
  const prefix = featStat('throwing', 'range', '');
  const damageOf = (id: string): string => id.replace(prefix, featStat('throwing', 'damage', ''));
  const ranges = group.ids.filter((id) => id.startsWith(prefix));
  const paired = new Set([...ranges, ...ranges.map(damageOf)]);
  const others = group.ids.filter((id) => !paired.has(id)).map(group.get);
  const rows = ranges.flatMap((id): ReferenceRow[] => {
    const range = group.get(id);
    if (range.value === null) return [];
    const damage = group.ids.includes(damageOf(id)) ? figureOf(sheet, group.get(damageOf(id))) : { text: '–' };
    const [name = range.name] = range.name.split(',');
    return [{ name, figures: [figureOf(sheet, range), damage], note: notesOf(range) }];
  });
  return [
    plainGroup(sheet, group, others),
    { id: 'thrown', title: 'Things thrown', columns: ['Distance', 'Damage'], rows, remarks: [], page: '' },
  ];
}
