import type { RulesetId } from '../catalog/entry.ts';
import type { SavedCharacter } from '../character/character.ts';
import type { OwnItem } from '../character/equipment-rows.ts';
import { serializeFile } from '../character/file/character-file.ts';
import type { OwnSkill } from '../character/skill-rows.ts';
import type { OwnTrait } from '../character/trait-rows.ts';
import { catalogFor } from '../rules/derive-character.ts';
import { rulesetIds, rulesetOf } from '../rules/rulesets.ts';
import { blankSaved } from '../state/character/character-store.ts';
import type { Arrival } from '../storage/arrivals.ts';
import { typedEffect } from './own-rows.ts';
import { item, saved, skill, trait } from './rows.ts';

export const ownSkill = (name: string, more: Partial<OwnSkill> = {}): OwnSkill => ({
  name,
  attribute: 'dx',
  kind: 'physical',
  difficulty: 'average',
  defaults: [{ attribute: 'dx', skill: '', penalty: 5 }],
  combat: true,
  defense: 'none',
  maximum: null,
  loadTimes: null,
  holds: false,
  prerequisites: [],
  effects: [],
  spell: null,
  techLevel: false,
  tags: [],
  notes: [],
  source: '',
  description: '',
  page: '',
  ...more,
});

export const ownTrait = (name: string, more: Partial<OwnTrait> = {}): OwnTrait => ({
  name,
  kind: 'advantage',
  points: 5,
  pointsPerLevel: 0,
  holds: '',
  effects: [],
  attacks: [],
  offered: [],
  prerequisites: [],
  notes: [],
  source: '',
  description: '',
  page: '',
  ...more,
});

export const ownItem = (name: string, more: Partial<OwnItem> = {}): OwnItem => ({
  name,
  kind: 'gear',
  cost: 10,
  weight: 1,
  attacks: [],
  passiveDefense: 0,
  damageResistance: 0,
  passiveDefenseImpaling: null,
  damageResistanceImpaling: null,
  defenseBonus: 0,
  places: [],
  mount: null,
  effects: [],
  techLevel: null,
  legalityClass: null,
  damageResistanceCrushing: null,
  flexible: false,
  parts: [],
  offered: [],
  prerequisites: [],
  notes: [],
  source: '',
  description: '',
  page: '',
  ...more,
});

/**
 * A character with so many rows of each kind: the catalog's entries, once or repeatedly, mixed with custom rows, which
 * also replace entries that the catalog lacks.
 */
function crowdedCharacter(
  ruleset: RulesetId,
  counts: { skills: number; traits: number; items: number },
  entries: 'once' | 'again and again' = 'once',
): SavedCharacter {
  const { skills, traits, items } = catalogFor(rulesetOf(ruleset).id);
  const turn = <T>(list: readonly T[], i: number): T | undefined =>
    entries === 'once' ? list[i] : list[i % Math.max(1, list.length)];
  const skillIds = [...skills.keys()];
  const traitIds = [...traits.keys()];
  const itemIds = [...items.keys()];
  const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
  return saved(ruleset, {
    name: 'Crowded',
    attributes: { st: 14, dx: 13, iq: 11, ht: 12 },
    skills: many(counts.skills, (i) => {
      const entry = i % 3 === 0 ? undefined : turn(skillIds, i);
      const key = `s${i}`;
      return entry
        ? skill(entry, 1 + (i % 5), { key, speciality: `kind ${i}` })
        : skill('', 2 + (i % 7), { key, own: ownSkill(`Own skill ${i}`) });
    }),
    traits: many(counts.traits, (i) => {
      const entry = i % 3 === 0 ? turn(traitIds, i) : undefined;
      const key = `t${i}`;
      const effects = i % 10 === 0 ? [typedEffect({ stat: 'load', add: 1 })] : [];
      return entry ? trait(entry, { key }) : trait('', { key, own: ownTrait(`Own trait ${i}`, { effects }) });
    }),
    equipment: many(counts.items, (i) => {
      const entry = i % 4 === 0 ? undefined : turn(itemIds, i);
      const key = `e${i}`;
      const place = i % 6 === 0 ? 'home' : 'carried';
      return entry ? item(entry, { key, place }) : item('', { key, place, own: ownItem(`Own item ${i}`) });
    }),
  });
}

/** 30 entries, as many as an ordinary character has. */
export const ordinaryCharacter = (ruleset: RulesetId): SavedCharacter =>
  crowdedCharacter(ruleset, { skills: 12, traits: 6, items: 12 });

const huge = { skills: 300, traits: 200, items: 300 };

/** 300 skills, 200 traits and 300 items: every entry of the catalog once, the rest custom. */
export const hugeCharacter = (ruleset: RulesetId): SavedCharacter => crowdedCharacter(ruleset, huge);

/** As many rows, but the same weapons and skills again and again: more lines and findings than anybody would have. */
export const absurdCharacter = (ruleset: RulesetId): SavedCharacter =>
  crowdedCharacter(ruleset, huge, 'again and again');

const given = ['Anna', 'Žofie', 'Ольга', 'Dai', 'Þóra', 'Inès', 'Νεφέλη', 'Matěj'];
const family = ['Kess', 'Černá', 'Blackthorn', 'Ironbrow', 'Corvaline', 'Holm', 'Oakhollow'];

/** So many characters to be stored, with names, rulesets, tags, points and times of all kinds; `many-0`, `many-1`, …. */
export function manyArrivals(count: number): readonly Arrival[] {
  return Array.from({ length: count }, (_, i) => {
    const ruleset = rulesetIds[i % rulesetIds.length] ?? '';
    const saved = blankSaved(ruleset);
    const name = `${given[i % given.length]} ${family[i % family.length]} ${i}`;
    return {
      id: `many-${i}`,
      name,
      ruleset,
      saved: serializeFile({ ...saved, character: { ...saved.character, name } }, 'test'),
      updated: new Date(1_700_000_000_000 + i * 3_600_000).toISOString(),
      tags: [`tag ${i % 10}`, `group ${i % 7}`],
      overwrite: false,
      shown: { points: { spent: i % 250, budget: 250 }, face: null },
    };
  });
}
