import type { Effect, TextMatch } from '../../effect.ts';
import type { NaturalBlow } from '../../race-entry.ts';
import type { AttackLine } from '../notation/read-attack-line.ts';
import { choose } from '../notation/trait-parameters.ts';

type Type = 'cr' | 'cut' | 'imp' | 'pi-' | 'pi' | 'pi+' | 'pi++' | 'burn' | 'cor' | 'fat' | 'tox';

const eachDie = (use: TextMatch, add: number): Effect => ({ to: { damagePerDie: { use } }, add });

const cutting: readonly NaturalBlow[] = [
  { id: 'punch', type: 'cut' },
  { id: 'kick', type: 'cut' },
];
const impaling: readonly NaturalBlow[] = [
  { id: 'punch-impaling', name: 'Punch with the points', type: 'imp', like: 'punch', limb: 'hand', damageAdd: -1 },
  { id: 'kick-impaling', name: 'Kick with the points', type: 'imp', like: 'kick', limb: 'foot', damageAdd: 0 },
];

/** Claws, hooves and talons (Basic Set, pp. 42–43): what they make of punches and kicks. */
export const clawBlows = {
  blunt: { effects: [eachDie('Punch', 1), eachDie('Kick', 1)] },
  hooves: { effects: [eachDie('Kick', 1)] },
  sharp: { blows: cutting },
  talons: { blows: [...cutting, ...impaling] },
  longTalons: {
    blows: [...cutting, ...impaling].map((blow) => ('limb' in blow || blow.id === 'punch' ? { ...blow, reach: 'C,1' } : blow)),
    effects: [eachDie({ starts: 'Punch' }, 1), eachDie({ starts: 'Kick' }, 1)],
  },
} as const;

/** A bite of this type: thrust−1, with Brawling or at DX (p. 271). */
export const bite = (type: 'cut' | 'imp' | 'pi+'): { readonly blows: readonly NaturalBlow[] } => ({
  blows: [{ id: 'bite', name: 'Bite', type, limb: 'mouth', reach: 'C', damageAdd: -1, skills: ['brawling'] }],
});

/** A jaw that hardly bites (p. 161). */
export const weakBite = { effects: [eachDie('Bite', -2)] } as const;

/** A limb to strike with (p. 88): thrust+1 a die, with Brawling or at DX; it can parry. */
export const strike = (type: 'cr' | 'cut' | 'imp' | 'pi' | 'pi+'): { readonly attacks: readonly AttackLine[] } => ({
  attacks: [['brawling dx-0', `thr+1/die ${type}`, 'reach C', 'parry 0', 'ST -', 'strike']],
});

/** Spines (p. 88): a stab at DX−4; whoever grapples or slams their owner is hurt without a roll. */
export const spines = (damage: '1d' | '1d-2'): { readonly attacks: readonly AttackLine[] } => ({
  attacks: [['dx-4', `${damage} imp`, 'reach C', 'parry No', 'ST -', 'stab']],
});

/** A squeeze of somebody held (p. 43): a contest of ST, whose margin is the damage. */
export const constriction = {
  attacks: [['st', '- margin of the contest', 'reach C', 'parry No', 'ST -', 'squeeze']],
} as const satisfies { readonly attacks: readonly AttackLine[] };

const organs = ['Beam', 'Breath', 'Gaze', 'Projectile'] as const;
const skillOf = (organ: (typeof organs)[number]): string => `innate-attack-${organ.toLowerCase()}`;

/**
 * The question of which Innate Attack skill (p. 201) an attack is aimed with; until it is answered the best one counts.
 * `line` is the attack with the skills.
 */
const aimedWith = (line: (skills: string) => AttackLine) =>
  choose(
    'Aimed with',
    [
      ['The best Innate Attack skill', 0, { id: 'any', short: '', attacks: [line(organs.map(skillOf).join(' '))] }],
      ...organs.map((organ) => [`Innate Attack (${organ})`, 0, { id: organ.toLowerCase(), short: '', attacks: [line(skillOf(organ))] }] as const),
    ],
    { id: 'aimed-with' },
  );

/** An attack from afar (p. 61): a die for each level. */
export const innateAttack = (type: Type) =>
  aimedWith((skills) => [skills, `1d/level ${type}`, 'Acc 3 10/100', 'RoF 1 -', 'ST - Rcl 1', 'shot']);

/** What it does is resisted by HT, less a point for each level after the first (p. 35). */
export const afflicting = aimedWith((skills) => [skills, 'HT/level aff', 'Acc 3 10/100', 'RoF 1 -', 'ST - Rcl 1', 'shot']);

/** It holds with an ST of its level (p. 40). */
export const binding = aimedWith((skills) => [skills, 'ST/level binding', 'Acc 3 100', 'RoF 1 -', 'ST - Rcl 1', 'shot']);
