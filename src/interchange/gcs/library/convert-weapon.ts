import { readDice } from '../read/gcs-fields.ts';
import type { GcsDamage, GcsWeapon } from '../read/gcs-rows.ts';
import { convertDefaults } from './convert-skill.ts';
import type { ItemDraft } from './library-entry.ts';

type AttackDraft = NonNullable<ItemDraft['attacks']>[number];

/** An attack line, and what of it an attack here cannot express. */
export interface ConvertedWeapon {
  readonly attack: AttackDraft;
  readonly notes: readonly string[];
}

/** Converts an attack line of an item. `level` is the item's, which some damage grows with. */
export function convertWeapon(weapon: GcsWeapon, level: number): ConvertedWeapon {
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
      ...convertDamage(damage, level, notes),
      ...(Number.isNaN(strength) ? {} : { minimumStrength: strength }),
      ...(/[†‡]/.test(weapon.strength) ? { twoHanded: true } : {}),
      ...(ranged ? convertRanged(weapon, notes) : convertMelee(weapon)),
    },
    notes: notes.map((note) => `${name}: ${note}`),
  };
}

/** What an attack is called: as the file does, or by what it is. */
export const nameOfAttack = ({ usage, damage, ranged }: GcsWeapon): string =>
  usage || (damage.st === 'sw' ? 'swing' : damage.st === 'thr' ? 'thrust' : ranged ? 'shot' : 'attack');

function describeRest(letters: string): string {
  const words = { B: 'needs a bipod', M: 'needs a mount', R: 'needs a rest' } as const;
  return Object.entries(words)
    .flatMap(([letter, word]) => (letters.includes(letter) ? [word] : []))
    .join(', ');
}

/** Damage: dice of its own, or thrust or swing with dice and adds. */
function convertDamage(damage: GcsDamage, level: number, notes: string[]): Partial<AttackDraft> {
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
  const leveled = readDice(damage.baseLeveled);
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

/** A distance as items here have it: yards, or "STx1.5". Others are kept as they are. */
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
