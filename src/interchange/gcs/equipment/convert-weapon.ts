import { ownValue } from '../../../engine/own-value.ts';
import { convertDefaults } from '../features/convert-features.ts';
import type { ItemDraft } from '../library/library-entry.ts';
import { type GcsDice, readDice } from '../read/gcs-fields.ts';
import type { GcsDamage, GcsFeature, GcsWeapon } from '../read/gcs-rows.ts';
import {
  type ActiveFeature,
  bestSkillOf,
  matchesList,
  matchesNumber,
  matchesText,
  type SheetFacts,
  type SheetWeapon,
  type SkillFacts,
  skillsNamed,
} from '../sheet/sheet-facts.ts';

export type AttackDraft = NonNullable<ItemDraft['attacks']>[number];

/** An attack line, and the part that an attack here cannot express. */
export interface ConvertedWeapon {
  readonly attack: AttackDraft;
  readonly notes: readonly string[];
}

/**
 * Converts an attack line of an item. `level` is the item's, which some damage grows with. For a trait with levels here,
 * `grows`, the dice of each level stay apart if the damage is nothing else; otherwise they are multiplied once.
 */
export function convertWeapon(weapon: GcsWeapon, level: number, grows = false): ConvertedWeapon {
  const { damage, ranged } = weapon;
  const notes: string[] = [];
  const { defaults: skills, others } = convertDefaults(weapon.defaults);
  if (others.length > 0) notes.push(`also at ${others.join(', ')}`);
  const strength = Number.parseInt(weapon.strength, 10);
  const rest = weapon.strength.replace(/^\d+/, '').replaceAll(/[†‡]/g, '');
  if (weapon.strength.includes('‡')) notes.push('unready after an attack');
  if (/[BMR]/.test(rest)) notes.push(describeRest(rest));
  if (weapon.usageNotes !== '') notes.push(weapon.usageNotes);
  const name = nameOfAttack(weapon);
  return {
    attack: {
      name,
      skills: [...skills],
      ...convertDamage(damage, level, notes, grows),
      ...(Number.isNaN(strength) ? {} : { minimumStrength: strength }),
      ...(/[†‡]/.test(weapon.strength) ? { twoHanded: true } : {}),
      ...(ranged ? convertRanged(weapon, notes) : convertMelee(weapon)),
    },
    notes: notes.map((note) => `${name}: ${note}`),
  };
}

/** The name of an attack: from the file, or by its kind. */
export const nameOfAttack = ({ usage, damage, ranged }: GcsWeapon): string =>
  usage || (damage.st === 'sw' ? 'swing' : damage.st === 'thr' ? 'thrust' : ranged ? 'shot' : 'attack');

function describeRest(letters: string): string {
  const words = { B: 'needs a bipod', M: 'needs a mount', R: 'needs a rest' } as const;
  return Object.entries(words)
    .flatMap(([letter, word]) => (letters.includes(letter) ? [word] : []))
    .join(', ');
}

/** Damage: its own dice, or thrust or swing with dice and adds. */
function convertDamage(damage: GcsDamage, level: number, notes: string[], grows: boolean): Partial<AttackDraft> {
  const isExplosive = /\bex\b/.test(damage.type);
  const type = damage.type.replace(/\s?\bex\b/, '').trim();
  const common = {
    type,
    ...(damage.armorDivisor === 1 || damage.armorDivisor <= 0 ? {} : { armorDivisor: damage.armorDivisor }),
    ...(damage.perDie === 0 ? {} : { addsPerDie: damage.perDie }),
    ...(isExplosive ? { explosive: true } : {}),
    ...(damage.fragmentation === ''
      ? {}
      : { fragments: [damage.fragmentation, damage.fragmentationType].filter(Boolean).join(' ') }),
  };
  if (damage.fragmentation !== '' && damage.fragmentationDivisor !== 1) {
    notes.push(`armor divisor of the fragments ${damage.fragmentationDivisor}`);
  }
  const leveled = readDice(damage.baseLeveled);
  if (grows && leveled && isDiceOfLevels(damage, leveled)) {
    return { ...common, basis: 'fixed', dicePerLevel: leveled.count, addsPerLevel: leveled.adds };
  }
  if (damage.leveled || damage.baseLeveled !== '') {
    notes.push(
      `damage grows with the level of the item${damage.baseLeveled === '' ? '' : ` by ${damage.baseLeveled}`}`,
    );
  }
  if (damage.st !== 'none' && damage.strengthTimes > 0 && damage.strengthTimes !== 1) {
    notes.push(`damage by ${damage.strengthTimes} times ST`);
  }
  const base = readDice(damage.base);
  if (!base && damage.base !== '') return { ...common, basis: 'fixed', instead: damage.base };
  const sides = base && base.count !== 0 && base.sides !== 6 ? { sides: base.sides } : {};
  const dice = (base?.count ?? 0) + (leveled?.count ?? 0) * level;
  const adds = (base?.adds ?? 0) + (leveled?.adds ?? 0) * level;
  const times = base && base.times !== 1 ? { times: base.times } : {};
  if (damage.st === 'none') {
    const isNothing = dice === 0 && adds === 0 && damage.base === '' && damage.baseLeveled === '';
    return {
      ...common,
      basis: 'fixed',
      ...(isNothing ? { instead: type === '' ? 'special' : 'see notes' } : { dice, adds, ...times, ...sides }),
    };
  }
  return {
    ...common,
    basis: damage.st.includes('sw') ? 'swing' : 'thrust',
    ...strengthOf(damage.st),
    adds,
    ...(dice === 0 ? {} : { moreDice: dice }),
    ...times,
  };
}

