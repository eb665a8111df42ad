import type { SkillDefault } from '../../catalog/skill-entry.ts';
import type { Citation } from '../../engine/citation.ts';
import type { StatId } from '../../engine/step.ts';
import type { OptionSource, Working } from '../../engine/working.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../context.ts';
import { defaultStat, skillStat } from '../stat-ids.ts';
import { isLearned } from './race-skills.ts';
import { attributeNames, isTechnique } from './skill-names.ts';

export interface DefaultRules {
  /** Other skills serve as defaults; they do unless this says no. */
  readonly skillsAsDefaults?: boolean;
  /** An attribute above this counts as this when a default leans on it (Rule of 20). */
  readonly defaultCap?: number;
  readonly cites: { readonly defaults: Citation };
}

/** A default that is open to this character: the stat that has it, and its words ("DX−5"). */
export interface DefinedDefault {
  readonly id: StatId;
  readonly words: string;
  readonly source: SkillDefault;
}

/**
 * Puts each open default on the worksheet: an attribute or another skill, less the penalty. A skill leans on what was
 * bought of the other, a technique on its level as it is; nothing leans on a technique.
 */
export function defineDefaults(
  worksheet: Worksheet,
  context: SheetContext,
  rules: DefaultRules,
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
        const usable = other.key !== owner && isLearned(other) && other.facet && !isTechnique(other.facet);
        if (usable) put(skillStat(other.key, part), other.name, source);
      }
    }
  }
  return defined;
}

/** Takes the best of the defaults, or says that there is none. */
export function chooseDefault(w: Working, defaults: readonly DefinedDefault[], rules: DefaultRules): void {
  const options: OptionSource[] = defaults.map(({ id, words }) => ({ from: id, words }));
  if (options.length === 0) w.start(null, 'no default: cannot be used untrained', { cite: rules.cites.defaults });
  else w.choose('the best default of', options, 'highest', { cite: rules.cites.defaults });
}
