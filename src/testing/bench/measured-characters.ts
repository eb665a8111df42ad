import type { SavedCharacter } from '../../character/character.ts';
import { blankRows } from '../../character/edit-rows.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { rulesetOf } from '../../rules/rulesets.ts';
import { blankSaved } from '../../state/character/character-store.ts';
import { hugeCharacter, ordinaryCharacter, ownItem, ownSkill, ownTrait } from '../huge-character.ts';

export const sizes = ['blank', 'ordinary', 'huge'] as const;
export type Size = (typeof sizes)[number];

/** The row of each chapter whose number is stepped. */
export const measured = {
  trait: 'Measured trait',
  skill: 'Measured skill',
  spell: 'Measured spell',
  item: 'Measured item',
};

/**
 * A character of this size, whose first row of each kind is the one to be stepped: it is in view in every chapter. Only
 * rulesets with magic have the spell.
 */
function measuredCharacter(ruleset: string, size: Size): SavedCharacter {
  const whole =
    size === 'blank' ? blankSaved(ruleset) : size === 'huge' ? hugeCharacter(ruleset) : ordinaryCharacter(ruleset);
  const { traits, skills, equipment } = whole.character;
  const trait = {
    ...blankRows.traits('own'),
    key: 'm1',
    entry: '',
    own: ownTrait(measured.trait, { pointsPerLevel: 5 }),
  };
  const skill = { ...blankRows.skills('own'), key: 'm2', entry: '', points: 2, own: ownSkill(measured.skill) };
  const spell = {
    ...blankRows.skills('own'),
    key: 'm3',
    entry: '',
    points: 2,
    own: ownSkill(measured.spell, {
      attribute: 'iq',
      kind: 'mental',
      difficulty: 'hard',
      combat: false,
      spell: {
        class: 'regular',
        resistedBy: '',
        time: '',
        duration: '',
        cost: '',
        maintain: '',
        colleges: [],
        prerequisites: '',
        baseSkill: '',
        prerequisiteCount: 0,
      },
    }),
  };
  const item = { ...blankRows.equipment('own'), key: 'm4', entry: '', own: ownItem(measured.item) };
  const name = `${rulesetOf(ruleset).name}, ${size}`;
  return {
    ...whole,
    character: {
      ...whole.character,
      name,
      traits: [trait, ...traits],
      skills: rulesetOf(ruleset).spells ? [skill, spell, ...skills] : [skill, ...skills],
      equipment: [item, ...equipment],
    },
  };
}

/** The file of that character, to be opened in the browser. */
export function measuredFile(ruleset: string, size: Size): { name: string; mimeType: string; buffer: Buffer } {
  const text = serializeFile(measuredCharacter(ruleset, size), 'bench');
  return { name: 'character.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}
