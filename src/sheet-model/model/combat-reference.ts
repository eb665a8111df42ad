import { formatCitation } from '../../engine/citation.ts';
import { formatSigned, formatValue } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { Stat } from '../../engine/step.ts';
import type { RangedColumnId, ReadNumber, Threshold } from '../../rules/combat/combat-rules.ts';
import type { DerivedCharacter, OpenedCharacter } from '../../rules/derive-character.ts';
import { deriveFeats, type WorkedFeats } from '../../rules/feats/derive-feats.ts';
import { type FeatRules, featStat, noQuestions, rested } from '../../rules/feats/feat.ts';
import { allOutDefense, changePosition, meleeRules, procedures } from '../../rules/house-rules/melee/melee-rules.ts';
import { procedureTexts } from '../../rules/house-rules/melee/procedures.ts';
import {
  defenseBySkill,
  resolveOptions,
  secondsToChangePosition,
  type WorkedOption,
} from '../../rules/house-rules/melee/work-out-options.ts';
import { resolvedRules } from '../../rules/house-rules/rules-in-force.ts';
import { hitsName } from '../../rules/shared/hit-words.ts';
import { buildModel } from './build-model.ts';
import type { ReferenceGroup, ReferenceRow } from './reference-group.ts';
import type { AttackLine, Figure, SheetModel } from './sheet-model.ts';

type Source = Pick<DerivedCharacter, 'worksheet' | 'ruleset' | 'context'>;

/** Weapons that are named for one option; more would not fit beside it. */
const maxWeapons = 3;
const none: Figure = { text: '–' };

/**
 * Returns the effects of the adapted melee rules in force on the character's numbers in a fight, and their procedures;
 * nothing if none of them is on.
 */
function houseRuleReference(sheet: Source): readonly ReferenceGroup[] {
  const { inForce } = resolvedRules(sheet.context);
  const inUse = inForce.filter((rule) => meleeRules.includes(rule));
  if (inUse.length === 0) return [];
  const rows = [...resolveOptions(sheet).map((worked) => optionRow(sheet, worked)), ...positionRows(sheet)];
  const page = formatCitation(procedures.cite);
  return [
    {
      id: 'houseRules',
      title: 'House rules',
      columns: ['Attack', 'Dodge', 'Block', 'Parry'],
      rows,
      remarks: [`In use: ${inUse.map(({ name }) => name).join(', ')}.`],
      page,
    },
    {
      id: 'procedures',
      title: 'Feints and procedures',
      columns: [],
      rows: inForce.includes(procedures)
        ? procedureTexts.map(({ name, text }) => ({ name, figures: [], note: text }))
        : [],
      remarks: [],
      page,
    },
  ];
}

function optionRow(sheet: Source, { option, defense, attacks }: WorkedOption): ReferenceRow {
  const { notation } = sheet.ruleset;
  const figure = ({ value }: Stat): Figure => (value === null ? none : { text: formatValue(value, notation) });
  const weapons = option.attack || option.damage ? attacks().slice(0, maxWeapons) : [];
  const ofWeapons = weapons.map(({ use, skill, damage }) => {
    const name = `${use.item.name}, ${use.attack.name}`;
    const hit = option.damage ? `, ${formatValue(damage.value, notation)} ${use.attack.type}` : '';
    return `${name} ${formatValue(skill.value, notation)}${hit}`;
  });
  const onSkill =
    option.rule === allOutDefense && option.parry !== null && option.parry > 0 ? [skilledNote(sheet)] : [];
  return {
    name: option.name,
    figures: [
      option.attack === null ? none : { text: formatSigned(option.attack) },
      ...(['dodge', 'block', 'parry'] as const).map((id) => figure(defense(id))),
    ],
    note: [option.note, ...onSkill, ...ofWeapons].filter((text) => text !== '').join('; '),
  };
}

/** The other reading of the +4: on the skill that the defense comes from. */
function skilledNote(sheet: Source): string {
  const texts = (['block', 'parry'] as const).flatMap((id) => {
    const value = defenseBySkill(sheet, id)?.value;
    return typeof value === 'number' ? [`${id === 'block' ? 'Block' : 'Parry'} ${value}`] : [];
  });
  return texts.length === 0 ? '' : `with the +4 on the skill ${texts.join(', ')}`;
}

function positionRows(sheet: Source): ReferenceRow[] {
  const seconds = secondsToChangePosition(sheet)?.value;
  if (typeof seconds !== 'number') return [];
  const note = `${seconds} ${seconds === 1 ? 'second' : 'seconds'} with the present load; the old position counts meanwhile`;
  return [{ name: changePosition.name, figures: [none, none, none, none], note }];
}

/**
 * The limits of lifting, throwing, jumping and so on, unhurt and under the load: a group for each kind that the ruleset
 * has.
 */
export function featReference(sheet: OpenedCharacter, rules: FeatRules): readonly ReferenceGroup[] {
  return deriveFeats(sheet, rules, rested, noQuestions).flatMap((group) =>
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

const pageOf = (feats: readonly Stat[]): string => (feats[0]?.cite ? formatCitation(feats[0].cite) : '');

/**
 * Distance and damage of a weight are in one row; the rolls for throwing, and which objects can be thrown, are in a
 * separate table.
 */
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

/** The character's numbers for a fight that the sheet has, grouped by the situation in which they are needed. */
type CombatReference = readonly ReferenceGroup[];

/**
 * Returns the numbers of a character for a fight; groups without rows are left out. The additions of the rules of
 * fights are in `fight-reference.ts`.
 */
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
    page: formatCitation(combat[id].cite),
  });
  const groups: ReferenceGroup[] = [
    {
      id: 'defenses',
      title: 'Defending',
      columns: ruleset.passiveDefense ? ['Active', 'with PD'] : ['Roll'],
      rows: defenseRows(sheet, number),
      remarks: combat.defenses.remarks,
      page: formatCitation(combat.defenses.cite),
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
      page: formatCitation(combat.shooting.cite),
    },
    states('injury', `${hitsName(combat.injury.unit)} lost`),
    states('blow', 'One blow'),
    states('fatigue', 'Fatigue'),
    {
      id: 'load',
      title: 'Load',
      columns: ['limit, lb', 'Move', 'Dodge', ...(model.load.levels[0]?.media ?? []).map(({ name }) => name)],
      rows: loadRows(model),
      remarks: [],
      page: ruleset.loadLevels[0] ? formatCitation(ruleset.loadLevels[0].cite) : '',
    },
    ...houseRuleReference(sheet),
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const stateRow = ({ at: state, effect }: Threshold): ReferenceRow => ({ name: state, figures: [], note: effect });
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
  load.levels.map(({ name, limit, move = none, dodge = none, media = [], now }) => ({
    name,
    figures: [limit, { text: move.text }, { text: dodge.text }, ...media.map(({ figure }) => ({ text: figure.text }))],
    note: '',
    now,
  }));
