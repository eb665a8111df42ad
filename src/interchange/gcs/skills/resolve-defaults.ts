import { memoizeByObject } from '../../../engine/memoize.ts';
import type { DefaultDraft } from '../features/convert-features.ts';
import type { SheetConversion } from '../features/convert-sheet-features.ts';
import { controllingAttribute, nameOfAttribute } from '../gcs-names.ts';
import type { GcsDefault } from '../read/gcs-rows.ts';
import { isAtTechLevel, type SkillFacts, skillsNamed } from '../sheet/sheet-facts.ts';

/** The defaults of a skill or weapon as names of skills that the sheet has, or as attributes. */
export function resolveDefaults(
  conversion: SheetConversion,
  sources: readonly GcsDefault[],
  techLevel: string | null,
  owner: string,
): DefaultDraft[] {
  const { facts } = conversion;
  const drafts = new Map<string, DefaultDraft>();
  const add = (draft: DefaultDraft): void => {
    const { skill = '', attribute = '', penalty = 0 } = draft;
    const same = `${attribute} ${penalty} ${skill}`;
    if (!drafts.has(same)) drafts.set(same, draft);
  };
  for (const source of sources) {
    const penalty = source.modifier === 0 ? 0 : -source.modifier;
    const attribute = controllingAttribute(source.type);
    if (source.type === 'skill') {
      const named = skillsNamed(facts, source).filter(({ key }) => key !== owner);
      const allowed = named.filter(({ row }) => isAtTechLevel(facts, source, techLevel || row.techLevel));
      for (const draft of nameSkills(facts, source, allowed)) add({ skill: draft, penalty });
    } else if (!isAtTechLevel(facts, source, techLevel)) {
      // It counts at another tech level.
    } else if (attribute) add({ attribute, penalty });
    else for (const draft of otherDefaults(conversion, source, owner)) add(draft);
  }
  return maxUseful(conversion, [...drafts.values()], owner);
}

/**
 * The maximum number of defaults of a row. A default of real sheets means a dozen skills at most; each of thousands
 * would name all others.
 */
const maxDefaults = 200;

/** The defaults that fit into a row; those on attributes come first. */
function maxUseful({ facts, unexpressed }: SheetConversion, drafts: DefaultDraft[], owner: string): DefaultDraft[] {
  if (drafts.length <= maxDefaults) return drafts;
  const where = facts.skills.find(({ key }) => key === owner)?.fullName ?? 'a weapon';
  unexpressed.push({ where, what: `all but ${maxDefaults} of its ${drafts.length} defaults` });
  const isOnSkill = ({ skill }: DefaultDraft): boolean => skill !== undefined;
  const sorted = [...drafts.filter((draft) => !isOnSkill(draft)), ...drafts.filter(isOnSkill)];
  return sorted.slice(0, maxDefaults);
}

/**
 * Names that mean these skills and no other ones of the sheet; if there are none, the name in the default, if it is
 * exact.
 */
function nameSkills(
  { skills }: SheetConversion['facts'],
  { name, specialization, tags, whenTechLevel }: GcsDefault,
  wanted: readonly SkillFacts[],
): string[] {
  const isExact =
    name.compare === 'is' &&
    tags.compare === 'any' &&
    (specialization.compare === 'any' || specialization.compare === 'is');
  const exact = specialization.compare === 'is' ? `${name.text} (${specialization.text})` : name.text;
  if (isExact && whenTechLevel.compare === 'any') {
    const meant = skillsByAnyName(skills).get(exact.trim().toLowerCase()) ?? noSkills;
    if (meant.size === wanted.length && wanted.every((skill) => meant.has(skill))) return exact === '' ? [] : [exact];
  }
  return wanted.map(({ fullName }) => fullName);
}

const noSkills: ReadonlySet<SkillFacts> = new Set();

/** Skills by all that they are looked up by: their own name, with the speciality, or with the tech level as well. */
const skillsByAnyName = memoizeByObject((skills: readonly SkillFacts[]) => {
  const found = new Map<string, Set<SkillFacts>>();
  for (const skill of skills) {
    const { name, speciality, fullName, isSpell } = skill;
    if (isSpell) continue;
    for (const each of [name, speciality === '' ? name : `${name} (${speciality})`, fullName]) {
      const sought = each.trim().toLowerCase();
      found.set(sought, (found.get(sought) ?? new Set()).add(skill));
    }
  }
  return found;
});