/** True if the damage is so many ordinary dice for each level, and nothing besides. */
const isDiceOfLevels = ({ st, base }: GcsDamage, { count, adds, sides, times }: GcsDice): boolean =>
  st === 'none' && base === '' && sides === 6 && times === 1 && (count !== 0 || adds !== 0);

/** The strength that thrust or swing is of, by the prefix that names it. */
function strengthOf(st: string): Pick<AttackDraft, 'strengthOf'> {
  if (st.startsWith('lift_')) return { strengthOf: 'lifting' };
  if (st.startsWith('tk_')) return { strengthOf: 'telekinesis' };
  return st.startsWith('iq_') ? { strengthOf: 'iq' } : {};
}

function convertMelee({ reach, parry, block }: GcsWeapon): Partial<AttackDraft> {
  const number = Number.parseInt(parry, 10);
  return {
    reach,
    parry: Number.isNaN(number) ? null : number,
    ...(/^[+-]?\d+/.test(block) ? { block: Number.parseInt(block, 10) } : {}),
    ...(/F/.test(parry) ? { fencing: true } : {}),
    ...(/U/.test(parry) ? { unbalanced: true } : {}),
  };
}

const plainDistance = /^\d[\d,]*$/;
const byStrength = /^x((?:\d*\.)?\d+)$/i;

/** A distance as items here have it: yards, or "STx1.5". Others stay unchanged. */
function distance(text: string): string {
  const plain = text.trim();
  if (plainDistance.test(plain)) return plain.replaceAll(',', '');
  const [, factor] = byStrength.exec(plain) ?? [];
  return factor === undefined ? plain : factor === '1' ? 'ST' : `STx${factor}`;
}

function convertRanged(weapon: GcsWeapon, notes: string[]): Partial<AttackDraft> {
  const { range, accuracy, bulk, recoil, rateOfFire, shots } = weapon;
  const [first = '', second] = range.split('/');
  const [acc = '', scope = ''] = accuracy.split('+');
  const bulkNumber = Number.parseInt(bulk, 10);
  const recoilNumber = Number.parseInt(recoil, 10);
  if (bulk !== '' && bulk !== String(bulkNumber)) notes.push(`bulk ${bulk}`);
  if (recoil !== '' && recoil !== String(recoilNumber)) notes.push(`recoil ${recoil}`);
  const accuracyNumber = Number.parseInt(acc, 10);
  if (accuracy !== '' && Number.isNaN(accuracyNumber)) notes.push(`accuracy ${accuracy}`);
  return {
    ranged: true,
    parry: null,
    ...(Number.isNaN(accuracyNumber) ? {} : { accuracy: accuracyNumber }),
    ...(/^\d+$/.test(scope) ? { scope: Number(scope) } : {}),
    ...(second === undefined
      ? { maximum: distance(first) }
      : { halfDamage: distance(first), maximum: distance(second) }),
    rateOfFire,
    shots,
    ...(Number.isNaN(bulkNumber) ? {} : { bulk: bulkNumber }),
    ...(Number.isNaN(recoilNumber) ? {} : { recoil: recoilNumber }),
  };
}

interface WeaponChange {
  readonly feature: GcsFeature;
  readonly amount: number;
}

