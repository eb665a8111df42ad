import type { Catalog } from '../../catalog/catalog.ts';
import {
  type Amount,
  type AmountKind,
  type Effect,
  type SourceNumber,
  statNames,
  type TextMatch,
  weaponTags,
} from '../../catalog/effect.ts';
import type { Attack, ItemFacet } from '../../catalog/item-entry.ts';
import type { Bounds, Prerequisite } from '../../catalog/prerequisite.ts';
import type { RaceFacet } from '../../catalog/race-entry.ts';
import type { SkillDefault, SkillFacet, SpellFigures } from '../../catalog/skill-entry.ts';
import type { TraitEntryKind, TraitFacet } from '../../catalog/trait-entry.ts';
import type { OwnRace } from '../../character/character.ts';
import type { amountKinds, OwnEffect, OwnPrerequisite, OwnTest } from '../../character/custom-effect.ts';
import type { OwnArmorPart, OwnAttack, OwnItem } from '../../character/equipment-rows.ts';
import type { OwnDefault, OwnSkill, OwnSpell } from '../../character/skill-rows.ts';
import type { OwnTrait } from '../../character/trait-rows.ts';
import type { Citation } from '../../engine/citation.ts';
import { memoizeByKeys, memoizeByObject } from '../../engine/memoize.ts';
import { findRequiredSelection, readTarget } from '../shared/targets.ts';

const boundsOf = (atLeast: number | null, atMost: number | null): Bounds => ({
  ...(atLeast === null ? {} : { atLeast }),
  ...(atMost === null ? {} : { atMost }),
});

function readText({ match, name }: OwnTest): TextMatch {
  if (match === 'starts') return { starts: name };
  return match === 'contains' ? { contains: name } : name;
}

function readTest(own: OwnTest): Prerequisite {
  const bounds = boundsOf(own.atLeast, own.atMost);
  const text = readText(own);
  switch (own.kind) {
    case 'trait':
      return {
        traitNamed: text,
        ...(own.note === '' ? {} : own.withoutNote ? { withoutNote: own.note } : { note: own.note }),
        ...bounds,
      };
    case 'skill':
      return { skillNamed: text, ...(own.speciality === '' ? {} : { speciality: own.speciality }), ...bounds };
    case 'spell':
      return { spellsBy: 'name', text, ...bounds };
    case 'college':
    case 'tag':
      return { spellsBy: own.kind, text, ...bounds };
    case 'colleges':
      return { colleges: own.atLeast ?? 1 };
    case 'number':
      return { sumOf: [own.name, own.plus].map((stat) => stat.trim()).filter(Boolean), ...bounds };
    case 'weight':
    case 'quantity':
      return { contents: own.kind, ...bounds };
    case 'inUse':
      return { inUse: text };
  }
}

const readPart = (own: OwnTest): Prerequisite => (own.not ? { not: readTest(own) } : readTest(own));

/** The requirement of a custom entry, in the form of listed entries; one without parts requires nothing. */
export const prerequisitesOf = (own: readonly OwnPrerequisite[]): Prerequisite[] =>
  own.flatMap(({ any, fromTechLevel, toTechLevel }): Prerequisite[] => {
    const [first, ...others] = any.map(readPart);
    if (!first) return [];
    const requires = others.length === 0 ? first : { any: [first, ...others] };
    const atTechLevel = boundsOf(fromTechLevel, toTechLevel);
    return [Object.keys(atTechLevel).length === 0 ? requires : { atTechLevel, requires }];
  });

/** Fields that a requirement may lack. */
export const missingOfTests = ['name', 'atLeast'] as const;

/**
 * Returns the field that must be filled in before the requirement asks for anything (the required thing, or a bound of
 * a number), or null. Spells without a name match any, as does a trait with a note.
 */
export function missingOfTest(own: OwnTest): (typeof missingOfTests)[number] | null {
  const { kind, name, note, match, atLeast, atMost } = own;
  const isNumber = kind === 'number' || kind === 'weight' || kind === 'quantity';
  const isNamed = kind === 'trait' || kind === 'skill' || kind === 'inUse';
  const isAny = match !== 'is' || (kind === 'trait' && note.trim() !== '');
  if (name.trim() === '' && (kind === 'number' || (isNamed && !isAny))) return 'name';
  return isNumber && atLeast === null && atMost === null ? 'atLeast' : null;
}

/** The numbers that an amount may be computed from. */
export const sourceNumbers: readonly SourceNumber[] = [...statNames, 'ordinaryWeight'];

