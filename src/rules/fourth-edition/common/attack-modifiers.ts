import type { Effect } from '../../../catalog/effect.ts';
import { attackModifiers as listed } from '../../../catalog/fourth-edition/traits/attack-modifiers.ts';
import type { Attack } from '../../../catalog/item-entry.ts';
import type { AttackChange } from '../../../catalog/trait-entry.ts';
import type { TraitModifier } from '../../../character/trait-rows.ts';
import { formatFraction } from '../../../engine/format.ts';
import { memoizeByObject } from '../../../engine/memoize.ts';
import type { AttackModifierRules } from '../../ruleset-family.ts';

/** The changes of a modifier, by its name; null for one that is not in the table. */
const changesOf = memoizeByObject(({ name }: TraitModifier): readonly AttackChange[] | null => {
  const text = name
    .trim()
    .toLowerCase()
    .replace(/^\d+x /, '')
    .replaceAll('½', '1/2')
    .replaceAll('1/2 d', '1/2d');
  const fitting = listed.filter((each) => text.startsWith(each.name) && !/^[a-z]/.test(text.slice(each.name.length)));
  const longest = Math.max(0, ...fitting.map((each) => each.name.length));
  return fitting.find((each) => each.name.length === longest)?.changes ?? null;
});

const levelOf = ({ level }: TraitModifier): number => level ?? 1;

/** The last number in a text, as in "RoF 4 to 7", "(2)", "10 times"; null if there is none. */
function numberIn(text: string): number | null {
  const last = text
    .replaceAll(/1\/2d/gi, '')
    .match(/\d+(?:\.\d+)?/g)
    ?.at(-1);
  return last === undefined ? null : Number(last);
}

/** The figure that the modifier's percentage tells, or else its name; null if neither does. */
const figureOf = ({ percent, name }: TraitModifier, byPercent: Readonly<Record<number, number>>): number | null =>
  byPercent[percent] ?? numberIn(name);

/** How many yards of reach each Size Modifier adds (p. 19), from +1 on. */
const reachOfSize = [1, 1, 2, 3, 5, 7, 10, 15, 20, 30];

/** Factors on the ranges: half damage, maximum. */
const ranges = {
  range: ['weaponHalfDamage', 'weaponMaximum'],
  halfDamage: ['weaponHalfDamage'],
  maximum: ['weaponMaximum'],
} as const;

function effectsOf(modifier: TraitModifier, change: AttackChange): Effect[] {
  const times = (
    kinds: (typeof ranges)[keyof typeof ranges],
    byPercent: Readonly<Record<number, number>>,
  ): Effect[] => {
    const figure = figureOf(modifier, byPercent);
    if (figure === null) return [];
    return kinds.map(
      (kind): Effect =>
        kind === 'weaponHalfDamage'
          ? { to: { weaponHalfDamage: 'this' }, times: figure }
          : { to: { weaponMaximum: 'this' }, times: figure },
    );
  };
  switch (change.to) {
    case 'accuracy':
      return [{ to: { weaponAccuracy: 'this' }, add: change.each * levelOf(modifier) }];
    case 'recoil':
      return [{ to: { weaponRecoil: 'this' }, add: change.each * levelOf(modifier) }];
    case 'skill':
      return [{ to: { weaponSkill: 'this' }, add: change.each * levelOf(modifier) }];
    case 'damagePerDie':
      return [{ to: { damagePerDie: 'this' }, add: change.each * levelOf(modifier) }];
    case 'rateOfFire': {
      const figure = figureOf(modifier, change.byPercent);
      return figure === null ? [] : [{ to: { weaponRateOfFire: 'this' }, add: figure - 1 }];
    }
    case 'range':
    case 'halfDamage':
    case 'maximum':
      return times(ranges[change.to], change.byPercent);
    case 'long': {
      const add = reachOfSize[Math.min(levelOf(modifier), reachOfSize.length) - 1] ?? 1;
      return [{ to: { weaponReach: 'this' }, add }];
    }
    default:
      return [];
  }
}

const withRemark = (attack: Attack, remark: string): Attack => ({
  ...attack,
  remarks: [...(attack.remarks ?? []), remark],
});

/** The reach that a melee attack is limited to, by its name: "Melee Attack: reach 1 or 2". */
const reachIn = (name: string): string => /reach\s+(C,1|1,2|2,3|1[-–]4|C|1|2)\b/i.exec(name)?.[1] ?? 'C';

/** An attack from afar that only reaches so far as an arm (p. 112). */
function atArmsLength({ ranged: _, ...attack }: Attack, { name }: TraitModifier): Attack {
  const parries = !/(?:no|cannot) parry/i.test(name);
  return {
    ...attack,
    name: 'touch',
    skills: ['brawling'],
    defaults: [{ attribute: 'dx', penalty: 0 }],
    reach: reachIn(name),
    parry: parries ? 0 : null,
  };
}

function changed(attack: Attack, modifier: TraitModifier, change: AttackChange): Attack {
  const level = levelOf(modifier);
  switch (change.to) {
    case 'armorDivisor': {
      const armorDivisor = figureOf(modifier, change.byPercent);
      return armorDivisor === null ? attack : { ...attack, armorDivisor };
    }
    case 'area':
      return withRemark(attack, `area of ${2 ** Math.min(level, 30)} yards around`);
    case 'cone': {
      const width = numberIn(modifier.name) ?? (modifier.level === null ? null : level);
      return withRemark(attack, width === null ? 'cone' : `cone, ${formatFraction(width)} yards wide at its end`);
    }
    case 'explosion':
      return withRemark({ ...attack, explosive: true }, `explosion: damage over ${Math.max(1, 4 - level)} × yards`);
    case 'fragments':
      return { ...attack, fragments: `${formatFraction(level)}d` };
    case 'jet':
      return { ...attack, ranged: { halfDamage: '5', maximum: '10', rateOfFire: 'Jet' } };
    case 'malediction': {
      const { defaults: _, ...aimed } = attack;
      const willed: Attack = { ...aimed, name: 'curse', skills: ['will'], ranged: {} };
      return withRemark(willed, 'contest of Will; no armor, no active defense');
    }
    case 'melee':
      return atArmsLength(attack, modifier);
    case 'noParry':
      return { ...attack, parry: null };
    case 'strengthBased':
      return attack.basis === 'fixed' ? { ...attack, basis: 'thrust' } : attack;
    default:
      return attack;
  }
}

/** A modifier that only the line can tell of, as it is called: "Cyclic: each minute". */
function remarkOf({ name, level }: TraitModifier): string {
  return level !== null && level > 1 ? `${name} ${formatFraction(level)}` : name;
}

/** What enhancements and limitations make of the attacks of a trait (Basic Set, pp. 88 and 102–117). */
export const attackModifiers: AttackModifierRules = {
  effects: memoizeByObject((modifier: TraitModifier): readonly Effect[] =>
    (changesOf(modifier) ?? []).flatMap((change) => effectsOf(modifier, change)),
  ),
  change: (attack, modifiers) =>
    modifiers.reduce((before, modifier) => {
      const changes = changesOf(modifier);
      if (changes === null) return modifier.name.trim() === '' ? before : withRemark(before, remarkOf(modifier));
      return changes.reduce((each, change) => changed(each, modifier, change), before);
    }, attack),
};
