import type { Attack, WeaponNote } from '../../item-entry.ts';

type Sign = '+' | '-';
type Type = 'cr' | 'cut' | 'imp' | 'pi-' | 'pi' | 'pi+' | 'pi++' | 'burn' | 'cor' | 'fat' | 'tox';
type Divisor = '' | `(${number})`;
type ByStrength =
  `${'thr' | 'sw'}${'' | `${Sign}${number}` | `${Sign}${number}/die` | `+${number}d` | `+${number}d${Sign}${number}`}${Divisor}`;
type Adds = `${number}d` | `${number}d${Sign}${number}`;
type Dice = `${Adds | `${number}dx${number}`}${Divisor}`;
/** The explosion, and the damage of its fragments. */
type Burst = '' | ' ex' | ` ex [${number}d]` | ` [${number}d]`;

/**
 * "sw+1 cut", "2d+2 pi+", "6dx3(10) cr ex [2d]" with the damage of fragments in brackets, "fist+1 cr" for a punch that it aids,
 * "- entangles" for no damage at all. Of traits: "thr+1/die cut" for 1 more on each die, "1d/level burn", "HT/level aff" for a
 * resistance that each level makes harder, "ST/level binding" for what binds with an ST of the level.
 */
type DamageText =
  | `${ByStrength | `fist+${number}`} ${Type}`
  | `${Dice} ${Type}${Burst}`
  | `${number}d/level ${Type}`
  | `${'HT' | 'ST'}/level ${string}`
  | `HT${string} aff`
  | `- ${string}`;

/** As printed; * for a turn to change it. */
type ReachText = `${'' | 'C,'}${'1' | '1,2' | '1-3' | '2' | '2,3' | '4' | `1-${number}`}${'' | '*'}` | 'C';
type ParryText = 'No' | '0' | `${Sign}${number}` | `${'0' | `${Sign}${number}`}${'U' | 'F'}`;
/** † two hands, ‡ two hands and unready after an attack; M mounted, B bipod, R rest. "-" for any ST. */
type StrengthText = `${number | '-'}${'' | 'M' | 'B' | 'R'}${'' | '†' | '‡'}`;

/** Skills by the ids of their entries, separated by spaces; "dx-4" is a default without a skill, "dx-0" DX itself. */
type Skills = string;

/** One line of the table of hand weapons. The use is named after its damage unless given. */
type MeleeLine = readonly [
  Skills,
  DamageText,
  `reach ${ReachText}`,
  `parry ${ParryText}`,
  `ST ${StrengthText}`,
  name?: string,
];

/** Half-damage and maximum range, or the maximum alone: in yards, or as multiples of ST. "-" if the table has none. */
type RangeText = '-' | `${number}/${number}` | `${number}` | `x${number}/x${number}` | `x${number}`;
/** A scope is after the plus; "-" for a weapon that cannot be aimed. */
type AimText = `Acc ${number | '-' | `${number}+${number}`} ${RangeText}`;
/** "9!" cannot fire less; "2x9" is nine pellets a shot; "Jet" is a stream. */
type RateText = `RoF ${`${number}` | `${number}!` | `${number}x${number}` | 'Jet'}`;
/** Shots with the seconds to reload; T for thrown weapons, "i" for a reload of each shot; "-" for as many as you like. */
type ShotsText = `${number | 'T'}(${string})` | `${number}+1(${string})` | `${number}` | '-';
type HandlingText =
  | `ST ${StrengthText}`
  | `ST ${StrengthText} Rcl ${number}`
  | `ST ${StrengthText} Bulk ${number}`
  | `ST ${StrengthText} Bulk ${number} Rcl ${number}`;

/** One line of the tables of ranged weapons. */
type RangedLine = readonly [Skills, DamageText, AimText, `${RateText} ${ShotsText}`, HandlingText, name?: string];

export type AttackLine = MeleeLine | RangedLine;

const isMelee = (line: AttackLine): line is MeleeLine => line[2].startsWith('reach');

/**
 * Reads the lines of one weapon. Of two uses with the same name, the two-handed one says so.
 * @throws Error for invalid figures that the types allow (a number such as "1e")
 */
export function readAttackLines(lines: readonly AttackLine[]): readonly Attack[] {
  const attacks = lines.map((line) => (isMelee(line) ? readMelee(line) : readRanged(line)));
  return attacks.map((attack) =>
    attack.twoHanded && attacks.some((other) => other !== attack && other.name === attack.name)
      ? { ...attack, name: `${attack.name}, two hands` }
      : attack,
  );
}

function readMelee([skills, damage, reach, parry, strength, name]: MeleeLine): Attack {
  const { twoHanded, notes, ...needs } = readStrength(strength.slice('ST '.length));
  const figures = readDamage(damage);
  const sign = parry.slice('parry '.length);
  const reaches = reach.slice('reach '.length);
  const marks: WeaponNote[] = [
    ...notes,
    ...(reaches.endsWith('*') ? (['regrip'] as const) : []),
    ...(sign.endsWith('U') ? (['unbalanced'] as const) : []),
    ...(sign.endsWith('F') ? (['fencing'] as const) : []),
  ];
  return {
    name: name ?? usual[figures.basis],
    ...readSkills(skills),
    ...figures,
    reach: reaches.replace('*', ''),
    ...needs,
    ...(twoHanded ? { twoHanded } : {}),
    parry: sign === 'No' ? null : Number.parseInt(sign, 10),
    ...(sign.endsWith('F') ? { fencing: true } : {}),
    ...(marks.length > 0 ? { notes: marks } : {}),
  };
}

const usual = { thrust: 'thrust', swing: 'swing', fixed: 'blow' } as const;

