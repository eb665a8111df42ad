import { isDice } from '../../engine/dice.ts';
import type { StatId } from '../../engine/step.ts';
import type { CombatSheet } from '../../rules/combat/derive-combat.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { RollRules, RollSubject } from '../../rules/rolls/roll-rules.ts';
import { attributeStats, rollSubject } from '../../rules/rolls/roll-subject.ts';
import { lineStat } from '../../rules/stat-ids.ts';
import { listOwnRolls } from './own-rolls.ts';

/** The headings of the rolls of a character at the table, in their order. */
export const playRollGroups = [
  'Attributes and senses',
  'Skills',
  'Techniques',
  'Spells',
  'Abilities',
  'People',
  'Damage',
] as const;

type PlayRollGroup = (typeof playRollGroups)[number];

/** Something to roll at the table, under a name that is unique in the list of a character. */
export type PlayRoll = { readonly id: string; readonly name: string; readonly group: PlayRollGroup } & (
  | { readonly kind: 'success'; readonly subject: RollSubject }
  | { readonly kind: 'reaction' }
  | { readonly kind: 'dice'; readonly stat: StatId }
);

/** All that a character can roll besides attacks and defenses, by the groups of the screen. */
export function listPlayRolls(sheet: DerivedCharacter, combat: CombatSheet, rules: RollRules): readonly PlayRoll[] {
  const { context } = sheet;
  const { worksheet } = combat;
  const success = (group: PlayRollGroup, stat: StatId, more: Partial<RollSubject> = {}): PlayRoll[] => {
    const subject = rollSubject(worksheet, context, stat);
    if (!subject) return [];
    const whole = { ...subject, ...more };
    return [{ id: more.use === 'fright' ? 'fright' : stat, name: whole.name, group, kind: 'success', subject: whole }];
  };
  const skills = listOwnRolls(sheet).flatMap(({ id, name, group }) => {
    if (group !== 'Skills' && group !== 'Spells' && group !== 'Abilities') return [];
    const subject = rollSubject(worksheet, context, id);
    const isTechnique = subject?.skill?.facet?.difficulty.startsWith('technique') ?? false;
    return success(isTechnique ? 'Techniques' : group, id, { name });
  });
  const damage = combat.attacks.flatMap(({ line, damage: stat }): PlayRoll[] =>
    isDice(worksheet.get(stat).value) ? [{ id: stat, name: line.name, group: 'Damage', kind: 'dice', stat }] : [],
  );
  const { fright, reactions } = rules;
  return [
    ...attributeStats(sheet.ruleset).flatMap((stat) => success('Attributes and senses', stat)),
    ...(fright ? success('Attributes and senses', fright.stat, { use: 'fright', name: fright.name }) : []),
    ...skills,
    ...(reactions ? [{ id: 'reaction', name: 'Reaction of people', group: 'People', kind: 'reaction' } as const] : []),
    ...damage,
  ];
}

/** The id of the roll in the list that rolls this number; undefined for a number of none of them, such as a defense. */
export function findRollId(rolls: readonly PlayRoll[], { attacks }: CombatSheet, stat: StatId): string | undefined {
  const now = attacks.find(({ line }) => lineStat(line.id, 'damage') === stat)?.damage ?? stat;
  return rolls.find((roll) => (roll.kind === 'success' ? roll.subject.stat : roll.id) === now)?.id;
}
