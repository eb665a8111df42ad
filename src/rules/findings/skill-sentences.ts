import { formatFraction } from '../../engine/format.ts';
import { formatDefault } from '../shared/skill-names.ts';
import { formatPoints } from '../wording/point-words.ts';
import { withArticle } from './sentence-parts.ts';
import type { SentenceTable } from './sentence-table.ts';

/** Why points buy nothing: too few for the next level, no more than a default, or a technique without its skill. */
export type IdleReason = 'next-level' | 'no-base' | { readonly default: string; readonly level: number };

/** Findings about skills, techniques and spells. What each sentence needs, by code. */
export interface SkillFacts {
  'tech-level-missing': { readonly name: string };
  'skill-needs': { readonly name: string; readonly needed: string };
  'spell-needs': { readonly name: string; readonly needed: string };
  'no-mana': object;
  'mana-needs-mage': { readonly mana: string };
  'skill-points-for-age': { readonly points: number; readonly age: number; readonly cap: number };
  'skill-twice': { readonly name: string };
  'skill-untrained': { readonly name: string; readonly points: number; readonly least: number };
  'skill-points-idle': {
    readonly name: string;
    readonly points: number;
    readonly used: number;
    readonly because: IdleReason;
  };
  'default-above-source': { readonly name: string; readonly source: string; readonly penalty: number };
  'skill-load': { readonly name: string; readonly load: string };
  'speciality-missing': { readonly name: string; readonly label: string };
  'technique-maximum': { readonly name: string; readonly maximum: number };
}

function describeIdle({ used, because }: { readonly used: number; readonly because: IdleReason }): string {
  if (because === 'next-level') return `, of which only ${formatFraction(used)} count: the next level costs more`;
  if (because === 'no-base') return ' buy nothing: it needs a skill this character does not have';
  return ` buy nothing: at ${because.default} it is ${formatFraction(because.level)} without them`;
}

export const skillSentences: SentenceTable<SkillFacts> = {
  'tech-level-missing': (fact) => `Choose a tech level for ${fact.name}, or one for the setting.`,
  'skill-needs': (fact) => `${fact.name} requires ${fact.needed}.`,
  'spell-needs': (fact) => `${fact.name} requires ${fact.needed}.`,
  'no-mana': () => 'This setting has no mana: spells do not work.',
  'mana-needs-mage': (fact) => `With ${fact.mana} mana, only mages can cast spells: Magery is missing.`,
  'skill-points-for-age': (fact) =>
    `${formatPoints(fact.points)} in skills at age ${formatFraction(fact.age)}: a starting character may spend at most twice their age, ${formatFraction(fact.cap)}.`,
  'skill-twice': (fact) => `${fact.name} is listed twice.`,
  'skill-untrained': (fact) =>
    fact.points === 0
      ? `${fact.name} has no points yet. The lowest level costs ${formatFraction(fact.least)}.`
      : `${formatPoints(fact.points)} buys no level of ${fact.name}. The lowest costs ${formatFraction(fact.least)}.`,
  'skill-points-idle': (fact) => `${formatPoints(fact.points)} in ${fact.name}${describeIdle(fact)}.`,
  'default-above-source': (fact) => {
    const at = (penalty: number) => formatDefault(fact.source, penalty);
    return `${fact.name} defaults to ${at(fact.penalty)}, better than ${fact.source} itself. For ${at(-fact.penalty)}, enter a penalty of ${formatFraction(-fact.penalty)}.`;
  },
  'skill-load': (fact) => `${fact.name} needs light encumbrance or less; yours is ${fact.load}.`,
  'speciality-missing': (fact) => `Choose ${withArticle(fact.label.toLowerCase())} for ${fact.name}.`,
  'technique-maximum': (fact) =>
    `${fact.name} can be at most ${formatFraction(fact.maximum)} over its default; extra points buy nothing.`,
};
