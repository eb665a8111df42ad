import type { DerivationBuilder } from '../../engine/derivation-builder.ts';
import { isDice } from '../../engine/dice.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { AttackUse } from './attack-uses.ts';
import { type SelectableWeapon, selectsWeapon } from './effect-targets.ts';
import { applyAllEffects, describeConditionalEffect, type EffectIndex } from './effects.ts';
import type { UnarmedLine } from './unarmed-lines.ts';

/** Writes what effects do to one number of a weapon or a blow. */
export type WeaponEffects = (w: DerivationBuilder, part: 'damage' | 'weaponSkill' | 'weaponParry') => void;

const nothing: WeaponEffects = () => {};

/** What effects do to the use of a weapon; nothing for most characters, who have no such effects. */
export const effectsOnUse = (
  context: SheetContext,
  effects: EffectIndex,
  { item, attack }: AttackUse,
): WeaponEffects =>
  effects.selections.length === 0
    ? nothing
    : writing(effects, { name: item.name, skills: attack.skills.flatMap((id) => namesOf(context, id)), attack });

/** What effects do to a blow with hands, feet or teeth. */
export const effectsOnBlow = (context: SheetContext, effects: EffectIndex, line: UnarmedLine): WeaponEffects =>
  effects.selections.length === 0
    ? nothing
    : writing(effects, {
        name: line.attack.name,
        skills: line.skill ? [...namesOf(context, line.skill.id), ...line.rows.map(({ name }) => name)] : [],
        attack: line.attack.limb === 'mouth' ? 'bite' : 'blow',
      });

/** The id of a skill and the names that the character and the list have for it. */
function namesOf({ catalog, skillsByName }: SheetContext, id: string): string[] {
  const own = (skillsByName.get(id) ?? []).flatMap(({ name, plainName }) => [name, plainName]);
  return [id, catalog.skills.get(id)?.name ?? '', ...own];
}

const writing =
  (effects: EffectIndex, weapon: SelectableWeapon): WeaponEffects =>
  (w, part) => {
    if (w.value === null) return;
    applyAllEffects(
      w,
      effects,
      effects.selected(part, (by) => selectsWeapon(by, weapon)),
    );
    if (part === 'damage') addPerDie(w, effects, weapon);
  };

/** Adds what counts once for each die that the damage has. */
function addPerDie(w: DerivationBuilder, effects: EffectIndex, weapon: SelectableWeapon): void {
  if (w.value === null || !isDice(w.value)) return;
  const { dice } = w.value;
  for (const key of effects.selected('damagePerDie', (by) => selectsWeapon(by, weapon))) {
    for (const effect of effects.get(key) ?? []) {
      const { words, amount, from, when, row, cite } = effect;
      if (when) {
        w.note(describeConditionalEffect(effect, when, 'per die '), { cite, row });
        continue;
      }
      const amountPerDie = from === undefined ? amount : Math.floor(w.givenNumber(from, words, { cite, row }));
      w.add(amountPerDie * dice, `${words}, per die × ${dice}`, { cite, row });
    }
  }
}
