import type { DerivationBuilder } from '../../../engine/builder.ts';
import { isDice } from '../../../engine/dice.ts';
import type { ResolvedSkill, ResolvedTrait, SheetContext } from '../../resolve/context.ts';
import type { AttackRules } from '../../shared/attack-sources.ts';
import type { AttackUse } from '../../shared/attack-uses.ts';
import { findHolders } from '../../shared/rows.ts';
import { skillStat } from '../../stat-ids.ts';

const id = 'weapon-master';

/** The level of the skill, relative to DX, from which each die has so much more (p. 99). */
const steps = [
  { from: 2, add: 2 },
  { from: 1, add: 1 },
] as const;

/** A word as it is in a name: "knives" is "knife", "swords" is "sword". */
const singular = (word: string): string => word.replace(/ives$/, 'ife').replace(/(?<=\w)s$/, '');

/** True if the answer of the trait means this weapon: by its own name, by its skill's, or as a fencing weapon. */
function masters({ row }: ResolvedTrait, { item, attack }: AttackUse, skill: ResolvedSkill): boolean {
  const answer = (parameter: string) => row.choices.find((choice) => choice.parameter === parameter)?.value ?? '';
  if (row.own || answer('weapons') === 'all') return true;
  const names = `${item.name} ${skill.plainName}`.toLowerCase();
  return answer('which')
    .toLowerCase()
    .split(/,|\band\b/)
    .map((text) => text.trim())
    .some((text) => {
      if (text === '') return false;
      if (/^fencing/.test(text)) return attack.fencing === true;
      return names.includes(singular(text));
    });
}

/**
 * Returns the bonus of Weapon Master (p. 99) to thrust and swing with muscle-powered weapons that it covers: by the learned
 * level of the skill that the weapon is used with. A weapon of which the trait does not say that it is covered has none.
 */
export function weaponMastery(context: SheetContext): AttackRules['mastery'] {
  const traits = findHolders(context, id, undefined);
  if (traits.length === 0) return undefined;
  return {
    traits,
    addDamage: (w: DerivationBuilder, use: AttackUse, skills: readonly string[]): void => {
      const { item, attack } = use;
      if (attack.basis === 'fixed' || attack.unarmed || item.trait || !isDice(w.value)) return;
      const { dice } = w.value;
      const used = skills.flatMap((skill) => context.skillsByName.get(skill) ?? []);
      for (const skill of used) {
        const trait = traits.find((each) => masters(each, use, skill));
        if (!trait) continue;
        const learned = skillStat(skill.key, 'forDamage');
        const level = w.has(learned) ? learned : skillStat(skill.key, 'level');
        if (w.consult(level).value === null) continue;
        const relative = w.givenNumber(level, skill.name) - w.givenNumber('dx');
        const step = steps.find(({ from }) => relative >= from);
        if (!step) continue;
        const words = `${trait.name} at DX+${step.from}, per die × ${dice}`;
        w.add(step.add * dice, words, { cite: trait.facet?.cite, row: trait.key });
        return;
      }
    },
  };
}
