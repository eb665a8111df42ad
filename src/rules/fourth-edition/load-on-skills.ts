import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { Citation } from '../../engine/citation.ts';
import type { DerivationBuilder } from '../../engine/derivation-builder.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { AttackUse } from '../shared/attack-uses.ts';
import { heaviest } from './movement.ts';
import { pages } from './pages.ts';
import { loads, type SkillLoad, skillLoads } from './tables/load.ts';

/** A skill as far as its load goes: `id` is its entry's, or its row's key; `name` without speciality and tech level. */
interface Skill {
  readonly id: string;
  readonly name: string;
  readonly facet: SkillFacet | null;
}

/** "Main Gauche" and "main-gauche" are one name. */
const plain = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-');

/** What the book says of load and a skill of this name; null where a load does not matter to it. */
export const loadByName = (name: string): SkillLoad | null =>
  Object.hasOwn(skillLoads, plain(name)) ? (skillLoads[plain(name)] ?? null) : null;

/** A spell is none of the skills that it may be named like. */
const listed = ({ id, name, facet }: Skill): SkillLoad | null =>
  facet?.spell ? null : (loadByName(id) ?? loadByName(name));

/** How many times the level of load is taken from a skill: as the player says, or else as the book does; 0 for not at all. */
export const loadTimesOf = (skill: Skill): number => skill.facet?.loadTimes ?? listed(skill)?.times ?? 0;

const citeOf = (skill: Skill): Citation => {
  const page = listed(skill)?.page;
  return page === undefined ? (skill.facet?.cite ?? pages.encumbrance) : { book: 'Basic Set', page };
};

/** Takes the level of load from a skill or a defense, so many times. Nothing where it is 0 times. */
function subtractLoad(w: DerivationBuilder, times: number, cite: Citation): void {
  if (times === 0 || w.value === null) return;
  const level = Math.min(w.givenNumber('encumbrance', 'load level', { cite: pages.encumbrance }), heaviest);
  if (level > 0) w.add(-times * level, `${loads[level]?.name} load`, { cite });
}

/** What the load takes from a skill whenever it is used (pp. 183, 203, 208, 222, 224). */
export const addLoadToSkill = (w: DerivationBuilder, skill: Skill): void =>
  subtractLoad(w, loadTimesOf(skill), citeOf(skill));

const skillsOfUse = (context: SheetContext, { attack }: AttackUse): readonly Skill[] =>
  attack.skills.flatMap((id) => (context.skillsByName.get(id) ?? []).map((row) => ({ ...row, name: row.plainName })));

/** How many times the skill that a weapon is used with has already lost the level of load. */
const timesOfSkills = (context: SheetContext, use: AttackUse): number =>
  Math.max(0, ...skillsOfUse(context, use).map(loadTimesOf));

/**
 * How many times the level of load counts against attack and Parry with a weapon: once for a fencing weapon (p. 208),
 * whatever skill it is used with; for another one as often as its skill says.
 */
export const loadTimesOfUse = (context: SheetContext, use: AttackUse): number =>
  Math.max(use.attack.fencing ? 1 : 0, timesOfSkills(context, use));

/** Takes the load from the attack with a fencing weapon whose skill has not lost it already. */
export const addLoadToFencing =
  (context: SheetContext) =>
  (w: DerivationBuilder, use: AttackUse): void => {
    if (!use.attack.ranged) subtractLoad(w, loadTimesOfUse(context, use) - timesOfSkills(context, use), pages.fencing);
  };
