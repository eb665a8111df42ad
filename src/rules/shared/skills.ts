import type { Attribute, SkillDefault, SkillFacet } from '../../catalog/skill-entry.ts';
import type { Citation } from '../../engine/citation.ts';
import { formatFraction, formatSigned } from '../../engine/numbers.ts';
import type { StatId } from '../../engine/step.ts';
import type { OptionSource, Working } from '../../engine/working.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedSkill, SheetContext } from '../context.ts';
import { defaultStat, skillStat, untrainedStat } from '../stat-ids.ts';
import { heldShield } from './attack-uses.ts';
import { applyEffects, type EffectIndex } from './effects.ts';
import { relativeFor, type SkillLadder } from './skill-ladder.ts';

export interface SkillRules {
  readonly ladder: SkillLadder;
  /** Points of a default already reached count towards the price of a higher level. */
  readonly improveFromDefault: boolean;
  /** Other skills serve as defaults; they do unless this says no. */
  readonly skillsAsDefaults?: boolean;
  /** An attribute above this counts as this when a default leans on it (Rule of 20). */
  readonly defaultCap?: number;
  /** Writes what a ruleset adds to a skill whenever it is used, trained or not. */
  bonus?(w: Working, facet: SkillFacet, techLevel: number | null): void;
  readonly cites: { readonly price: Citation; readonly defaults: Citation; readonly improve: Citation };
}

export const attributeNames: Readonly<Record<Attribute, string>> = {
  st: 'ST',
  dx: 'DX',
  iq: 'IQ',
  ht: 'HT',
  will: 'Will',
  perception: 'Per',
};

export const difficultyNames = {
  easy: 'easy',
  average: 'average',
  hard: 'hard',
  veryHard: 'very hard',
  techniqueAverage: 'average technique',
  techniqueHard: 'hard technique',
  wildcard: 'wildcard',
} as const;

export const isTechnique = (facet: Pick<SkillFacet, 'difficulty'>): boolean => facet.difficulty.startsWith('technique');

/** The facet as this character's race has it: a race can make a skill easier, and with that its use untrained. */
export function skillFacetFor(context: SheetContext, skill: Pick<ResolvedSkill, 'id' | 'facet'>): SkillFacet | null {
  const changed = context.race.facet?.difficulties?.find((each) => each.skill === skill.id);
  if (!skill.facet || !changed) return skill.facet;
  const { difficulty, defaultPenalty } = changed;
  const defaults = skill.facet.defaults.map((each) =>
    'attribute' in each ? { ...each, penalty: defaultPenalty ?? each.penalty } : each,
  );
  return { ...skill.facet, difficulty, defaults };
}

const pointWords = (points: number): string => `${formatFraction(points)} ${points === 1 ? 'point' : 'points'}`;

/**
 * The level and points of every skill on the character, and of the skills that its weapons want but that it lacks
 * (`untrained:…`, null where there is no default). A default leans on what was bought of another skill, never on
 * another default, so that there are no chains and no rings.
 */
export function defineSkills(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: SkillRules,
): void {
  for (const skill of context.skills) {
    const facet = skillFacetFor(context, skill);
    if (facet) defineSkill(worksheet, context, effects, rules, skill, facet);
  }
  for (const id of skillsOfGear(context)) {
    const entry = context.catalog.skills.get(id);
    const facet = entry && skillFacetFor(context, entry);
    if (!facet || context.skillsByName.has(id)) continue;
    const defaults = defineDefaults(worksheet, context, rules, untrainedStat(id), facet.defaults);
    worksheet.define({
      id: untrainedStat(id),
      name: `${entry.name} (untrained)`,
      cite: facet.cite,
      formula: (w) => {
        chooseDefault(w, defaults, rules);
        if (w.value !== null) rules.bonus?.(w, facet, null);
        addSkillEffects(w, effects, id, facet);
      },
    });
  }
}

/** What the weapons can be used with, and what a shield in hand blocks with. */
function skillsOfGear(context: SheetContext): ReadonlySet<string> {
  const ids = new Set<string>();
  if (heldShield(context)) for (const { id, facet } of context.catalog.skills.values()) if (facet.block) ids.add(id);
  for (const { facet } of context.items) {
    for (const attack of facet?.attacks ?? []) for (const skill of attack.skills) ids.add(skill);
  }
  return ids;
}

