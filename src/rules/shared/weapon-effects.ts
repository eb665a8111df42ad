import type { DerivationBuilder } from '../../engine/builder.ts';
import { isDice } from '../../engine/dice.ts';
import type { SheetContext } from '../resolve/context.ts';
import { lineStat } from '../stat-ids.ts';
import type { WeaponEffects } from './attack-rules.ts';
import { findUsedSkills } from './attack-sources.ts';
import type { AttackUse } from './attack-uses.ts';
import { type SelectableWeapon, selectsWeapon } from './effect-targets.ts';
import { applyAllEffects, describeConditionalEffect, type EffectIndex, isTooLow } from './effects.ts';
import type { UnarmedLine } from './unarmed-lines.ts';

const nothing: WeaponEffects = () => {};

/** What effects do to the use of a weapon; nothing for most characters, who have no such effects. */
export const effectsOnUse = (context: SheetContext, effects: EffectIndex, use: AttackUse): WeaponEffects =>
  effects.selections.length === 0
    ? nothing
    : (w, part) => {
        const { item, attack, id } = use;
        const steps = () => (part === 'weaponSkill' ? w.steps : w.consult(lineStat(id, 'skill')).steps);
        // An aided blow starts from that of the bare fist, which has what its skill does.
        const skills = () =>
          use.bareSkill === undefined
            ? findUsedSkills(context, use, steps).flatMap((skill) => namesOf(context, skill))
            : [];
        write(w, effects, { name: item.name, key: item.key, skills, use: attack.name, attack }, part);
      };

/** What effects do to a blow with hands, feet or teeth. */
export const effectsOnBlow = (context: SheetContext, effects: EffectIndex, line: UnarmedLine): WeaponEffects =>
  effects.selections.length === 0
    ? nothing
    : (w, part) => {
        const { attack, skill, rows } = line;
        const skills = () => (skill ? [...namesOf(context, skill.id), ...rows.map(({ name }) => name)] : []);
        const limb = attack.limb === 'mouth' ? 'bite' : 'blow';
        write(w, effects, { name: attack.name, key: '', skills, use: attack.name, attack: limb }, part);
      };

/** The id of a skill and the names that the character and the list have for it. */
function namesOf({ catalog, skillsByName }: SheetContext, id: string): string[] {
  const own = (skillsByName.get(id) ?? []).flatMap(({ name, plainName }) => [name, plainName]);
  return [id, catalog.skills.get(id)?.name ?? '', ...own];
}

function write(
  w: DerivationBuilder,
  effects: EffectIndex,
  weapon: SelectableWeapon,
  part: Parameters<WeaponEffects>[1],
): void {
  if (w.value === null) return;
  const keys = effects.selected(part, (_, selection) => selectsWeapon(selection, weapon));
  applyAllEffects(w, effects, keys);
  if (part === 'damage') addPerDie(w, effects, weapon);
}

/** Adds what counts once for each die that the damage has. */
function addPerDie(w: DerivationBuilder, effects: EffectIndex, weapon: SelectableWeapon): void {
  if (w.value === null || !isDice(w.value)) return;
  const { dice } = w.value;
  for (const key of effects.selected('damagePerDie', (_, selection) => selectsWeapon(selection, weapon))) {
    for (const effect of effects.get(key) ?? []) {
      const { words, amount, from, when, row, cite } = effect;
      if (when) {
        w.note(describeConditionalEffect(effect, when, 'per die '), { cite, row });
        continue;
      }
      if (isTooLow(w, effect)) continue;
      const amountPerDie = from === undefined ? amount : Math.floor(w.givenNumber(from, words, { cite, row }));
      w.add(amountPerDie * dice, `${words}, per die × ${dice}`, { cite, row });
    }
  }
}
