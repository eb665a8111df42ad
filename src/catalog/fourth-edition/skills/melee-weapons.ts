import { meleeSkills } from '../../entries/skills/melee-skills.ts';
import { listSkillRows } from '../notation/read-skill-row.ts';

const melee = { use: 'melee' } as const;
const block = { use: 'block' } as const;

/** Hand weapons, shields and cloaks. */
export const meleeWeapons = listSkillRows({
  'axe-mace': [meleeSkills['axe-mace'], 'DX/A', 'DX-5 flail-4 two-handed-axe-mace-3', 208, melee],
  broadsword: [
    meleeSkills.broadsword,
    'DX/A',
    'DX-5 force-sword-4 rapier-4 saber-4 shortsword-2 two-handed-sword-4',
    208,
    melee,
  ],
  flail: [meleeSkills.flail, 'DX/H', 'DX-6 axe-mace-4 two-handed-flail-3', 208, melee],
  'force-sword': [
    meleeSkills['force-sword'],
    'DX/A',
    'DX-5 broadsword-3 jitte-sai-3 knife-3 shortsword-3 two-handed-sword-3',
    208,
    melee,
  ],
  'force-whip': ['Force Whip', 'DX/A', 'DX-5 kusari-3 monowire-whip-3 whip-3', 209, 'Fighting with a lash of pure energy.', 'energy_whip science_fiction lash', melee],
  garrote: ['Garrote', 'DX/E', 'DX-4', 197, 'Strangling from behind with a wire or cord.', 'strangle choke wire assassin thug', melee],
  'jitte-sai': ['Jitte/Sai', 'DX/A', 'DX-5 force-sword-4 main-gauche-4 shortsword-3', 208, 'Fighting with pronged batons that trap blades.', 'ninja baton okinawa trident disarm', melee],
  knife: [meleeSkills.knife, 'DX/E', 'DX-4 force-sword-3 main-gauche-3 shortsword-3', 208, melee],
  kusari: ['Kusari', 'DX/H', 'DX-6 force-whip-3 monowire-whip-3 two-handed-flail-4 whip-3', 209, 'Fighting with a weighted chain in both hands.', 'chain ninja weighted manriki', melee],
  lance: ['Lance', 'DX/A', 'DX-5 spear-3', 204, 'Charging with a lance from the saddle.', 'knight joust cavalry horse tournament charge', { ...melee, needs: 'skill riding', notes: ['Those who cannot ride have only the default from Spear'] }],
  'main-gauche': ['Main-Gauche', 'DX/A', 'DX-5 jitte-sai-4 knife-4 rapier-3 saber-3 smallsword-3', 208, 'Parrying and stabbing with a dagger in the off hand.', 'dagger fencing off_hand parrying swashbuckler duel', melee],
  'monowire-whip': ['Monowire Whip', 'DX/H', 'DX-6 force-whip-3 kusari-3 whip-3', 209, 'Fighting with a weighted whip of cutting wire.', 'wire science_fiction cyberpunk lash', melee],
  polearm: [meleeSkills.polearm, 'DX/A', 'DX-5 spear-4 staff-4 two-handed-axe-mace-4', 208, melee],
  rapier: ['Rapier', 'DX/A', 'DX-5 broadsword-4 main-gauche-3 saber-3 smallsword-3', 208, 'Fencing with a long, light thrusting sword.', 'fencing swashbuckler duel musketeer sword swordsman', melee],
  saber: ['Saber', 'DX/A', 'DX-5 broadsword-4 main-gauche-3 rapier-3 shortsword-4 smallsword-3', 208, 'Fencing with a light sword that cuts and thrusts.', 'fencing sabre cavalry duel cutlass sword swordsman', melee],
  shield: [meleeSkills.shield, 'DX/E', 'DX-4 shield-buckler-2 shield-force-2', 220, block],
  'shield-buckler': ['Shield (Buckler)', 'DX/E', 'DX-4 shield-2 shield-force-2', 220, 'Blocking with a small shield that is held in the fist.', 'block buckler defense guard', block],
  'shield-force': ['Shield (Force Shield)', 'DX/E', 'DX-4 shield-2 shield-buckler-2', 220, 'Blocking with a shield of pure energy on the wrist.', 'block force_shield defense science_fiction', block],
  shortsword: [
    meleeSkills.shortsword,
    'DX/A',
    'DX-5 broadsword-2 force-sword-4 jitte-sai-3 knife-4 saber-4 smallsword-4 tonfa-3',
    209,
    melee,
  ],
  smallsword: ['Smallsword', 'DX/A', 'DX-5 main-gauche-3 rapier-3 saber-3 shortsword-4', 208, 'Fencing with a short, light thrusting sword, or with a short staff.', 'fencing foil epee duel swashbuckler sword', melee],
  spear: [meleeSkills.spear, 'DX/A', 'DX-5 polearm-4 staff-2', 208, melee],
  staff: [meleeSkills.staff, 'DX/A', 'DX-5 polearm-4 spear-2', 208, melee],
  tonfa: ['Tonfa', 'DX/A', 'DX-5 shortsword-3', 209, 'Fighting with a baton that has a handle at its side.', 'nightstick police baton side_handle', melee],
  'two-handed-axe-mace': [
    meleeSkills['two-handed-axe-mace'],
    'DX/A',
    'DX-5 axe-mace-3 polearm-4 two-handed-flail-4',
    208,
    melee,
  ],
  'two-handed-flail': ['Two-Handed Flail', 'DX/H', 'DX-6 flail-3 kusari-4 two-handed-axe-mace-4', 208, 'Fighting with a flail in both hands, or with nunchaku.', 'nunchaku chain flail peasant', melee],
  'two-handed-sword': [meleeSkills['two-handed-sword'], 'DX/A', 'DX-5 broadsword-4 force-sword-4', 209, melee],
  whip: ['Whip', 'DX/A', 'DX-5 force-whip-3 kusari-3 monowire-whip-3', 209, 'Fighting with a whip: to lash, to disarm, to entangle.', 'lash bullwhip indiana_jones entangle', melee],
  cloak: ['Cloak', 'DX/A', 'DX-5 net-4 shield-4 shield-buckler-4 shield-force-4', 184, 'Using a cloak to block, to entangle and to blind.', 'cape swashbuckler block entangle', block],
  net: ['Net', 'DX/H', 'cloak-5', 211, 'Throwing a net over a foe, or fighting with one in the hand.', 'gladiator retiarius entangle catch trap', { use: 'ranged' }],
});
