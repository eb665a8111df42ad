import type { Effect } from '../../effect.ts';
import { otherSkills } from '../../entries/skills/athletic.ts';
import { meleeSkills, missileAndThrownSkills, rangedWeaponSkills, unarmedSkills } from '../../entries/skills/fighting.ts';
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

const ranged = { use: 'ranged' } as const;
const alike = 'guns-light-automatic-2 guns-light-machine-gun-2 guns-musket-2 guns-pistol-2 guns-rifle-2 guns-shotgun-2';
const unlike = 'guns-grenade-launcher-4 guns-gyroc-4 guns-light-anti-armor-weapon-4';
/** The defaults shared by guns of one kind that are not launchers; each leaves itself out. */
const guns = `DX-4 ${alike} ${unlike}` as const;
const launchers =
  'DX-4 guns-light-automatic-4 guns-light-machine-gun-4 guns-musket-4 guns-pistol-4 guns-rifle-4 guns-shotgun-4 guns-grenade-launcher-4 guns-gyroc-4 guns-light-anti-armor-weapon-4';
const gunner = 'DX-4 gunner-beams-4 gunner-cannon-4 gunner-catapult-4 gunner-machine-gun-4 gunner-rockets-4';
const artillery =
  'IQ-5 artillery-beams-4 artillery-bombs-4 artillery-cannon-4 artillery-catapult-4 artillery-guided-missile-4 artillery-torpedoes-4';
const innate = 'DX-4 innate-attack-beam-2 innate-attack-breath-2 innate-attack-gaze-2 innate-attack-projectile-2';
const liquid =
  'DX-4 liquid-projector-flamethrower-4 liquid-projector-sprayer-4 liquid-projector-squirt-gun-4 liquid-projector-water-cannon-4';

