import type { OwnEntry } from '../../character/own-entry.ts';
import { formatFraction, formatMoney } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { ownSkillFacet } from '../../rules/resolve/own-entries.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import { describeGrade } from './candidate.ts';

/** Returns the figures of an own entry in short: "disadvantage, −10 points", "DX, easy", "regular spell", "gear, $30, 4½ lb". */
export function describeOwnEntry(entry: OwnEntry): string {
  switch (entry.list) {
    case 'traits': {
      const { kind, points, pointsPerLevel } = entry.own;
      const perLevel = pointsPerLevel === 0 ? '' : `${formatPoints(pointsPerLevel)} per level`;
      const price = pointsPerLevel !== 0 && points === 0 ? '' : formatPoints(points);
      return [kindNames[kind].singular, price, perLevel].filter(Boolean).join(', ');
    }
    case 'skills': {
      const grade = describeGrade(ownSkillFacet(entry.own));
      return entry.own.spell ? `${grade} spell` : grade;
    }
    case 'equipment': {
      const { kind, cost, weight } = entry.own;
      const load = kind === 'mount' || weight === 0 ? '' : `${formatFraction(weight)} lb`;
      return [kind, formatMoney(cost), load].filter(Boolean).join(', ');
    }
    case 'templates': {
      const { traits, skills, equipment } = entry.own;
      const rows = traits.length + skills.length + equipment.length;
      return `template, ${rows} ${rows === 1 ? 'entry' : 'entries'}`;
    }
    case 'races':
      return entry.own.points === null ? 'race' : `race, ${formatPoints(entry.own.points)}`;
  }
}

/** Returns true if the ruleset has what an own entry is: its kind of traits, its attribute and difficulty, magic. */
export function suitsRuleset({ ruleset }: Pick<DerivedCharacter, 'ruleset'>, entry: OwnEntry): boolean {
  if (entry.list === 'traits') return ruleset.traitKinds.includes(entry.own.kind);
  if (entry.list === 'templates') return entry.own.ruleset === ruleset.id;
  if (entry.list !== 'skills') return true;
  const { attribute, difficulty } = entry.own;
  const attributes: readonly { readonly id: string }[] = [...ruleset.attributes, ...ruleset.secondary];
  return attributes.some(({ id }) => id === attribute) && ruleset.difficulties.includes(difficulty);
}
