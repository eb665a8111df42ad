import type { Citation } from '../../engine/citation.ts';
import type { StatId } from '../../engine/step.ts';
import type { OptionSource, Working } from '../../engine/working.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedSkill, SheetContext } from '../context.ts';
import { lineStat } from '../stat-ids.ts';
import { bareSkillStat, defineBareSkills } from './bare-skills.ts';
import { applyEffects, type EffectIndex } from './effects.ts';
import { isLearned } from './race-skills.ts';
import { attributeNames } from './skill-names.ts';

/** One way to strike without a weapon. */
export interface UnarmedAttack {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly reach: string;
  /** Added to thrust, and to the roll. */
  readonly damageAdd: number;
  readonly skillAdd: number;
  /** Ids of skills that serve beside DX. */
  readonly skills: readonly string[];
  /** Skills that add a share of their level to damage: id and what it is divided by. */
  readonly damageSkills: readonly { readonly skill: string; readonly over: number; readonly cite: Citation }[];
  readonly cite: Citation;
  readonly notes: readonly string[];
}

export const unarmedKey = 'unarmed';
export const unarmedLine = (attack: Pick<UnarmedAttack, 'id'>): string => `${unarmedKey}.${attack.id}`;

/** A punch wants a hand; a kick does not. */
const usesHands = (attack: Pick<UnarmedAttack, 'id'>): boolean => attack.id === 'punch';

const trainedRows = (context: SheetContext, id: string): readonly ResolvedSkill[] =>
  (context.skillsByName.get(id) ?? []).filter((skill) => skill.facet && isLearned(skill));

/** Skill, damage and parry of bare hands and feet. `dx` is what they roll against without a skill. */
export function defineUnarmed(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  attacks: readonly UnarmedAttack[],
  parry: (w: Working, attack: UnarmedAttack) => void,
  dx: StatId = 'dx',
): void {
  const ids = attacks.flatMap(({ skills, damageSkills }) => [...skills, ...damageSkills.map(({ skill }) => skill)]);
  defineBareSkills(worksheet, context, ids);
  for (const attack of attacks) {
    const line = unarmedLine(attack);
    worksheet.define({
      id: lineStat(line, 'skill'),
      name: `${attack.name}: skill`,
      cite: attack.cite,
      formula: (w) => {
        const options: OptionSource[] = [{ from: dx, words: attributeNames.dx }];
        for (const id of attack.skills) {
          for (const skill of trainedRows(context, id))
            options.push({ from: bareSkillStat(skill.key, usesHands(attack)), words: skill.name });
        }
        if (options.length === 1) w.startFrom(dx, attributeNames.dx);
        else w.choose('the best of', options);
        if (attack.skillAdd !== 0) w.add(attack.skillAdd, attack.name.toLowerCase(), { cite: attack.cite });
      },
    });
    worksheet.define({
      id: lineStat(line, 'damage'),
      name: `${attack.name}: damage`,
      cite: attack.cite,
      formula: (w) => {
        w.startFrom('thrust');
        if (attack.damageAdd !== 0) w.add(attack.damageAdd, attack.name.toLowerCase(), { cite: attack.cite });
        const bonuses = attack.damageSkills.flatMap((each) =>
          trainedRows(context, each.skill).map((skill) => ({
            ...each,
            bonus: bonusStat(line, skill.key),
            name: skill.name,
          })),
        );
        const [best] = bonuses
          .filter(({ bonus }) => worksheet.get(bonus).value !== null)
          .sort((a, b) => worksheet.number(b.bonus) - worksheet.number(a.bonus));
        if (best) w.addFrom(best.bonus, 1, `${best.name} / ${best.over}`, { cite: best.cite });
        applyEffects(w, effects, 'unarmedDamage');
      },
    });
    for (const { skill: id, over, cite } of attack.damageSkills) {
      for (const skill of trainedRows(context, id)) {
        worksheet.define({
          id: bonusStat(line, skill.key),
          name: `${skill.name} / ${over}`,
          cite,
          formula: (w) =>
            w
              .startFrom(bareSkillStat(skill.key, usesHands(attack)), skill.name)
              .divide(over, `one ${over}th`)
              .round('down'),
        });
      }
    }
    worksheet.define({
      id: lineStat(line, 'parry'),
      name: `${attack.name}: Parry`,
      formula: (w) => parry(w, attack),
    });
  }
}

const bonusStat = (line: string, key: string): string => `${line}:${key}.bonus`;
