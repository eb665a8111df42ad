import type { ListedSkill } from '../../catalog/catalog.ts';
import { isDice } from '../../engine/dice.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { RollKind } from '../combat/outcomes/success-roll.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { RulesetContent } from '../ruleset.ts';
import { untrainedStat } from '../stat-ids.ts';
import type { RollSubject, RollUse } from './roll-rules.ts';

/** Numbers that are rolled against, by the form of their ids. */
const rolled: readonly (readonly [pattern: RegExp, use: RollUse, kind?: RollKind])[] = [
  [/^(?:st|dx|iq|ht)$|^fight:(?:dx|iq|strength)$/, 'attribute'],
  [/^(?:perception|vision|hearing|tasteSmell|touch)$/, 'sense'],
  [/^will$/, 'will'],
  [/^frightCheck$/, 'fright'],
  [/^skill:[^.]+\.(?:level|withoutLoad)$|^untrained:|^featSkill:/, 'skill'],
  [/^trait:[^.]+\.roll$/, 'ability'],
  [/^(?:line|fight):.+\.(?:skill|skillWithShield|level)$/, 'attack', 'attack'],
  [/^(?:dodge|parry|block)(?:\.|$)|^(?:line|fight):.+\.(?:parry|parryWithShield|block|total)$/, 'defense', 'defense'],
  [/^fight:(?:action\..+\.roll|roll\.)/, 'other'],
];

/** The name that the sheet gives a number may be that of its row alone. */
const rowOf = (stat: StatId): string | undefined => /^skill:([^.]+)\./.exec(stat)?.[1];

/**
 * Returns what a number of the sheet is rolled for; null for one that nobody rolls against, such as a weight. Dice are
 * rolled as they are (`isDice`), not against.
 */
export function rollSubject(worksheet: Worksheet, context: SheetContext, stat: StatId): RollSubject | null {
  const match = rolled.find(([pattern]) => pattern.test(stat));
  if (!match || !worksheet.has(stat)) return null;
  const { name, value } = worksheet.get(stat);
  if (typeof value !== 'number') return null;
  const [, use, kind = 'other'] = match;
  const row = rowOf(stat);
  const own = row === undefined ? undefined : context.skills.find(({ key }) => key === row);
  const untrained = /^untrained:(.+)$/.exec(stat)?.[1];
  const listed = untrained === undefined ? undefined : context.catalog.skills.get(untrained);
  const skill = own ?? (listed && { id: listed.id, facet: listed.facet });
  return {
    stat,
    name: own?.name ?? listed?.name ?? name,
    use: skill?.facet?.spell ? 'spell' : use,
    kind,
    ...(skill ? { skill } : {}),
  };
}

const mind: readonly StatId[] = ['will', 'perception', 'vision', 'hearing', 'tasteSmell', 'touch'];

/** Attributes, Will and senses of a ruleset: those that its sheet has. */
export function attributeStats({ attributes, secondary, figures }: RulesetContent): readonly StatId[] {
  const listed = new Set<StatId>([...secondary.map(({ id }) => id), ...figures.map(({ stat }) => stat)]);
  return [...attributes.map(({ id }) => id), ...mind.filter((stat) => listed.has(stat))];
}

/** A listed skill that is not learned, at its default: `previewUntrained` defines its number. */
export const untrainedSubject = (skill: Pick<ListedSkill, 'id' | 'name' | 'facet'>): RollSubject => ({
  stat: untrainedStat(skill.id),
  name: skill.name,
  use: 'skill',
  kind: 'other',
  skill: { id: skill.id, facet: skill.facet },
});

/** True for a number that a player may roll: against it, or its dice. */
export const isRollable = (worksheet: Worksheet, context: SheetContext, stat: StatId): boolean =>
  worksheet.has(stat) && (isDice(worksheet.get(stat).value) || rollSubject(worksheet, context, stat) !== null);