/** How an effect changes its target; null if incomplete. Nothing is multiplied by less than 0 or divided by 0. */
function amountOf(own: OwnEffect): Amount<AmountKind> | null {
  const times = own.times ?? 1;
  const of = sourceNumbers.find((source) => source === own.of);
  const over = own.over > 0 ? own.over : 1;
  switch (own.how) {
    case '':
      return own.stat === 'startingMoney' ? { times: Math.max(0, times) } : { add: own.add };
    case 'add':
      return { add: own.add };
    case 'times':
      return { times: Math.max(0, times) };
    case 'atMost':
      return own.atMost === null ? null : { atMost: own.atMost };
    case 'level':
      return { levelOver: over };
    case 'share':
      return of ? { share: { of, times } } : null;
    case 'instead':
      return of ? { instead: { of, over } } : null;
  }
}

const isSum = (amount: Amount<AmountKind>): amount is Amount<'add' | 'levelOver' | 'share'> =>
  amount.add !== undefined || amount.levelOver !== undefined || amount.share !== undefined;
const isConstant = (amount: Amount<AmountKind>): amount is Amount<'add'> => amount.add !== undefined;

/** Fields that an effect may lack. */
export const missingFields = ['selection', 'of', 'atMost'] as const;

/** Returns the field that must be filled in before the effect is complete, or null. */
export function missingOf(own: OwnEffect): (typeof missingFields)[number] | null {
  const asked = findRequiredSelection(own.stat);
  const isEveryWeapon = asked === 'weapons' && (own.by === '' || own.by === 'this');
  if (asked && !isEveryWeapon && own.selection.trim() === '') return 'selection';
  if ((own.how === 'share' || own.how === 'instead') && own.of === '') return 'of';
  return own.how === 'atMost' && own.atMost === null ? 'atMost' : null;
}

/** The sort of target, even while the selection is incomplete; undefined if it is not in the vocabulary. */
const sortOf = (own: OwnEffect) =>
  readTarget({ ...own, by: own.by || 'name', selection: own.selection || weaponTags[0] })?.sort;

/** The possible ways to change the target of an effect. */
export function amountKindsOf(own: OwnEffect): readonly (typeof amountKinds)[number][] {
  const sort = sortOf(own);
  if (sort === undefined || sort === 'constant') return ['add'];
  return sort === 'summed' ? ['add', 'level', 'share'] : ['add', 'level', 'share', 'times', 'atMost', 'instead'];
}

/** True if an effect can apply to learned skills only. */
export const changesSkills = (own: OwnEffect): boolean => sortOf(own) === 'skill';

function readEffect(own: OwnEffect): Effect | null {
  const target = readTarget(own);
  const amount = amountOf(own);
  if (!target || !amount) return null;
  const unless = own.unless.trim();
  const when = own.when || (own.stat === 'surprise' ? 'to recover from surprise' : '');
  const terms = {
    perLevel: own.perLevel,
    ...(own.fromLevel === null ? {} : { fromLevel: own.fromLevel }),
    ...(unless === '' ? {} : { unless: [{ trait: unless }] }),
    ...(when === '' ? {} : { when }),
  };
  const { sort, to } = target;
  if (sort === 'changed') return { ...terms, ...amount, to };
  if (sort === 'skill') return { ...terms, ...amount, to, ...(own.learned ? { learned: true } : {}) };
  if (sort === 'summed') return isSum(amount) ? { ...terms, ...amount, to } : null;
  return isConstant(amount) ? { ...terms, ...amount, to } : null;
}

/**
 * A custom effect in the form of catalog entries; null for one that cannot be interpreted, which is a finding. Custom
 * effects never change in place, so each is read once.
 */
export const effectOf: (own: OwnEffect) => Effect | null = memoizeByObject(readEffect);

/** The custom effects that can be interpreted. */
export const effectsOf = (effects: readonly OwnEffect[]): Effect[] => effects.flatMap((own) => effectOf(own) ?? []);

/** The changes that a modifier of a trait or an item makes, apart from the price. */
export const modifierEffects: (modifier: { readonly effects: readonly OwnEffect[] }) => readonly Effect[] =
  memoizeByObject(({ effects }) => effectsOf(effects));

/** The kinds that give points back: their prices are below 0. */
export const givesBack = (kind: TraitEntryKind): boolean => kind === 'disadvantage' || kind === 'quirk';

