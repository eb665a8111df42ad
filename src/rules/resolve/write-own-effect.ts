import * as z from 'zod/mini';
import type { Effect, SkillCriterion, TextMatch, WeaponSelection } from '../../catalog/effect.ts';
import { type OwnEffect, ownEffectSchema } from '../../character/own-effect.ts';
import { categoryKeys } from '../shared/effect-targets.ts';

type Selected = Partial<Pick<OwnEffect, 'by' | 'match' | 'selection'>>;

/** An effect of a listed entry as an own entry has it, so that a copy of the entry does the same: see `effectOf`. */
export function ownEffectFrom(effect: Effect): OwnEffect {
  const {
    add,
    levelOver,
    share,
    times,
    atMost,
    instead,
    perLevel = false,
    learned = false,
    unless,
    when = '',
  } = effect;
  const common = { ...stored(effect.to), perLevel, learned, unless: unless?.[0]?.trait ?? '', when };
  // As older programs write it too, which know no other way.
  const plain = effect.to === 'startingMoney' ? times !== undefined : add !== undefined;
  return z.parse(ownEffectSchema, {
    ...common,
    ...(plain ? {} : { how: howOf(effect) }),
    ...(add === undefined ? {} : { add }),
    ...(times === undefined ? {} : { times }),
    ...(atMost === undefined ? {} : { atMost }),
    ...(levelOver === undefined ? {} : { over: levelOver }),
    ...(share ? { of: share.of, times: share.times } : {}),
    ...(instead ? { of: instead.of, over: instead.over } : {}),
  });
}

function howOf({ add, levelOver, share, times, atMost }: Effect): OwnEffect['how'] {
  if (add !== undefined) return 'add';
  if (times !== undefined) return 'times';
  if (atMost !== undefined) return 'atMost';
  if (levelOver !== undefined) return 'level';
  return share ? 'share' : 'instead';
}

/** The fields that say what an effect changes. */
function stored(to: Effect['to']): Pick<OwnEffect, 'stat'> & Selected {
  if (typeof to === 'string') return { stat: to };
  if (to.skill !== undefined) return { stat: `skill:${to.skill}` };
  if (to.skills !== undefined) {
    if (typeof to.skills === 'string') return { stat: categoryKeys[to.skills] };
    if (typeof to.skills.tag === 'string') return { stat: `skills:${to.skills.tag}` };
    return { stat: 'skills', ...ofSkills(to.skills) };
  }
  if (to.pointsIn !== undefined) return { stat: 'pointsIn', ...ofSkills(to.pointsIn) };
  if (to.damage !== undefined) return { stat: 'damage', ...ofWeapons(to.damage) };
  if (to.damagePerDie !== undefined) return { stat: 'damagePerDie', ...ofWeapons(to.damagePerDie) };
  if (to.weaponSkill !== undefined) return { stat: 'weaponSkill', ...ofWeapons(to.weaponSkill) };
  if (to.weaponParry !== undefined) return { stat: 'weaponParry', ...ofWeapons(to.weaponParry) };
  if (to.resistance !== undefined) return { stat: 'resistance', selection: to.resistance };
  if (to.priceOf !== undefined) return { stat: `priceOf:${to.priceOf}` };
  if (to.cost !== undefined) return { stat: 'cost' };
  if (to.weight !== undefined) return { stat: 'weight' };
  if (typeof to.reaction === 'object') return { stat: 'reactionOf', selection: to.reaction.group };
  return { stat: `reaction:${to.reaction}` };
}

function ofText(match: TextMatch): Selected {
  if (typeof match === 'string') return { selection: match };
  return 'starts' in match
    ? { match: 'starts', selection: match.starts }
    : { match: 'contains', selection: match.contains };
}

function ofSkills(by: SkillCriterion): Selected {
  if (by.name !== undefined) return { by: 'name', ...ofText(by.name) };
  if (by.speciality !== undefined) return { by: 'speciality', ...ofText(by.speciality) };
  return { by: 'tag', ...ofText(by.tag) };
}

function ofWeapons(by: WeaponSelection): Selected {
  if (by === 'all') return {};
  if (by.name !== undefined) return { by: 'name', ...ofText(by.name) };
  if (by.skill !== undefined) return { by: 'skill', ...ofText(by.skill) };
  return { by: 'tag', selection: by.tag };
}