/** Bows, thrown weapons, firearms, and whatever else hits from a distance. */
export const rangedWeapons = listSkillRows({
  blowpipe: ['Blowpipe', 'DX/H', 'DX-6', 180, 'Blowing darts or powder through a tube.', 'blowgun dart poison tribe hunter', ranged],
  bolas: ['Bolas', 'DX/A', 'none', 181, 'Throwing weighted cords that wind around legs.', 'entangle gaucho hunter trip', ranged],
  bow: [missileAndThrownSkills.bow, 'DX/A', 'DX-5', 182, ranged],
  crossbow: [missileAndThrownSkills.crossbow, 'DX/E', 'DX-4', 186, ranged],
  lasso: ['Lasso', 'DX/A', 'none', 204, 'Throwing a noose over a beast or a foe.', 'rope cowboy lariat entangle catch', ranged],
  sling: [missileAndThrownSkills.sling, 'DX/H', 'DX-6', 221, ranged],
  'spear-thrower': ['Spear Thrower', 'DX/A', 'DX-5 spear-throwing-4', 222, 'Hurling javelins with a throwing stick.', 'atlatl woomera javelin hunter', ranged],
  throwing: [otherSkills.throwing, 'DX/A', 'DX-3 dropping-4', 226, ranged],
  'axe-throwing': [missileAndThrownSkills['axe-throwing'], 'DX/E', 'DX-4', 226, { ...ranged, name: 'Thrown Weapon (Axe/Mace)' }],
  'thrown-weapon-dart': ['Thrown Weapon (Dart)', 'DX/E', 'DX-4 throwing-2', 226, 'Throwing darts, in a fight or at a board.', 'dart throw pub', ranged],
  'thrown-weapon-harpoon': ['Thrown Weapon (Harpoon)', 'DX/E', 'DX-4 spear-throwing-2', 226, 'Throwing a harpoon that is tied to a line.', 'whaler fishing throw spear', ranged],
  'knife-throwing': [missileAndThrownSkills['knife-throwing'], 'DX/E', 'DX-4', 226, { ...ranged, name: 'Thrown Weapon (Knife)' }],
  'thrown-weapon-shuriken': ['Thrown Weapon (Shuriken)', 'DX/E', 'DX-4 throwing-2', 226, 'Throwing small bladed stars.', 'ninja throwing_star throw', ranged],
  'spear-throwing': [missileAndThrownSkills['spear-throwing'], 'DX/E', 'DX-4 spear-thrower-4 thrown-weapon-harpoon-2', 226, { ...ranged, name: 'Thrown Weapon (Spear)' }],
  'thrown-weapon-stick': ['Thrown Weapon (Stick)', 'DX/E', 'DX-4', 226, 'Throwing sticks made for it, such as boomerangs.', 'boomerang throw club hunter', ranged],
  dropping: ['Dropping', 'DX/A', 'DX-3 throwing-4', 189, 'Hitting what is below you with what you let fall.', 'bomb rock throw flyer', ranged],
  'guns-grenade-launcher': ['Guns (Grenade Launcher)', 'DX/E/TL', launchers, 198, 'Shooting with hand-held or underbarrel grenade launchers.', 'grenade launcher shoot soldier firearm', ranged],
  'guns-gyroc': ['Guns (Gyroc)', 'DX/E/TL', launchers, 198, 'Shooting with hand-held launchers of spinning rockets.', 'rocket gyrojet science_fiction shoot', ranged],
  'guns-light-anti-armor-weapon': ['Guns (Light Anti-Armor Weapon)', 'DX/E/TL', launchers, 198, 'Shooting with rocket launchers and recoilless rifles from the shoulder.', 'bazooka rocket_launcher law panzerfaust antitank shoot', ranged],
  'guns-light-machine-gun': ['Guns (Light Machine Gun)', 'DX/E/TL', guns, 198, 'Shooting with machine guns from the hip or a bipod.', 'lmg machine_gun automatic shoot soldier firearm', ranged],
  'guns-musket': ['Guns (Musket)', 'DX/E/TL', guns, 198, 'Shooting with smoothbore long arms that fire solid shot.', 'flintlock matchlock musketeer arquebus shoot firearm', ranged],
  'guns-pistol': [rangedWeaponSkills['guns-pistol'], 'DX/E/TL', `${guns} beam-weapons-pistol-4`, 198, ranged],
  'guns-rifle': [rangedWeaponSkills['guns-rifle'], 'DX/E/TL', `${guns} beam-weapons-rifle-4`, 198, ranged],
  'guns-shotgun': [rangedWeaponSkills['guns-shotgun'], 'DX/E/TL', guns, 198, ranged],
  'guns-light-automatic': [rangedWeaponSkills['guns-light-automatic'], 'DX/E/TL', guns, 198, { ...ranged, name: 'Guns (Submachine Gun)' }],
  'beam-weapons-pistol': ['Beam Weapons (Pistol)', 'DX/E/TL', 'DX-4 beam-weapons-projector-4 beam-weapons-rifle-4 guns-pistol-4', 179, 'Shooting with laser pistols, blasters and the like.', 'laser blaster ray_gun phaser stunner energy_weapon science_fiction shoot', ranged],
  'beam-weapons-projector': ['Beam Weapons (Projector)', 'DX/E/TL', 'DX-4 beam-weapons-pistol-4 beam-weapons-rifle-4', 179, 'Shooting with hand-held fields of energy that spread out.', 'sonic stunner cone ray energy_weapon science_fiction shoot', ranged],
  'beam-weapons-rifle': ['Beam Weapons (Rifle)', 'DX/E/TL', 'DX-4 beam-weapons-pistol-4 beam-weapons-projector-4 guns-rifle-4', 179, 'Shooting with long energy weapons from the shoulder.', 'laser_rifle blaster ray_gun energy_weapon science_fiction shoot', ranged],
  'liquid-projector-flamethrower': ['Liquid Projector (Flamethrower)', 'DX/E/TL', liquid, 205, 'Shooting with a hose that throws burning liquid.', 'flamethrower fire napalm soldier shoot', ranged],
  'liquid-projector-sprayer': ['Liquid Projector (Sprayer)', 'DX/E/TL', liquid, 205, 'Spraying a gas or mist at somebody.', 'pepper_spray mace spray_can nerve_gas', ranged],
  'liquid-projector-squirt-gun': ['Liquid Projector (Squirt Gun)', 'DX/E/TL', liquid, 205, 'Shooting small jets of liquid at low pressure.', 'water_pistol holy_water squirt', ranged],
  'liquid-projector-water-cannon': ['Liquid Projector (Water Cannon)', 'DX/E/TL', liquid, 205, 'Knocking people over with a jet of liquid.', 'fire_hose riot jet firefighter', ranged],
  'gunner-beams': ['Gunner (Beams)', 'DX/E/TL', gunner, 198, 'Aiming mounted lasers and other heavy energy weapons.', 'laser turret blaster starship science_fiction vehicle', ranged],
  'gunner-cannon': ['Gunner (Cannon)', 'DX/E/TL', gunner, 198, 'Aiming heavy guns at what the gunner sees.', 'tank turret gun naval pirate vehicle', ranged],
  'gunner-catapult': ['Gunner (Catapult)', 'DX/E/TL', gunner, 198, 'Aiming ballistas and other engines straight at a target.', 'ballista siege engine scorpion', ranged],
  'gunner-machine-gun': ['Gunner (Machine Gun)', 'DX/E/TL', gunner, 198, 'Aiming machine guns on a mount or tripod.', 'tripod turret automatic soldier vehicle', ranged],
  'gunner-rockets': ['Gunner (Rockets)', 'DX/E/TL', gunner, 198, 'Aiming unguided rockets from a vehicle or mount.', 'missile aircraft pod vehicle', ranged],
  'artillery-beams': ['Artillery (Beams)', 'IQ/A/TL', artillery, 178, 'Bombarding what nobody at the weapon sees, with energy weapons.', 'indirect bombard laser starship', { use: 'ranged' }],
  'artillery-bombs': ['Artillery (Bombs)', 'IQ/A/TL', artillery, 178, 'Dropping unguided bombs so that they hit.', 'bomber aircraft indirect bombard', ranged],
  'artillery-cannon': ['Artillery (Cannon)', 'IQ/A/TL', artillery, 178, 'Bombarding with howitzers, mortars and the like.', 'howitzer mortar indirect bombard gun', ranged],
  'artillery-catapult': ['Artillery (Catapult)', 'IQ/A/TL', artillery, 178, 'Bombarding with catapults and trebuchets.', 'trebuchet siege indirect bombard', ranged],
  'artillery-guided-missile': ['Artillery (Guided Missile)', 'IQ/A/TL', artillery, 178, 'Guiding missiles or setting those that seek their target.', 'missile seeking homing sam atgm', ranged],
  'artillery-torpedoes': ['Artillery (Torpedoes)', 'IQ/A/TL', artillery, 178, 'Guiding torpedoes, or setting their course.', 'submarine naval torpedo', ranged],
  'innate-attack-beam': ['Innate Attack (Beam)', 'DX/E', innate, 201, 'Hitting with rays that come from your hands or an organ.', 'superhero ray power blast energy', ranged],
  'innate-attack-breath': ['Innate Attack (Breath)', 'DX/E', innate, 201, 'Hitting with what you breathe or spit out.', 'dragon fire spit breath', ranged],
  'innate-attack-gaze': ['Innate Attack (Gaze)', 'DX/E', innate, 201, 'Hitting with what comes from your eyes.', 'eyes superhero laser glance', ranged],
  'innate-attack-projectile': ['Innate Attack (Projectile)', 'DX/E', innate, 201, 'Hitting with solid missiles from your hands, such as missile spells.', 'fireball missile spell wizard power', ranged],
});

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
