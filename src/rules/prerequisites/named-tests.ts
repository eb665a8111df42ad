import type { TextMatch } from '../../catalog/effect.ts';
import type {
  Bounds,
  ContentsPrerequisite,
  InUsePrerequisite,
  NamedSkillPrerequisite,
  NamedSpellsPrerequisite,
  NamedTraitPrerequisite,
  SumPrerequisite,
} from '../../catalog/prerequisite.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedItem, ResolvedSkill, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { matchesText } from '../shared/effect-targets.ts';
import { isLearned } from '../shared/race-rows.ts';
import { itemStat, skillStat } from '../stat-ids.ts';

/** The character that a prerequisite is checked against. `key` is the row that has it, which never counts itself. */
export interface PrerequisiteScope {
  readonly worksheet: Worksheet;
  readonly context: SheetContext;
  readonly key?: string;
}

/** What entries of other programs require: by names and other texts, where ours name an id. */
export type NamedPrerequisite =
  | NamedTraitPrerequisite
  | NamedSkillPrerequisite
  | NamedSpellsPrerequisite
  | SumPrerequisite
  | ContentsPrerequisite
  | InUsePrerequisite;

/** Whether it is met, with the number that is out of bounds where there is one. */
interface NamedAnswer {
  readonly met: boolean;
  readonly actual?: number;
}

export const isWithin = (value: number, { atLeast, atMost }: Bounds): boolean =>
  value >= (atLeast ?? value) && value <= (atMost ?? value);

/** Compares with a text; an empty one fits anything. */
const fits = (pattern: TextMatch, texts: readonly string[]): boolean => isEmpty(pattern) || matchesText(pattern, texts);
const isEmpty = (pattern: TextMatch): boolean =>
  (typeof pattern === 'string' ? pattern : 'starts' in pattern ? pattern.starts : pattern.contains).trim() === '';

/** Returns whether the character meets it. `spells` are those known, without the row that asks. */
export function testNamed(
  prerequisite: NamedPrerequisite,
  scope: PrerequisiteScope,
  spells: () => readonly ResolvedSkill[],
): NamedAnswer {
  const { worksheet, context, key } = scope;
  if ('traitNamed' in prerequisite) {
    const { traits, race } = context;
    const rows = [...traits, ...race.traits].filter((trait) => trait.key !== key && !trait.row.boughtOff);
    return { met: rows.some((trait) => hasTrait(trait, prerequisite)) };
  }
  if ('skillNamed' in prerequisite) {
    const hasBounds = prerequisite.atLeast !== undefined || prerequisite.atMost !== undefined;
    const met = context.skills.some(
      (skill) =>
        skill.key !== key &&
        skill.facet &&
        !skill.facet.spell &&
        isNamed(skill, prerequisite) &&
        (hasBounds ? isWithin(worksheet.number(skillStat(skill.key, 'level')), prerequisite) : isLearned(skill)),
    );
    return { met };
  }
  if ('spellsBy' in prerequisite) {
    const bounds = { ...prerequisite, ...(hasNoBound(prerequisite) ? { atLeast: 1 } : {}) };
    const actual = spells().filter((spell) => fits(prerequisite.text, textsOf(spell, prerequisite.spellsBy))).length;
    return { met: isWithin(actual, bounds), actual };
  }
  if ('sumOf' in prerequisite) {
    const actual = prerequisite.sumOf.reduce((sum, stat) => sum + numberOf(scope, stat), 0);
    return { met: isWithin(actual, prerequisite), actual };
  }
  if ('contents' in prerequisite) return testContents(prerequisite, scope);
  return { met: context.items.some(({ inUse, hasAny, name }) => inUse && hasAny && fits(prerequisite.inUse, [name])) };
}

const hasNoBound = ({ atLeast, atMost }: Bounds): boolean => atLeast === undefined && atMost === undefined;

function numberOf({ worksheet }: PrerequisiteScope, stat: string): number {
  const value = worksheet.find(stat)?.value;
  return typeof value === 'number' ? value : 0;
}

function hasTrait(trait: ResolvedTrait, prerequisite: NamedTraitPrerequisite): boolean {
  const { traitNamed, note = '', withoutNote = '' } = prerequisite;
  const { row, name, plainName, facet } = trait;
  if (!facet || !fits(traitNamed, [plainName, name])) return false;
  const notes = [name, row.note, ...(row.own?.notes ?? []), ...row.modifiers.map((modifier) => modifier.name)];
  if (note !== '' && !matchesText({ contains: note }, notes)) return false;
  if (withoutNote !== '' && matchesText({ contains: withoutNote }, notes)) return false;
  const isLeveled = 'pointsPerLevel' in facet.price || 'levels' in facet.price;
  return isWithin(isLeveled ? trait.level : 0, prerequisite);
}

/** A skill has its speciality in a field, or in its name: "Guns (Pistol)". */
function isNamed({ plainName, name, row }: ResolvedSkill, { skillNamed, speciality = '' }: NamedSkillPrerequisite) {
  const at = plainName.endsWith(')') ? plainName.indexOf(' (') : -1;
  const [base, inName] = at < 0 ? [plainName, ''] : [plainName.slice(0, at), plainName.slice(at + 2, -1)];
  return (
    fits(skillNamed, [plainName, base, name]) &&
    (speciality === '' || matchesText(speciality, [row.speciality, inName]))
  );
}

function textsOf({ facet, plainName, name }: ResolvedSkill, by: NamedSpellsPrerequisite['spellsBy']) {
  if (by === 'name') return [plainName, name];
  return by === 'college' ? (facet?.spell?.colleges ?? []) : (facet?.groups ?? []);
}

/** Pounds or items in a container, at any depth. */
function testContents(
  { contents, ...bounds }: ContentsPrerequisite,
  { worksheet, context, key }: PrerequisiteScope,
): NamedAnswer {
  const inside = (of: string, depth = 0): ResolvedItem[] =>
    depth > 20 || of === ''
      ? []
      : context.items
          .filter(({ row, facet }) => row.container === of && facet)
          .flatMap((item) => [item, ...inside(item.key, depth + 1)]);
  const rows = inside(key ?? '');
  const self = context.items.find((item) => item.key === key);
  if (rows.length === 0 && self?.facet?.kind !== 'container') return { met: true };
  const part = contents === 'weight' ? 'weight' : 'quantity';
  const counted = contents === 'weight' ? rows : rows.filter(({ row }) => row.container === key);
  const actual = counted.reduce((sum, item) => sum + worksheet.number(itemStat(item.key, part)), 0);
  return { met: isWithin(actual, bounds), actual };
}