/**
 * The initial points of a custom trait of a kind: a quirk gives 1 point back (GURPS Lite p. 13), a perk costs 1 (fourth
 * edition, p. 100); the others have no usual price.
 */
export const startingTraitPoints: Readonly<Record<TraitEntryKind, number>> = {
  advantage: 0,
  perk: 1,
  disadvantage: 0,
  quirk: -1,
};

/** The price that is meant by points typed for a trait of this kind: the kind gives the sign. 10 and −10 for a disadvantage are −10. */
export const pointsMeant = (kind: TraitEntryKind, typed: number): number =>
  typed === 0 ? 0 : givesBack(kind) ? -Math.abs(typed) : Math.abs(typed);

/** Points with the sign that goes with the kind chosen last. */
export function pointsAfter(from: TraitEntryKind, to: TraitEntryKind, points: number): number {
  return givesBack(to) || givesBack(from) ? pointsMeant(to, points) : points;
}

/**
 * As {@link pointsAfter}, for a price that may still be the initial one of its kind: then it becomes that of the new
 * kind.
 */
export const priceAfter = (from: TraitEntryKind, to: TraitEntryKind, points: number): number =>
  points === startingTraitPoints[from] ? startingTraitPoints[to] : pointsAfter(from, to, points);

/** True if a trait costs points that its kind should give, or the reverse. */
export const hasWrongSign = (kind: TraitEntryKind, points: number): boolean =>
  givesBack(kind) ? points > 0 : points < 0;

/** Custom entries are resolved to facets like those of the catalog, so that the formulas need not distinguish them. */
const ownCite = (page = '', source = ''): Citation => ({ book: source.trim() || 'custom', page });

/** A default names an attribute or a skill; one that names neither is left out. */
function skillDefault(own: OwnDefault): SkillDefault[] {
  if (own.attribute) return [{ attribute: own.attribute, penalty: own.penalty }];
  return own.skill ? [{ skill: own.skill.trim().toLowerCase(), penalty: own.penalty }] : [];
}

/** Its requirement, as a field of a facet. */
const requiredBy = ({ prerequisites }: { readonly prerequisites: readonly OwnPrerequisite[] }) =>
  prerequisites.length === 0 ? {} : { prerequisites: prerequisitesOf(prerequisites) };

/** A spell as it is cast. Its prerequisites are free text, which the program cannot check. */
function spellFigures({ class: kind, resistedBy, time, duration, cost, maintain, colleges }: OwnSpell): SpellFigures {
  return {
    class: kind,
    ...(resistedBy ? { resistedBy } : {}),
    time,
    duration,
    cost,
    ...(maintain ? { maintain } : {}),
    ...(colleges.length === 0 ? {} : { colleges }),
  };
}

/** The labels that effects select it by: its tags, and for a spell its colleges. */
const groupsOf = ({ tags, spell }: OwnSkill): string[] => [
  ...(spell ? ['spell', ...spell.colleges] : []),
  ...tags.map((tag) => tag.trim()).filter(Boolean),
];

/** The level of a college's skill if there is only the skill of ritual magic as a whole (p. 242 of the Basic Set). */
const withoutCollege = 6;

/**
 * A spell of ritual magic is a technique of the skill of a college, less a point for each prerequisite; that skill
 * defaults to ritual magic as a whole, which may be named with its own speciality: "ritual magic (of the north)".
 */
function ritualFigures({ difficulty, spell }: OwnSkill): Partial<Pick<SkillFacet, 'defaults' | 'atMostSkill'>> {
  const skill = spell?.baseSkill.trim().toLowerCase() ?? '';
  if (!spell || skill === '' || !difficulty.startsWith('technique')) return {};
  const { colleges, prerequisiteCount: penalty } = spell;
  const ofColleges = colleges.map((speciality) => ({ skill, speciality, penalty }));
  const speciality = skill.endsWith(')') ? {} : { speciality: '' };
  const whole = { skill, ...speciality, penalty: penalty + (colleges.length === 0 ? 0 : withoutCollege) };
  return { defaults: [...ofColleges, whole], atMostSkill: true };
}

/** The skills that a wildcard skill covers; a comma within parentheses is a part of a name. */
function coveredBy({ difficulty, covers }: OwnSkill): Pick<SkillFacet, 'covers'> {
  if (difficulty !== 'wildcard' || !covers) return {};
  const names = covers.split(/,(?![^(]*\))/).map((name) => name.trim());
  const named = names.filter(Boolean);
  return named.length === 0 ? {} : { covers: named };
}

