import { citationWords } from '../../engine/citation.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { DerivedCharacter } from '../derive-character.ts';
import { buildModel } from './build-model.ts';
import type { ReadNumber, Threshold } from './combat-rules.ts';
import { houseRuleReference } from './house-rule-reference.ts';
import type { ReferenceGroup, ReferenceRow } from './reference-group.ts';
import type { AttackLine, Figure, RangedColumnId, SheetModel } from './sheet-model.ts';

/** The character's numbers for a fight that the sheet has, grouped by the situation in which they are needed. */
export type CombatReference = readonly ReferenceGroup[];

type Source = Pick<DerivedCharacter, 'worksheet' | 'ruleset' | 'context'>;

/** Returns the numbers of a character for a fight; groups without rows are left out. What the rules of fights add is in `fight-reference.ts`. */
export function combatReference(sheet: Source): CombatReference {
  const { worksheet, ruleset } = sheet;
  const model = buildModel(sheet);
  const { combat } = ruleset;
  const number: ReadNumber = (stat) => (worksheet.has(stat) ? worksheet.number(stat) : 0);
  const states = (id: 'injury' | 'blow' | 'fatigue', title: string): ReferenceGroup => ({
    id,
    title,
    columns: [],
    rows: combat[id].thresholds(number).map(stateRow),
    remarks: [],
    page: citationWords(combat[id].cite),
  });
  const groups: ReferenceGroup[] = [
    {
      id: 'defenses',
      title: 'Defending',
      columns: ruleset.passiveDefense ? ['Active', 'with PD'] : ['Roll'],
      rows: defenseRows(sheet, number),
      remarks: combat.defenses.remarks,
      page: citationWords(combat.defenses.cite),
    },
    {
      id: 'attacks',
      title: 'Attacking',
      columns: ['Skill', 'Damage', 'Parry', 'Reach'],
      rows: model.attacks.filter(({ atHand }) => atHand).map(attackRow),
      remarks: [],
      page: '',
    },
    {
      id: 'ranges',
      title: 'Ranged attacks',
      columns: ['Skill', ...combat.shooting.columns, ...model.rangedColumns.map(({ heading }) => heading)],
      rows: rangedRows(sheet),
      remarks: combat.shooting.remarks,
      page: citationWords(combat.shooting.cite),
    },
    states('injury', 'Hits lost'),
    states('blow', 'One blow'),
    states('fatigue', 'Fatigue'),
    {
      id: 'load',
      title: 'Load',
      columns: ['up to lb', 'Move', 'Dodge'],
      rows: loadRows(model),
      remarks: [],
      page: ruleset.loadLevels[0] ? citationWords(ruleset.loadLevels[0].cite) : '',
    },
    ...houseRuleReference(sheet),
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const stateRow = ({ at: state, effect }: Threshold): ReferenceRow => ({ name: state, figures: [], note: effect });
const none: Figure = { text: '–' };
const toPlain = (value: number | null): Figure => (value === null ? none : { text: String(value).replace('-', '−') });

function defenseRows(sheet: Source, number: ReadNumber): ReferenceRow[] {
  const { ruleset, worksheet } = sheet;
  return ruleset.defenses.flatMap(({ stat, name }, i) => {
    const figure = buildModel(sheet).activeDefenses[i]?.figure;
    if (!figure || worksheet.find(stat)?.value === null) return [];
    const note = ownValue(ruleset.combat.defenses.against, stat) ?? '';
    const withDefense = ruleset.passiveDefense ? [toPlain(number(stat) + number('passiveDefense'))] : [];
    return [{ name, figures: [figure, ...withDefense], note }];
  });
}

function attackRow({ item, use, type, skill, damage, parry, reach, notes, minimumStrength }: AttackLine): ReferenceRow {
  const hit: Figure = { ...damage, text: `${damage.text} ${type}`.trim() };
  const strengthNote = minimumStrength ? [`needs ST ${minimumStrength}`] : [];
  return {
    name: use ? `${item}, ${use}` : item,
    figures: [skill, hit, parry, reach ? { text: reach } : none],
    note: [...strengthNote, ...notes].join('; '),
  };
}

function rangedRows(sheet: Source): ReferenceRow[] {
  const { ruleset } = sheet;
  const model = buildModel(sheet);
  const { skills } = ruleset.combat.shooting;
  return model.ranged.flatMap(({ id: use, item, cells }) => {
    const attack = model.attacks.find((line) => line.id === use);
    if (!attack?.atHand) return [];
    const cellOf = (column: RangedColumnId | 'scope'): number | null =>
      (column === 'scope' ? attack.scope : undefined) ??
      cells[model.rangedColumns.findIndex(({ id }) => id === column)]?.value ??
      null;
    const skill = attack.skill.value;
    const weaponSkills = skill !== undefined ? skills(skill, cellOf) : ruleset.combat.shooting.columns.map(() => null);
    return [{ name: item, figures: [attack.skill, ...weaponSkills.map(toPlain), ...cells], note: '' }];
  });
}

/** Move and Dodge at each level of load. */
const loadRows = ({ load }: SheetModel): ReferenceRow[] =>
  load.levels.map(({ name, limit, move = none, dodge = none, now }) => ({
    name,
    figures: [limit, { text: move.text }, { text: dodge.text }],
    note: '',
    now,
  }));