/**
 * The difference between the Parry or Block of a weapon and that of its level: a default of that type is a defense
 * already, which GCS does not halve again, unlike all others. By the levels computed in the file; 0 without such a
 * default.
 */
export function defenseOverHalf(
  { facts }: SheetConversion,
  sources: readonly GcsDefault[],
  defense: 'parry' | 'block',
): number {
  if (!sources.some(({ type }) => type === defense)) return 0;
  const levels = sources.flatMap((source) => {
    const level = levelAt(facts, source);
    return level === null ? [] : [{ level, defense: source.type === defense ? level : Math.floor(level / 2) }];
  });
  if (levels.length === 0) return 0;
  const best = Math.max(...levels.map(({ level }) => level));
  return Math.max(...levels.map((each) => each.defense)) - Math.floor(best / 2);
}

/** An attribute counts as 20 at most in a default (p. 173). */
export const maxOfAttribute = 20;

/** The best level that a skill (the row `owner`) defaults to, by the levels of the file; null without any default. */
export function bestDefaultLevel(
  { facts }: SheetConversion,
  sources: readonly GcsDefault[],
  owner: string,
): number | null {
  const counts = (skill: SkillFacts) => skill.key !== owner && (skill.points > 0 || skill.isTechnique);
  const levels = sources.flatMap((source) => levelAt(facts, source, counts) ?? []);
  return levels.length === 0 ? null : Math.max(...levels);
}

/** The level that a default gives, or null. */
function levelAt(
  facts: SheetConversion['facts'],
  source: GcsDefault,
  counts: (skill: SkillFacts) => boolean = () => true,
): number | null {
  const { type, modifier } = source;
  if (type === 'skill' || type === 'parry' || type === 'block') {
    const levels = skillsNamed(facts, source)
      .filter(counts)
      .flatMap(({ level }) => level ?? []);
    if (levels.length === 0) return null;
    const level = Math.max(...levels);
    return modifier + (type === 'skill' ? level : defenseOf(level) + bonusOn(facts, type));
  }
  const value = valueNamed(facts, type);
  return value === null ? null : Math.min(maxOfAttribute, value) + modifier;
}

/** Half of a skill is a defense, and 3. */
const defenseOf = (level: number): number => Math.floor(level / 2) + 3;

/**
 * Defaults that do not exist here: Parry or Block with a skill, Dodge, an attribute defined in the sheet. They become a
 * penalty on the skill or attribute that matches the numbers in the file.
 */
function otherDefaults({ facts, figures }: SheetConversion, source: GcsDefault, owner: string): DefaultDraft[] {
  const { type, modifier } = source;
  if (type === 'parry' || type === 'block') {
    const bonus = bonusOn(facts, type);
    return skillsNamed(facts, source).flatMap(({ key, level, fullName }) =>
      key === owner || level === null
        ? []
        : [{ skill: fullName, penalty: level - (defenseOf(level) + bonus + modifier) }],
    );
  }
  const value = valueNamed(facts, type);
  const iq = facts.attribute('iq');
  if (value === null || iq === null) {
    if (type !== '') figures.push(`Default from ${nameOfAttribute(type)}`);
    return [];
  }
  return [{ attribute: 'iq', penalty: iq - (value + modifier) }];
}

const valueNamed = (facts: SheetConversion['facts'], type: string): number | null =>
  type === 'dodge' ? dodgeOf(facts) : /^\d+$/.test(type) ? Number(type) : facts.attribute(type);

/** The bonus to a defense, which a sheet may define as an attribute. */
const bonusOn = (facts: SheetConversion['facts'], defense: 'parry' | 'block'): number =>
  facts.attribute(defense) ?? bonusOf(facts, defense);

const bonusOf = (facts: SheetConversion['facts'], id: string): number =>
  facts.features
    .filter(({ feature }) => feature.type === 'attribute_bonus' && feature.attribute === id)
    .reduce((sum, { amount }) => sum + amount, 0);

const dodgeOf = (facts: SheetConversion['facts']): number | null => {
  const speed = facts.attribute('basic_speed');
  return speed === null ? null : Math.floor(speed) + 3 + bonusOf(facts, 'dodge');
};