function readRanged([skills, damage, aim, rate, handling, name]: RangedLine): Attack {
  const [, strength = '', bulk, recoil] = match(handling, /^ST (\S+)(?: Bulk (\S+))?(?: Rcl (\S+))?$/);
  const [, accuracy = '', scope, range = ''] = match(aim, /^Acc (\d+|-)(?:\+(\d+))? (\S+)$/);
  const [, rateOfFire = '', shots = ''] = match(rate, /^RoF (\S+) (\S+)$/);
  const { twoHanded, notes, ...needs } = readStrength(strength);
  const [first = '', second] = range.split('/').map((part) => part.replace(/^x/, 'STx'));
  return {
    name: name ?? (shots.startsWith('T') ? 'thrown' : 'shot'),
    ...readSkills(skills),
    ...readDamage(damage),
    ...needs,
    ...(twoHanded ? { twoHanded } : {}),
    ranged: {
      ...(accuracy === '-' ? {} : { accuracy: Number(accuracy) }),
      ...(scope === undefined ? {} : { scope: Number(scope) }),
      ...(first === '-' ? {} : second === undefined ? { maximum: first } : { halfDamage: first, maximum: second }),
      rateOfFire: rateOfFire.replace('x', '×'),
      ...(shots === '-' ? {} : { shots }),
      ...(bulk === undefined ? {} : { bulk: Number(bulk) }),
      ...(recoil === undefined ? {} : { recoil: Number(recoil) }),
      ...(skills === 'crossbow' ? { ownStrength: true } : {}),
      ...(skills === 'bow' ? { drawn: true } : {}),
    },
    ...(notes.length > 0 ? { notes } : {}),
  };
}

/** Ids of skills; one with a penalty is a default without its own skill. */
function readSkills(text: Skills): Pick<Attack, 'skills' | 'defaults'> {
  const words = text.split(' ');
  const defaults = words.flatMap((word) => {
    const [, penalty] = /^dx-(\d)$/.exec(word) ?? [];
    return penalty === undefined ? [] : [{ attribute: 'dx', penalty: Number(penalty) } as const];
  });
  const skills = words.filter((word) => !/^dx-\d$/.test(word));
  return { skills, ...(defaults.length > 0 ? { defaults } : {}) };
}

function readDamage(text: DamageText): Omit<Attack, 'name' | 'skills'> {
  if (text.startsWith('- ')) return { type: '', basis: 'fixed', dice: 0, adds: 0, instead: text.slice(2) };
  const ofLevel = /^(HT|ST)\/level (.+)$/.exec(text);
  if (ofLevel) {
    const insteadByLevel = ofLevel[1] === 'HT' ? 'resistedByHealth' : 'bindingStrength';
    return { type: ofLevel[2] ?? '', basis: 'fixed', dice: 0, adds: 0, instead: '', insteadByLevel };
  }
  const growing = /^(\d+)d\/level (\S+)$/.exec(text);
  if (growing) {
    const perLevel = { trait: '', dice: Number(growing[1]), adds: 0 };
    return { type: growing[2] ?? '', basis: 'fixed', dice: 0, adds: 0, perLevel };
  }
  if (text.startsWith('HT')) {
    return { type: 'aff', basis: 'fixed', dice: 0, adds: 0, instead: text.slice(0, -' aff'.length).replace('-', '−') };
  }
  const aided = /^fist\+(\d+) (\S+)$/.exec(text);
  if (aided) return { type: aided[2] ?? '', basis: 'thrust', adds: Number(aided[1]), unarmed: true };
  const byStrength = /^(thr|sw)(?:\+(\d+)d)?([+-]\d+)?(\/die)?(?:\(([\d.]+)\))? (\S+)$/.exec(text);
  if (byStrength) {
    const [, basis, moreDice, adds = '0', eachDie, divisor, type = ''] = byStrength;
    return {
      type,
      basis: basis === 'thr' ? 'thrust' : 'swing',
      ...(eachDie === undefined ? { adds: Number(adds) } : { adds: 0, addsPerDie: Number(adds) }),
      ...(moreDice === undefined ? {} : { moreDice: Number(moreDice) }),
      ...(divisor === undefined ? {} : { armorDivisor: Number(divisor) }),
    };
  }
  const pattern = /^(\d+)d([+-]\d+)?(?:x(\d+))?(?:\(([\d.]+)\))? (\S+)( ex)?(?: \[(\d+d)\])?$/;
  const [, dice = '', adds = '0', times, divisor, type = '', explosive, fragments] = match(text, pattern);
  return {
    type,
    basis: 'fixed',
    dice: Number(dice),
    adds: Number(adds),
    ...(times === undefined ? {} : { times: Number(times) }),
    ...(divisor === undefined ? {} : { armorDivisor: Number(divisor) }),
    ...(explosive === undefined ? {} : { explosive: true }),
    ...(fragments === undefined ? {} : { fragments }),
  };
}

const supports = { M: 'mounted', B: 'bipod', R: 'rest' } as const;

function readStrength(text: string): {
  readonly minimumStrength?: number;
  readonly twoHanded: boolean;
  readonly notes: readonly WeaponNote[];
} {
  const [, strength, support, hands] = match(text, /^(\d+|-)([MBR])?([†‡])?$/);
  const notes: WeaponNote[] = [
    ...(hands === '‡' ? (['ready1'] as const) : []),
    ...(support === 'M' || support === 'B' || support === 'R' ? [supports[support]] : []),
  ];
  return { ...(strength === '-' ? {} : { minimumStrength: Number(strength) }), twoHanded: hands !== undefined, notes };
}

function match(text: string, pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(text);
  if (!found) throw new Error(`not read: ${text}`);
  return found;
}