/** A spell is learned for a point at least, and with all that helps with spells. */
const minForSpell = 1;

export const ownSkillFacet = memoizeByObject((own: OwnSkill): SkillFacet => {
  // A spell is never a defense, even if it was copied from a skill that is one.
  const defense = own.spell ? null : own.defense;
  return {
    cite: ownCite(own.page, own.source),
    attribute: own.attribute,
    kind: own.kind,
    difficulty: own.difficulty,
    defaults: own.defaults.flatMap(skillDefault),
    combat: own.combat,
    weapon: own.combat && defense === 'none',
    block: defense === 'block',
    ...(defense === 'unarmed' ? { bareHandParry: 2 / 3 } : {}),
    ...(own.maximum === null ? {} : { maximum: own.maximum }),
    ...(own.loadTimes === null ? {} : { loadTimes: own.loadTimes }),
    ...(own.effects.length === 0 ? {} : { effects: effectsOf(own.effects) }),
    ...(own.techLevel ? { techLevel: true } : {}),
    ...(own.notes.length === 0 ? {} : { notes: own.notes }),
    ...requiredBy(own),
    ...(own.tags.length === 0 && !own.spell ? {} : { groups: groupsOf(own) }),
    ...(own.spell ? { spell: spellFigures(own.spell), leastPoints: minForSpell } : {}),
    ...ritualFigures(own),
    ...coveredBy(own),
  };
});

export const ownTraitFacet = memoizeByObject((own: OwnTrait): TraitFacet => {
  return {
    cite: ownCite(own.page, own.source),
    kind: own.kind,
    ...(own.offered.length === 0 ? {} : { modifiers: own.offered }),
    ...(own.notes.length === 0 ? {} : { notes: own.notes }),
    ...requiredBy(own),
    price:
      own.pointsPerLevel === 0
        ? { points: own.points }
        : { points: own.points, pointsPerLevel: own.pointsPerLevel, anyFraction: true },
    effects: effectsOf(own.effects),
    ...(own.attacks.length === 0 ? {} : { attacks: own.attacks.map((attack) => ownAttack(attack, true)) }),
    ...(own.pool ? { pool: own.pool } : {}),
    gainedInPlay: true,
  };
});

/** The skills that an attack can be used with, in the player's order: first at full level, then with a penalty. */
function skillsOfAttack(sources: readonly SkillDefault[]): Pick<Attack, 'skills' | 'defaults'> {
  const isSkill = (source: SkillDefault) => 'skill' in source && source.penalty === 0;
  const defaults = sources.filter((source) => !isSkill(source));
  return {
    skills: sources.flatMap((source) => ('skill' in source && isSkill(source) ? [source.skill] : [])),
    ...(defaults.length === 0 ? {} : { defaults }),
  };
}

/** The bonus of a trait's levels to an attack; nothing if it names none, except of the trait that has the attack. */
function perLevel(
  { levelOf, dicePerLevel: dice, addsPerLevel: adds, basisPerLevel }: OwnAttack,
  ofTrait: boolean,
): Pick<Attack, 'perLevel'> {
  const trait = levelOf.trim();
  if ((trait === '' && !ofTrait) || (dice === 0 && adds === 0 && !basisPerLevel)) return {};
  return { perLevel: { trait, dice, adds, ...(basisPerLevel ? { basis: true } : {}) } };
}

function ownAttack(own: OwnAttack, ofTrait = false): Attack {
  return {
    name: own.name || own.basis,
    ...skillsOfAttack(own.skills.flatMap(skillDefault)),
    type: own.type,
    basis: own.basis,
    dice: own.dice,
    adds: own.adds,
    ...(own.moreDice === 0 ? {} : { moreDice: own.moreDice }),
    ...(own.addsPerDie === 0 ? {} : { addsPerDie: own.addsPerDie }),
    ...(own.strengthOf === '' ? {} : { strengthOf: own.strengthOf }),
    ...perLevel(own, ofTrait),
    ...(own.sides === 6 ? {} : { sides: own.sides }),
    ...(own.times === 1 ? {} : { times: own.times }),
    ...(own.armorDivisor === null || own.armorDivisor <= 0 ? {} : { armorDivisor: own.armorDivisor }),
    ...(own.explosive ? { explosive: true } : {}),
    ...(own.fragments ? { fragments: own.fragments } : {}),
    ...(own.instead ? { instead: own.instead } : {}),
    ...(own.reach ? { reach: own.reach } : {}),
    ...(own.minimumStrength === null ? {} : { minimumStrength: own.minimumStrength }),
    twoHanded: own.twoHanded,
    parry: own.ranged ? null : own.parry,
    ...(own.ranged || own.block === null ? {} : { block: own.block }),
    fencing: own.fencing,
    notes: [...(own.unbalanced ? (['unbalanced'] as const) : []), ...(own.fencing ? (['fencing'] as const) : [])],
    ...(own.ranged
      ? {
          ranged: {
            maximum: own.maximum,
            ...(own.halfDamage ? { halfDamage: own.halfDamage } : {}),
            ...(own.accuracy === null ? {} : { accuracy: own.accuracy }),
            ...(own.scope === null ? {} : { scope: own.scope }),
            ...(own.rateOfFire ? { rateOfFire: own.rateOfFire } : {}),
            ...(own.shots ? { shots: own.shots } : {}),
            ...(own.bulk === null ? {} : { bulk: own.bulk }),
            ...(own.recoil === null ? {} : { recoil: own.recoil }),
          },
        }
      : {}),
  };
}

