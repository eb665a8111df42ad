import { listTechniqueRows } from '../notation/read-technique-row.ts';

const blades = 'Broadsword | Knife | Shortsword';
const oneHanded = `${blades} | Guns (Pistol)`;
const feinting = `Brawling | ${blades} | Force Sword | Karate`;

/** Techniques of combat and others, pp. 230-233. */
export const techniques = listTechniqueRows({
  'arm-lock': ['Arm Lock', 'A', 'any-0', 4, 230, 'Twisting the arm of a foe whom you grapple.', 'grapple hold joint judo wrestling', { of: 'Judo | Wrestling' }],
  'back-kick': ['Back Kick', 'H', 'karate-4', 0, 230, 'Kicking a foe behind you without turning.', 'kick behind martial_arts'],
  'choke-hold': ['Choke Hold (Judo)', 'H', 'judo-2', 0, 230, 'Squeezing the neck of a foe until he passes out.', 'strangle choke grapple sleeper'],
  'choke-hold-wrestling': ['Choke Hold (Wrestling)', 'H', 'wrestling-3', 0, 230, 'Squeezing the neck of a foe in a wrestling hold.', 'strangle choke grapple sleeper'],
  disarming: ['Disarming', 'H', 'any-0', 5, 230, 'Knocking or twisting a weapon out of a hand.', 'disarm weapon grab knock', { of: `Brawling | ${blades} | Judo | Karate` }],
  'dual-weapon-attack': ['Dual-Weapon Attack', 'H', 'any-4', 0, 230, 'Striking with a weapon in each hand at once.', 'two_weapons both_hands twin akimbo', { of: oneHanded }],
  'elbow-strike': ['Elbow Strike', 'A', 'any-2', 0, 230, 'Striking with the elbow at close quarters.', 'elbow close_combat strike', { of: 'Brawling | Karate' }],
  feint: ['Feint', 'H', 'any-0', 4, 231, 'Deceiving a foe so that he defends badly.', 'trick deceive fake swordsman', { of: feinting }],
  'finger-lock': ['Finger Lock', 'H', 'arm-lock-3 arm-lock-judo-3 arm-lock-wrestling-3 judo-3 wrestling-3', 0, 231, 'Bending the fingers of a foe whom you grapple.', 'grapple hold finger joint'],
  'ground-fighting': ['Ground Fighting', 'H', 'any-4', 0, 231, 'Fighting while you lie on the ground.', 'prone lying fallen floor', { of: `Brawling | ${blades} | Judo | Karate | Wrestling` }],
  'horse-archery': ['Horse Archery', 'H', 'bow-4', 0, 231, 'Shooting a bow from the saddle.', 'mounted archer bow mongol rider', { needs: 'skill bow, skill riding', notes: ['Lowers the penalty for shooting while riding; never above it'] }],
  'jump-kick': ['Jump Kick', 'H', 'karate-4', 0, 231, 'Leaping at a foe with a kick.', 'flying_kick leap martial_arts'],
  kicking: ['Kicking', 'H', 'any-2', 0, 231, 'Kicking as well as you punch.', 'kick foot martial_arts', { of: 'Brawling | Karate' }],
  'knee-strike': ['Knee Strike', 'A', 'any-1', 0, 232, 'Striking with the knee at close quarters.', 'knee close_combat groin', { of: 'Brawling | Karate' }],
  'neck-snap': ['Neck Snap', 'H', 'ST-4', 3, 232, 'Wrenching the neck of a foe whom you hold.', 'neck kill break wrench'],
  'off-hand-weapon-training': ['Off-Hand Weapon Training', 'H', 'any-4', 0, 232, 'Using one weapon with the other hand as well.', 'left_hand off_hand weapon', { of: oneHanded }],
  'retain-weapon': ['Retain Weapon', 'H', 'any-0', 5, 232, 'Keeping hold of a melee weapon.', 'disarm grip hold keep', { of: blades }],
  'retain-weapon-ranged': ['Retain Weapon (Ranged)', 'H', 'DX-0', 5, 232, 'Keeping hold of a gun or bow.', 'disarm grip gun police holster'],
  sweep: ['Sweep', 'H', 'any-3', 0, 232, 'Knocking a foe down with a long weapon.', 'trip knock_down polearm staff', { of: 'Polearm | Spear | Staff' }],
  'sweeping-kick': ['Sweeping Kick', 'H', 'any-3', 0, 232, 'Kicking the legs of a foe away.', 'trip kick leg knock_down', { of: 'Judo | Karate | Sumo Wrestling' }],
  'whirlwind-attack': ['Whirlwind Attack', 'H', 'any-5', 0, 232, 'Striking at everybody around you in one turn.', 'spin surround all_around swashbuckler', { of: 'Boxing | Broadsword | Karate | Staff | Two-Handed Sword', needs: 'trait trained-by-a-master or trait weapon-master' }],
  impersonate: ['Impersonate', 'A', 'mimicry(Speech)-3', 0, 233, 'Speaking in the voice of one certain person.', 'voice imitate disguise impression'],
  lifesaving: ['Lifesaving', 'H', 'swimming-5', 0, 233, 'Bringing a drowning person ashore.', 'lifeguard rescue drown swim'],
  'motion-picture-camera': ['Motion-Picture Camera', 'A', 'photography-3', null, 233, 'Filming with a moving-picture camera.', 'film movie camera cinema'],
  'no-landing-extraction': ['No-Landing Extraction', 'H', 'piloting-4', 0, 233, 'Picking somebody up with an aircraft that does not land.', 'pilot helicopter rescue pick_up'],
  'rope-up': ['Rope Up', 'A', 'climbing-2', 0, 233, 'Climbing up a rope, arm over arm.', 'rope climb thief'],
  scaling: ['Scaling', 'H', 'climbing-3', 0, 233, 'Climbing walls of stone and buildings.', 'wall climb building cat_burglar'],
  'set-trap': ['Set Trap', 'H', 'explosives(Demolition)-2', 0, 233, 'Rigging explosives as a trap.', 'booby_trap bomb mine tripwire'],
  'slip-handcuffs': ['Slip Handcuffs', 'H', 'escape-5', 0, 233, 'Getting out of handcuffs.', 'handcuffs escape houdini prisoner'],
  'work-by-touch': ['Work by Touch', 'H', 'lockpicking-5', 0, 233, 'Picking locks by feel, in the dark or out of sight.', 'lock dark blind burglar thief'],
});