/** The figures of an attack that features change, with the effect on each. */
const figures: Readonly<Record<string, (attack: AttackDraft, amount: number, percent: boolean) => AttackDraft | null>> =
  {
    skill_bonus: (attack, amount, percent) =>
      percent
        ? null
        : {
            ...attack,
            skills: (attack.skills ?? []).map((each) => ({ ...each, penalty: (each.penalty ?? 0) - amount })),
          },
    weapon_parry_bonus: (attack, amount, percent) =>
      percent ? null : typeof attack.parry === 'number' ? { ...attack, parry: attack.parry + amount } : attack,
    weapon_block_bonus: (attack, amount, percent) =>
      percent ? null : typeof attack.block === 'number' ? { ...attack, block: attack.block + amount } : attack,
    weapon_min_st_bonus: (attack, amount, percent) =>
      typeof attack.minimumStrength === 'number'
        ? { ...attack, minimumStrength: Math.max(0, changed(attack.minimumStrength, amount, percent)) }
        : attack,
    weapon_acc_bonus: (attack, amount, percent) => ({
      ...attack,
      accuracy: Math.max(0, changed(attack.accuracy ?? 0, amount, percent)),
    }),
    weapon_scope_acc_bonus: (attack, amount, percent) => ({
      ...attack,
      scope: Math.max(0, changed(attack.scope ?? 0, amount, percent)),
    }),
    weapon_bulk_bonus: (attack, amount, percent) => ({ ...attack, bulk: changed(attack.bulk ?? 0, amount, percent) }),
    weapon_recoil_bonus: (attack, amount, percent) => ({
      ...attack,
      recoil: Math.max(1, changed(attack.recoil ?? 0, amount, percent)),
    }),
    weapon_dr_divisor_bonus: (attack, amount, percent) => {
      // A divisor of 1 is none; the first bonus counts from 0.
      const now = attack.armorDivisor ?? 1;
      const next = percent ? now + Math.floor((now * amount) / 100) : (now === 1 ? 0 : now) + amount;
      return { ...attack, armorDivisor: next === 1 || next <= 0 ? null : next };
    },
    weapon_max_range_bonus: (attack, amount, percent) => ({
      ...attack,
      maximum: changedRange(attack.maximum ?? '', amount, percent),
    }),
    weapon_half_damage_range_bonus: (attack, amount, percent) => ({
      ...attack,
      halfDamage: changedRange(attack.halfDamage ?? '', amount, percent),
    }),
    weapon_max_reach_bonus: (attack, amount, percent) =>
      percent ? null : { ...attack, reach: changedReach(attack.reach ?? '', 0, amount) },
    weapon_min_reach_bonus: (attack, amount, percent) =>
      percent ? null : { ...attack, reach: changedReach(attack.reach ?? '', amount, 0) },
    weapon_bonus: (attack, amount, percent) => (percent ? null : { ...attack, adds: (attack.adds ?? 0) + amount }),
  };

/** A number with a bonus; of a percentage the increase is rounded down. */
const changed = (number: number, amount: number, percent: boolean): number =>
  number + (percent ? Math.floor((number * amount) / 100) : amount);

/** A range in yards or times ST with a bonus; any other stays unchanged. */
function changedRange(range: string, amount: number, percent: boolean): string {
  if (/^\d+$/.test(range)) return String(Math.max(0, changed(Number(range), amount, percent)));
  const factor = /^STx([\d.]+)$/.exec(range)?.[1] ?? (range === 'ST' ? '1' : undefined);
  return factor === undefined || !percent ? range : `STx${Math.round(Number(factor) * (100 + amount)) / 100}`;
}

/** A reach, "C,1", "1-2*", with more at its least or its most. */
function changedReach(reach: string, least: number, most: number): string {
  const numbers = [...reach.matchAll(/\d+/g)].map(([number]) => Number(number));
  const from = (reach.includes('C') ? 0 : Math.min(...numbers)) + least;
  const to = Math.max(0, ...numbers) + most;
  if (!Number.isFinite(from)) return reach;
  const close = from <= 0 ? ['C'] : [];
  const first = Math.max(1, from);
  const yards = to < first ? [] : [to === first ? String(to) : `${first}-${to}`];
  return `${[...close, ...yards].join(',')}${reach.includes('*') ? '*' : ''}`;
}

/** Fixed damage with so many percent more: by its average, as whole dice and the rest. */
function withShare(attack: AttackDraft, percent: number): AttackDraft {
  const { dice = 0, adds: before = 0, addsPerDie = 0, sides = 6, ...rest } = attack;
  const adds = before + Math.trunc(addsPerDie * dice);
  const perDie = (sides + 1) / 2;
  const times = (100 + percent) / 100;
  const added = adds * times;
  const ofDice = dice * perDie + adds < 0 ? dice * times * perDie : (dice * perDie + adds) * times - added;
  const whole = Math.max(0, Math.floor(ofDice / perDie));
  const left = dice * perDie + adds < 0 ? 0 : Math.round(ofDice - whole * perDie);
  return { ...rest, sides, dice: whole, adds: Math.trunc(added + left) };
}

/** Changes of weapons by features that no effect can express: they are in the figures of the attack. */
export class WeaponChanges {
  readonly #changes = new Map<SheetWeapon, WeaponChange[]>();