const placeName = (place: string): string => place.trim().toLowerCase();

const armorPart = ({ places, damageResistance, crushing }: OwnArmorPart) => ({
  places: places.map(placeName).filter(Boolean),
  damageResistance,
  ...(crushing === null ? {} : { crushing }),
});

export const ownItemFacet = memoizeByObject((own: OwnItem): ItemFacet => {
  const places = own.places.map(placeName).filter(Boolean);
  const impaling =
    own.passiveDefenseImpaling === null && own.damageResistanceImpaling === null
      ? {}
      : {
          impaling: {
            passiveDefense: own.passiveDefenseImpaling ?? own.passiveDefense,
            damageResistance: own.damageResistanceImpaling ?? own.damageResistance,
          },
        };
  return {
    cite: ownCite(own.page, own.source),
    kind: own.kind,
    ...(own.techLevel === null ? {} : { techLevel: { from: own.techLevel } }),
    ...(own.legalityClass === null ? {} : { legalityClass: own.legalityClass }),
    ...(own.notes.length === 0 ? {} : { notes: own.notes }),
    ...requiredBy(own),
    cost: own.cost,
    // A beast carries itself, and its rider does not swing its teeth.
    weight: own.kind === 'mount' ? 0 : own.weight,
    attacks: own.kind === 'mount' ? [] : own.attacks.map((attack) => ownAttack(attack)),
    effects: effectsOf(own.effects),
    ...(own.kind === 'mount' && own.mount ? { mount: own.mount } : {}),
    ...(own.kind === 'shield'
      ? { shield: { passiveDefense: own.passiveDefense, defenseBonus: own.defenseBonus } }
      : {}),
    ...(own.kind === 'armor'
      ? {
          armor: {
            passiveDefense: own.passiveDefense,
            damageResistance: own.damageResistance,
            coverage: places.length === 0 ? ('suit' as const) : ('piece' as const),
            places,
            ...(own.damageResistanceCrushing === null ? {} : { crushing: own.damageResistanceCrushing }),
            ...(own.flexible ? { flexible: true } : {}),
            ...(own.parts.length === 0 ? {} : { parts: own.parts.map(armorPart) }),
            ...impaling,
          },
        }
      : {}),
  };
});

/**
 * The facet of a custom race; the parts its form does not have (build, load, easy skills, claws) come from the race it
 * is based on.
 */
export const ownRaceFacet = memoizeByKeys(
  (own: OwnRace, races: Catalog['races']) => [own, races],
  (own, races): RaceFacet => {
    const { points, st, dx, iq, ht } = own;
    const { height, weight, extraHeavyLoad, difficulties, blows, suggestedCeiling, notes } =
      races.get(own.basedOn)?.facet ?? ({} as Partial<RaceFacet>);
    return {
      cite: ownCite(),
      st,
      dx,
      iq,
      ht,
      effects: effectsOf(own.effects),
      ...(points === null ? {} : { points }),
      ...(height === undefined ? {} : { height }),
      ...(weight === undefined ? {} : { weight }),
      ...(extraHeavyLoad === undefined ? {} : { extraHeavyLoad }),
      ...(difficulties === undefined ? {} : { difficulties }),
      ...(blows === undefined ? {} : { blows }),
      ...(suggestedCeiling === undefined ? {} : { suggestedCeiling }),
      ...(notes === undefined ? {} : { notes }),
    };
  },
);