function defineSkill(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: SkillRules,
  skill: ResolvedSkill,
  facet: SkillFacet,
): void {
  const { key, name, row } = skill;
  const trained = skillStat(key, 'trained');
  const defaults = defineDefaults(
    worksheet,
    context,
    rules,
    key,
    facet.defaults,
    isTechnique(facet) ? 'level' : 'trained',
  );
  const base = (w: Working): Working => {
    if (!isTechnique(facet)) return w.startFrom(facet.attribute);
    const [first, ...others] = defaults;
    if (!first) return w.start(null, 'no skill that it builds on', { cite: rules.cites.defaults });
    const options = defaults.map(({ id, words }) => ({ from: id, words }));
    return others.length === 0 ? w.startFrom(first.id, first.words) : w.choose('the best of', options);
  };
  const grade = `${difficultyNames[facet.difficulty]}, ${pointWords(row.points)}`;
  const buy = (w: Working): void => {
    const relative = relativeFor(rules.ladder, facet, row.points);
    if (relative === null) w.start(null, 'not trained', { cite: facet.cite });
    else {
      base(w).add(relative, grade, { cite: rules.cites.price, row: key });
      if (facet.maximum !== undefined && relative > facet.maximum) {
        w.add(facet.maximum - relative, `at most ${formatSigned(facet.maximum)} over the default`, {
          cite: facet.cite,
        });
      }
    }
  };
  worksheet.define({
    id: skillStat(key, 'points'),
    name: `${name}, points`,
    unit: 'points',
    cite: rules.cites.price,
    formula: (w) => w.start(row.points, 'points spent', { row: key }),
  });
  worksheet.define({ id: trained, name: `${name}, trained`, cite: facet.cite, formula: buy });

  const isTrained = relativeFor(rules.ladder, facet, row.points) !== null;
  // Trained, the skill lies above any default from its own attribute: only other sources can be better.
  const rivals = defaults.filter(
    (each) => !isTrained || !('attribute' in each.source) || each.source.attribute !== facet.attribute,
  );
  const improved = rules.improveFromDefault && isTrained && !isTechnique(facet) ? rivals : [];
  for (const [i, each] of improved.entries()) {
    worksheet.define({
      id: `${skillStat(key, 'improved')}.${i}`,
      name: `${name}, improved from ${each.words}`,
      cite: rules.cites.improve,
      formula: (w) => {
        const level = w.givenNumber(each.id, each.words, { cite: rules.cites.defaults });
        const attribute = w.givenNumber(facet.attribute);
        const credit = rules.ladder.price(facet, level - attribute) ?? 0;
        w.fact('points that the default is worth', credit, { cite: rules.cites.improve });
        w.startFrom(facet.attribute);
        const worth = row.points + credit;
        w.add(
          relativeFor(rules.ladder, facet, worth) ?? 0,
          `${difficultyNames[facet.difficulty]}, worth ${pointWords(worth)}`,
          {
            cite: rules.cites.price,
            row: key,
          },
        );
      },
    });
  }
  worksheet.define({
    id: skillStat(key, 'level'),
    name,
    cite: facet.cite,
    formula: (w) => {
      if (isTechnique(facet) && !isTrained) base(w);
      else if (!isTrained) chooseDefault(w, defaults, rules);
      else if (rivals.length === 0 || isTechnique(facet)) buy(w);
      else
        w.choose('the best of', [
          { from: trained, words: 'trained' },
          ...improved.map((each, i) => ({
            from: `${skillStat(key, 'improved')}.${i}`,
            words: `improved from ${each.words}`,
          })),
          ...rivals.map((each) => ({ from: each.id, words: each.words })),
        ]);
      if (w.value !== null) rules.bonus?.(w, facet, row.techLevel);
      addSkillEffects(w, effects, skill.id, facet);
      for (const note of facet.notes ?? []) w.note(note, { cite: facet.cite });
    },
  });
}

function addSkillEffects(w: Working, effects: EffectIndex, id: string, facet: SkillFacet): void {
  if (w.value === null) return;
  const groups = [`skill:${id}`];
  // A technique has them from the skill that it builds on.
  // Running is never rolled: its level only adds to Speed.
  const rolled = facet.combat || !facet.effects?.some(({ levelOver }) => levelOver);
  if (rolled && !isTechnique(facet)) groups.push('skillRolls');
  if (facet.combat && !isTechnique(facet)) groups.push('combatSkills');
  if (facet.weapon && !isTechnique(facet)) groups.push('weaponSkills');
  applyEffects(w, effects, ...groups);
}

interface DefinedDefault {
  readonly id: StatId;
  readonly words: string;
  readonly source: SkillDefault;
}

/**
 * Puts each open default on the worksheet: an attribute or another skill, less the penalty. A skill leans on what was
 * bought of the other, a technique on its level as it is; nothing leans on a technique.
 */
function defineDefaults(
  worksheet: Worksheet,
  context: SheetContext,
  rules: SkillRules,
  owner: string,
  sources: readonly SkillDefault[],
  part: 'trained' | 'level' = 'trained',
): DefinedDefault[] {
  const defined: DefinedDefault[] = [];
  const put = (from: StatId, name: string, source: SkillDefault): void => {
    const id = defaultStat(owner, defined.length);
    const words = `${name}−${source.penalty}`;
    const cap = 'attribute' in source ? rules.defaultCap : undefined;
    worksheet.define({
      id,
      name: words,
      cite: rules.cites.defaults,
      formula: (w) => {
        w.startFrom(from, name);
        if (cap !== undefined) w.atMost(cap, 'Rule of 20: at most', { cite: rules.cites.defaults });
        w.add(-source.penalty, 'default', { cite: rules.cites.defaults });
      },
    });
    defined.push({ id, words, source });
  };
  for (const source of sources) {
    if ('attribute' in source) put(source.attribute, attributeNames[source.attribute], source);
    else if (rules.skillsAsDefaults !== false) {
      for (const other of context.skillsByName.get(source.skill) ?? []) {
        const usable = other.key !== owner && other.row.points > 0 && other.facet && !isTechnique(other.facet);
        if (usable) put(skillStat(other.key, part), other.name, source);
      }
    }
  }
  return defined;
}

function chooseDefault(w: Working, defaults: readonly DefinedDefault[], rules: SkillRules): void {
  const options: OptionSource[] = defaults.map(({ id, words }) => ({ from: id, words }));
  if (options.length === 0) w.start(null, 'no default: cannot be used untrained', { cite: rules.cites.defaults });
  else w.choose('the best default of', options, 'highest', { cite: rules.cites.defaults });
}
