import type { Effect } from '../../effect.ts';
import { otherSkills } from '../../entries/skills/other-skills.ts';
import { unarmedSkills } from '../../entries/skills/unarmed-skills.ts';
import { listSkillRows } from '../notation/read-skill-row.ts';

const fight = { use: 'fight' } as const;
const byHand = { use: 'fight', parries: true } as const;
/** An art that adds 1 to each die of the damage of its blows from each of these levels on, relative to DX. */
const striking = (skill: string, ...levels: readonly number[]) => ({
  ...byHand,
  effects: levels.map((fromLevel): Effect => ({ to: { damagePerDie: { skill } }, add: 1, fromLevel })),
});
const master = 'trait trained-by-a-master';

/** Bare hands, and other skills of a fight that are not weapon skills. */
export const unarmedAndCombat = listSkillRows({
  boxing: [unarmedSkills.boxing, 'DX/A', 'none', 182, striking('boxing', 1, 2)],
  brawling: [unarmedSkills.brawling, 'DX/E', 'none', 182, striking('brawling', 2)],
  judo: [unarmedSkills.judo, 'DX/H', 'none', 203, byHand],
  karate: [unarmedSkills.karate, 'DX/H', 'none', 203, striking('karate', 0, 1)],
  'sumo-wrestling': ['Sumo Wrestling', 'DX/A', 'none', 223, 'Grappling, shoving and slamming, with the whole body.', 'grapple slam shove wrestler japan', { use: 'fight' }],
  wrestling: ['Wrestling', 'DX/A', 'none', 228, 'Grappling and pinning, with strength and holds.', 'grapple pin hold wrestler lock', { use: 'fight' }],
  'fast-draw': [otherSkills['fast-draw'], 'DX/E', 'none', 194, { use: 'fight', of: 'Weapon: Arrow | Force Sword | Knife | Long Arm | Pistol | Sword | Two-Handed Sword' }],
  'fast-draw-ammo': ['Fast-Draw (Ammo)', 'DX/E/TL', 'none', 194, 'Reloading a gun or bow in less time.', 'reload magazine quick gun', fight],
  'parry-missile-weapons': ['Parry Missile-Weapons', 'DX/H', 'none', 212, 'Parrying arrows and thrown weapons out of the air.', 'arrow catch deflect monk block', fight],
  'combat-art': ['Combat Art', 'DX/A', 'DX-5 combat-sport(same)-3', 184, 'The forms of one way of fighting, for show and exercise.', 'kata display dance martial_arts form', { of: 'Combat skill', fromSkill: 3, difficulties: ['easy', 'average', 'hard'], notes: ['As difficult as the combat skill, which defaults to the art at −3'] }],
  'combat-sport': ['Combat Sport', 'DX/A', 'DX-5 combat-art(same)-3', 184, 'One way of fighting by the rules of a contest.', 'competition fencing tournament contest match', { of: 'Combat skill', fromSkill: 3, difficulties: ['easy', 'average', 'hard'], notes: ['As difficult as the combat skill, which defaults to the sport at −3'] }],
  'blind-fighting': ['Blind Fighting', 'Per/VH', 'none', 180, 'Fighting by ear and touch as though you saw.', 'blind dark sense zatoichi chi', { use: 'fight', needs: `${master} or trait weapon-master` }],
  'breaking-blow': ['Breaking Blow', 'IQ/H', 'none', 182, 'Finding the weak point of what you strike.', 'break board chi martial_arts smash armor', { needs: master }],
  'flying-leap': ['Flying Leap', 'IQ/H', 'none', 196, 'Leaping three times as far as anybody could.', 'jump wuxia chi leap kick', { needs: 'trait trained-by-a-master or trait weapon-master, skill jumping, skill power-blow' }],
  'immovable-stance': ['Immovable Stance', 'DX/H', 'none', 201, 'Standing fast against knockback, shoves and trips.', 'root chi stand balance', { needs: master }],
  kiai: ['Kiai', 'HT/H', 'none', 203, 'A shout that stuns a foe.', 'shout yell stun chi martial_arts', { needs: `${master} or trait weapon-master` }],
  'light-walk': ['Light Walk', 'DX/H', 'none', 205, 'Walking without a trace, over thin ice or paper.', 'trace wuxia chi snow silent', { needs: `${master}, skill acrobatics 14, skill stealth 14` }],
  'power-blow': ['Power Blow', 'Will/H', 'none', 215, 'Gathering strength for one mighty blow.', 'chi strength strike martial_arts double', { needs: `${master} or trait weapon-master` }],
  'pressure-points': ['Pressure Points', 'IQ/H', 'none', 215, 'Crippling limbs for seconds with a light touch.', 'paralyze nerve_strike chi martial_arts touch', { needs: `${master} or trait weapon-master` }],
  'pressure-secrets': ['Pressure Secrets', 'IQ/VH', 'none', 215, 'Doing great harm to whoever you strike or hold, by knowledge of the body.', 'vital_points nerve death_touch chi', { needs: `${master}, skill pressure-points 16` }],
  push: ['Push', 'DX/H', 'none', 216, 'Sending a foe flying with hardly a touch.', 'shove knockback chi tai_chi', { needs: master }],
  'throwing-art': ['Throwing Art', 'DX/H', 'none', 226, 'Throwing anything at all, far and with deadly force.', 'throw hurl card chi improvised', { use: 'ranged', needs: 'trait trained-by-a-master or trait weapon-master' }],
  'zen-archery': ['Zen Archery', 'IQ/VH', 'none', 228, 'Shooting a bow without aiming by eye: distance and size hardly count.', 'bow kyudo archer chi', { needs: `${master} or trait weapon-master, skill bow 18, skill meditation` }],
  'invisibility-art': ['Invisibility Art', 'IQ/VH', 'none', 202, 'Standing in plain sight without being noticed.', 'ninja hide unseen vanish chi', { needs: `${master}, skill hypnotism 14, skill stealth 14` }],
});
