import { citationWords } from '../../engine/citation.ts';
import type { Stat } from '../../engine/derivation.ts';
import { formatSigned, formatValue } from '../../engine/format.ts';
import type { DerivedCharacter } from '../derive-character.ts';
import { allOutDefense, changePosition, meleeRules, procedures } from '../house-rules/melee/melee-rules.ts';
import { procedureTexts } from '../house-rules/melee/procedures.ts';
import {
  defenseBySkill,
  secondsToChangePosition,
  type WorkedOption,
  workOutOptions,
} from '../house-rules/melee/work-out-options.ts';
import { settledRules } from '../house-rules/rules-in-force.ts';
import type { ReferenceGroup, ReferenceRow } from './reference-group.ts';
import type { Figure } from './sheet-model.ts';

type Source = Pick<DerivedCharacter, 'worksheet' | 'ruleset' | 'context'>;

/** Weapons that are named for one option; more would not fit beside it. */
const mostWeapons = 3;
const none: Figure = { text: '–' };

/**
 * Returns what the adapted melee rules in force make of the character's numbers in a fight, and their procedures; nothing
 * where none of them is on.
 */
export function houseRuleReference(sheet: Source): readonly ReferenceGroup[] {
  const { inForce } = settledRules(sheet.context);
  const inUse = inForce.filter((rule) => meleeRules.includes(rule));
  if (inUse.length === 0) return [];
  const rows = [...workOutOptions(sheet).map((worked) => optionRow(sheet, worked)), ...positionRows(sheet)];
  const page = citationWords(procedures.cite);
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
  const weapons = option.attack || option.damage ? attacks().slice(0, mostWeapons) : [];
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
