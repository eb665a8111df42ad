import type { OptionSource, Working } from '../../engine/working.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../context.ts';
import { lineStat, skillStat } from '../stat-ids.ts';
import { type AttackUse, attackUses, heldShield } from '../shared/attack-uses.ts';
import { applyEffects, type EffectIndex } from '../shared/effects.ts';
import type { UnarmedAttack } from '../shared/unarmed.ts';
import { pages } from './pages.ts';

const lightOrLess = 1;

/** Parry with a weapon: half the skill, or two thirds with a fencing weapon under light load and no more than a small shield (pp. 17, 24). */
export function weaponParry(context: SheetContext, effects: EffectIndex) {
  return (w: Working, use: AttackUse, skill: string): void => {
    const fencing = use.attack.fencing ? fencingHinders(w, context, use) : 'no fencing weapon';
    w.startFrom(skill, 'weapon skill');
    if (w.value === null) return;
    if (fencing === null) {
      w.multiply(2 / 3, 'two thirds, fencing', { cite: pages.fencingParry });
    } else {
      w.divide(2, 'half the skill', { cite: pages.defenses });
      if (use.attack.fencing) w.fact(`no fencing parry: ${fencing}`, null, { cite: pages.fencingParry });
    }
    w.round('down', { cite: pages.defenses });
    if (use.attack.parry) w.add(use.attack.parry, use.item.name, { cite: use.item.facet?.cite });
    applyEffects(w, effects, 'parry', 'activeDefenses');
    if (use.attack.notes?.includes('unreadyAfterParry')) w.note('unready after a parry', { cite: use.item.facet?.cite });
  };
}

/** Why a fencing weapon parries like any other, or null when nothing stands against it. */
function fencingHinders(w: Working, context: SheetContext, use: AttackUse): string | null {
  const fencers = (context.skillsByName.get('fencing') ?? []).filter((skill) => skill.row.points > 0);
  if (fencers.length === 0) return 'Fencing is not trained';
  const others = use.attack.skills.filter((id) => id !== 'fencing').flatMap((id) => context.skillsByName.get(id) ?? []);
  const fencing = Math.max(...fencers.map(({ key }) => w.givenNumber(skillStat(key, 'level'))));
  for (const { key, name } of others) {
    if (w.givenNumber(skillStat(key, 'level')) * (1 / 2) > fencing * (2 / 3)) return `${name} parries better`;
  }
  const shield = heldShield(context);
  if (shield && (shield.facet?.shield?.passiveDefense ?? 0) > 2) return `${shield.name.toLowerCase()} is too large`;
  return w.givenNumber('encumbrance', 'load level') > lightOrLess ? 'more than a light load' : null;
}

/** Parry with bare hands (p. 26): two thirds of Judo, Karate or Brawling, else half of DX against kicks and punches. */
export function unarmedParry(context: SheetContext, effects: EffectIndex) {
  return (w: Working, attack: UnarmedAttack): void => {
    if (attack.id !== 'punch') {
      w.start(null, 'only the hands parry');
      return;
    }
    const options: OptionSource[] = bareHandSkills(context).map(({ stat, name }) => ({ from: stat, words: name }));
    if (options.length === 0) {
      w.startFrom('dx').divide(2, 'half of DX', { cite: pages.unarmed }).round('down');
      w.note('against kicks and punches; −3 against weapons', { cite: pages.unarmed });
    } else {
      w.choose('the best of', options).multiply(2 / 3, 'two thirds', { cite: pages.unarmed }).round('down');
      w.note('Judo and Karate: empty hands and a light load at most; Brawling: kicks and punches only', {
        cite: pages.unarmed,
      });
    }
    applyEffects(w, effects, 'parry', 'activeDefenses');
  };
}

/** Skills that parry with bare hands, trained on this character. */
function bareHandSkills(context: SheetContext) {
  return context.skills
    .filter((skill) => skill.facet?.bareHandParry && skill.row.points > 0)
    .map(({ key, name }) => ({ stat: skillStat(key, 'level'), name }));
}

/** Dodge, Parry (the best of the weapons at hand) and Block (p. 17). */
export function defineDefenses(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  worksheet.define({
    id: 'dodge',
    name: 'Dodge',
    cite: pages.defenses,
    formula: (w) => applyEffects(w.startFrom('move'), effects, 'dodge', 'activeDefenses'),
  });
  const uses = attackUses(context).filter(({ item, attack }) => item.onBody && !attack.ranged && attack.parry !== null);
  const shielded = (id: string) => worksheet.has(lineStat(id, 'parryWithShield'));
  for (const [stat, part] of [
    ['parry', 'parry'],
    ['parryWithShield', 'parryWithShield'],
  ] as const) {
    worksheet.define({
      id: stat,
      name: 'Parry',
      cite: pages.defenses,
      formula: (w) => {
        const open: OptionSource[] = uses.map(({ id, item, attack }) => ({
          from: lineStat(id, part === 'parryWithShield' && shielded(id) ? part : 'parry'),
          words: `${item.name}, ${attack.name}`,
        }));
        if (bareHandSkills(context).length > 0) open.push({ from: lineStat('unarmed.punch', 'parry'), words: 'bare hands' });
        if (open.length === 0) w.start(null, 'no weapon to parry with');
        else w.choose('the best of', open);
      },
    });
  }
  worksheet.define({
    id: 'block',
    name: 'Block',
    cite: pages.defenses,
    formula: (w) => {
      const shield = heldShield(context);
      const skill = context.skills.find((each) => each.facet?.block && each.row.points > 0);
      if (!shield) w.start(null, 'no shield in hand');
      else if (!skill) w.start(null, 'Shield is not trained', { cite: pages.largeShield });
      else {
        w.startFrom(skillStat(skill.key, 'level'), skill.name).divide(3, 'a third of the skill').round('down');
        applyEffects(w, effects, 'block', 'activeDefenses');
      }
    },
  });
}
