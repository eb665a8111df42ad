import { missileAndThrownSkills } from '../../entries/skills/missile-and-thrown-skills.ts';
import { otherSkills } from '../../entries/skills/other-skills.ts';
import { rangedWeaponSkills } from '../../entries/skills/ranged-weapons.ts';
import { listSkillRows } from '../notation/read-skill-row.ts';

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