  /** Adds the effect of a feature to a weapon; false if no figure of an attack can have it. */
  add(weapon: SheetWeapon, feature: GcsFeature, amount: number): boolean {
    const isDamagePercent = feature.type === 'weapon_bonus' && feature.percent;
    const isFixed = weapon.weapon.damage.st === 'none';
    const canBe =
      (Object.hasOwn(figures, feature.type) && !isDamagePercent) ||
      (isDamagePercent && isFixed) ||
      isHarmless(feature, weapon);
    if (!canBe) return false;
    this.#changes.set(weapon, [...(this.#changes.get(weapon) ?? []), { feature, amount }]);
    return true;
  }

  /** The attack with all that was added for its weapon. */
  apply(weapon: SheetWeapon, attack: AttackDraft): AttackDraft {
    let result = attack;
    // A share of the damage counts after all that is added to it.
    let share = 0;
    for (const { feature, amount } of this.#changes.get(weapon) ?? []) {
      const { type, percent, perDie } = feature;
      if (type === 'weapon_bonus' && percent) share += amount;
      else if (type === 'weapon_bonus' && perDie) result = { ...result, addsPerDie: (result.addsPerDie ?? 0) + amount };
      else if (type === 'weapon_switch') result = applySwitch(result, feature.switchType, feature.switchValue);
      else result = ownValue(figures, type)?.(result, amount, percent) ?? result;
    }
    return share === 0 ? result : withShare(result, share);
  }
}

/** The switches of a weapon that an attack has as well. */
function applySwitch(attack: AttackDraft, type: string, value: boolean): AttackDraft {
  switch (type) {
    case 'can_parry':
      return { ...attack, parry: value ? (attack.parry ?? 0) : null };
    case 'can_block':
      return { ...attack, block: value ? (attack.block ?? 0) : null };
    case 'fencing':
      return { ...attack, fencing: value };
    case 'unbalanced':
      return { ...attack, unbalanced: value };
    case 'two-handed':
    case 'two-handed_and_unready_after_attack':
      return { ...attack, twoHanded: value };
    default:
      return attack;
  }
}

const switches = [
  'can_parry',
  'can_block',
  'fencing',
  'unbalanced',
  'two-handed',
  'two-handed_and_unready_after_attack',
];

/** True for a change of a figure that such a weapon does not have, or that is a flag of the attack. */
const isHarmless = ({ type, switchType }: GcsFeature, { weapon }: SheetWeapon): boolean =>
  (type === 'weapon_switch' && switches.includes(switchType)) ||
  (!weapon.ranged && /_(?:range|acc|bulk|recoil|shots|rof|reload|shot_duration)_/.test(type)) ||
  (weapon.ranged && /_(?:reach|parry|block)_/.test(type));

/** True for a feature that changes the weapons of its own row. */
export const isOnOwnWeapons = ({ feature }: ActiveFeature): boolean => feature.selection === 'this_weapon';

/** The weapons of the sheet that a feature changes. */
export function matchedWeapons(facts: SheetFacts, active: ActiveFeature): SheetWeapon[] {
  const { feature, owner } = active;
  const { selection, name, specialization, usage, tags } = feature;
  return facts.rows.weapons.filter((candidate) => {
    const { weapon, owner: row } = candidate;
    if (selection === 'this_weapon') return row.key === owner.key && matchesText(specialization, weapon.usage);
    if (selection === 'weapons_with_name') {
      return (
        matchesText(name, row.row.name) && matchesText(specialization, weapon.usage) && matchesList(tags, row.row.tags)
      );
    }
    const skill = bestSkillOf(facts, candidate);
    if (!matchesText(usage, weapon.usage) || !matchesList(tags, row.row.tags)) return false;
    // Without any such skill there is no name to compare, and no level.
    if (!skill) return matchesText(name, '') && matchesText(specialization, '') && feature.level.compare === 'any';
    const behind = skill.isTechnique && skill.row.row === 'technique' ? skill.row.defaults[0] : undefined;
    const tried = [skill, ...(behind ? skillsNamed(facts, behind) : [])];
    return tried.some(
      (each) =>
        matchesText(name, each.name) &&
        matchesText(specialization, each.specialization) &&
        reachesLevel(facts, feature, each),
    );
  });
}

/** True if the skill, at its best among rows with its name, is as far over its attribute as a feature requires. */
function reachesLevel({ skills }: SheetFacts, { level }: GcsFeature, { name, specialization }: SkillFacts): boolean {
  if (level.compare === 'any') return true;
  const relatives = skills
    .filter((each) => each.points > 0 && each.name === name && each.specialization === specialization)
    .flatMap(({ relative }) => relative ?? []);
  return relatives.length > 0 && matchesNumber(level, Math.max(...relatives));
}
