/**
 * Skills of GURPS Lite (third edition), typed in a second time.
 *
 * This file is an independent second typing-in from the book, used only by tests: a test compares it with the
 * product's own tables, so nothing here may be imported from, generated from, or copied from those tables.
 * Names are the book's, without the /TL.
 */

/**
 * Skills: name | page | kind | difficulty | attribute | defaults | differs by tech level
 *
 * The order is the book's. A group of skills is given as its single skills: for hand weapons, thrown weapons and
 * missile weapons the defaults are those of the weapon tables, else DX-4 easy, DX-5 average, DX-6 hard. On p. 17 the
 * copy this was typed from has lost the defaults; see `defaultsLost`.
 */
export const skills = [
  ['Acrobatics', 14, 'physical', 'hard', 'dx', 'DX-6', false],
  ['Acting', 14, 'mental', 'average', 'iq', 'IQ-5', false],
  ['Animal Handling', 14, 'mental', 'hard', 'iq', 'IQ-6', false],
  ['Area Knowledge', 14, 'mental', 'easy', 'iq', 'IQ-4', false], // the default is for residents of the area only
  ['Armoury', 14, 'mental', 'average', 'iq', 'IQ-5', true],
  ['Artist', 14, 'mental', 'hard', 'iq', 'IQ-6', false],
  ['Bard', 14, 'mental', 'average', 'iq', 'IQ-5', false],
  ['Blacksmith', 14, 'mental', 'average', 'iq', 'IQ-5', true],
  ['Boxing', 14, 'physical', 'average', 'dx', 'none', false],
  ['Brawling', 14, 'physical', 'easy', 'dx', 'none', false],
  ['Camouflage', 14, 'mental', 'easy', 'iq', 'IQ-4', false],
  ['Carpentry', 14, 'mental', 'easy', 'iq', 'IQ-4 | DX-4', false],
  ['Climbing', 14, 'physical', 'average', 'dx', 'DX-5 | ST-5', false],
  ['Computer Operation', 14, 'mental', 'easy', 'iq', 'IQ-4', true],
  ['Computer Programming', 15, 'mental', 'hard', 'iq', 'none', true],
  ['Cooking', 15, 'mental', 'easy', 'iq', 'IQ-4', false],
  ['Criminology', 15, 'mental', 'average', 'iq', 'IQ-4', true], // printed so, though average
  ['Dancing', 15, 'physical', 'average', 'dx', 'DX-5', false],
  ['Demolition', 15, 'mental', 'average', 'iq', 'IQ-5', true],
  ['Diagnosis', 15, 'mental', 'hard', 'iq', 'IQ-6', true],
  ['Disguise', 15, 'mental', 'average', 'iq', 'IQ-5', false],
  ['Electronics', 15, 'mental', 'hard', 'iq', 'none', true],
  ['Electronics Operation', 15, 'mental', 'average', 'iq', 'IQ-5', true],
  ['Engineer', 15, 'mental', 'hard', 'iq', 'none', true],
  ['Escape', 15, 'physical', 'hard', 'dx', 'DX-6', false],
  ['First Aid', 15, 'mental', 'easy', 'iq', 'IQ-5', true],
  ['Forensics', 15, 'mental', 'hard', 'iq', 'none', true],
  ['Forgery', 15, 'mental', 'hard', 'iq', 'IQ-6 | DX-8', true],
  ['Gambling', 15, 'mental', 'average', 'iq', 'IQ-5', false],

  // Hand Weapon
  ['Axe/Mace', 15, 'physical', 'average', 'dx', 'DX-5', false],
  ['Blackjack', 15, 'physical', 'easy', 'dx', 'DX-4', false],
  ['Broadsword', 15, 'physical', 'average', 'dx', 'DX-5 | Shortsword-2 | Force Sword-3', false],
  ['Fencing', 15, 'physical', 'average', 'dx', 'DX-5', false],
  ['Flail', 15, 'physical', 'hard', 'dx', 'DX-6', false],
  ['Force Sword', 15, 'physical', 'average', 'dx', 'DX-5', false],
  ['Knife', 15, 'physical', 'easy', 'dx', 'DX-4', false],
  ['Knife Throwing', 15, 'physical', 'easy', 'dx', 'DX-4', false], // also named under Thrown Weapon, p. 17
  ['Polearm', 15, 'physical', 'average', 'dx', 'DX-5', false],
  ['Shortsword', 15, 'physical', 'average', 'dx', 'DX-5 | Broadsword-2 | Force Sword-3', false],
  ['Spear', 15, 'physical', 'average', 'dx', 'DX-5 | Staff-2', false],
  ['Staff', 15, 'physical', 'hard', 'dx', 'DX-5 | Spear-2', false], // hard, yet the weapon table prints DX-5
  ['Two-Handed Axe/Mace', 15, 'physical', 'average', 'dx', 'DX-5', false],
  ['Two-Handed Sword', 15, 'physical', 'average', 'dx', 'DX-5 | Force Sword-3', false],

  ['Holdout', 15, 'mental', 'average', 'iq', 'IQ-5', false],
  ['Humanities', 15, 'mental', 'hard', 'iq', 'IQ-6', false],

  // Influence Skills
  ['Diplomacy', 15, 'mental', 'hard', 'iq', 'IQ-6', false],
  ['Fast-Talk', 15, 'mental', 'average', 'iq', 'IQ-5', false],
  ['Intimidation', 15, 'mental', 'average', 'iq', 'ST-5', false],
  ['Savoir-Faire', 15, 'mental', 'easy', 'iq', 'IQ-4', false],
  ['Sex Appeal', 16, 'mental', 'average', 'ht', 'HT-3', false],
  ['Streetwise', 16, 'mental', 'average', 'iq', 'IQ-5', false],

  ['Interrogation', 16, 'mental', 'average', 'iq', 'IQ-5', false],
  ['Jumping', 16, 'physical', 'easy', 'dx', 'none', false],
  ['Karate', 16, 'physical', 'hard', 'dx', 'none', false],
  ['Law', 16, 'mental', 'hard', 'iq', 'IQ-6', false],
  ['Leadership', 16, 'mental', 'average', 'iq', 'ST-5', false],
  ['Lockpicking', 16, 'mental', 'average', 'iq', 'IQ-5', true],
  ['Masonry', 16, 'physical', 'easy', 'dx', 'IQ-3', false],
  ['Mechanic', 16, 'mental', 'average', 'iq', 'IQ-5', true],
  ['Merchant', 16, 'mental', 'average', 'iq', 'IQ-5', false],
  ['Meteorology', 16, 'mental', 'average', 'iq', 'IQ-5', true],

  // Missile Weapon
  ['Beam Weapons', 16, 'physical', 'easy', 'dx', 'DX-4', true],
  ['Black Powder Weapons', 16, 'physical', 'easy', 'dx', 'DX-4', true],
  ['Bow', 16, 'physical', 'hard', 'dx', 'DX-6', false],
  ['Crossbow', 16, 'physical', 'easy', 'dx', 'DX-4', false],
  ['Guns (Pistol)', 16, 'physical', 'easy', 'dx', 'DX-4', true],
  ['Guns (Rifle)', 16, 'physical', 'easy', 'dx', 'DX-4', true],
  ['Guns (Shotgun)', 16, 'physical', 'easy', 'dx', 'DX-4', true],
  ['Guns (Light automatic)', 16, 'physical', 'easy', 'dx', 'DX-4', true],
  ['Sling', 16, 'physical', 'hard', 'dx', 'DX-6', false],

  ['Musical Instrument', 16, 'mental', 'hard', 'iq', 'none', false],
  ['Natural Sciences', 16, 'mental', 'hard', 'iq', 'IQ-6', false],
  ['Naturalist', 16, 'mental', 'hard', 'iq', 'IQ-6', false],
  ['Navigation', 16, 'mental', 'hard', 'iq', 'none', true],
  ['Occultism', 16, 'mental', 'average', 'iq', 'IQ-6', false], // printed so, though average
  ['Photography', 16, 'mental', 'average', 'iq', 'IQ-5', true],
  ['Physician', 16, 'mental', 'hard', 'iq', 'IQ-7', true],
  ['Pickpocket', 16, 'physical', 'hard', 'dx', 'DX-6', false],
  ['Research', 16, 'mental', 'average', 'iq', 'IQ-5', false],
  ['Riding', 16, 'physical', 'average', 'dx', 'DX-5', false],
  ['Running', 16, 'physical', 'hard', 'ht', 'none', false],

  ['Shadowing', 17, 'mental', 'average', 'iq', 'IQ-6', false],
  ['Shield', 17, 'physical', 'easy', 'dx', 'DX-4', false],
  ['Singing', 17, 'physical', 'easy', 'ht', 'HT-4', false],
  ['Social Sciences', 17, 'mental', 'hard', 'iq', 'IQ-6', false], // the default is in the description
  ['Stealth', 17, 'physical', 'average', 'dx', 'DX-5 | IQ-5', false],
  ['Survival', 17, 'mental', 'average', 'iq', 'IQ-5', false],
  ['Swimming', 17, 'physical', 'easy', 'dx', 'DX-4 | ST-5', false],
  ['Tactics', 17, 'mental', 'hard', 'iq', 'IQ-6', false],
  ['Teaching', 17, 'mental', 'average', 'iq', 'IQ-5', false],
  ['Throwing', 17, 'physical', 'hard', 'dx', 'none', false],

  // Thrown Weapon, without Knife Throwing; its default is on p. 27 and in the ranged weapon table
  ['Axe Throwing', 17, 'physical', 'easy', 'dx', 'DX-4', false],
  ['Spear Throwing', 17, 'physical', 'easy', 'dx', 'DX-4 | Spear Thrower-4', false],

  ['Tracking', 17, 'mental', 'average', 'iq', 'IQ-5', false],
  ['Traps', 17, 'mental', 'average', 'iq', 'IQ-5', true],

  // Vehicle Skills: motor vehicles also default to IQ
  ['Bicycling', 17, 'physical', 'easy', 'dx', 'DX-4', false],
  ['Boating', 17, 'physical', 'average', 'dx', 'DX-5', false],
  ['Driving', 17, 'physical', 'average', 'dx', 'DX-5 | IQ-5', false],
  ['Motorcycle', 17, 'physical', 'easy', 'dx', 'DX-4 | IQ-4', false],
  ['Piloting', 17, 'physical', 'average', 'dx', 'DX-5 | IQ-5', false], // taking aircraft as motor vehicles
  ['Powerboat', 17, 'physical', 'average', 'dx', 'DX-5 | IQ-5', false],

  ['Writing', 17, 'mental', 'average', 'iq', 'IQ-5', false],

  // Languages; each language itself is a mental skill, see `languageDifficulties`
  ['Gesture', 17, 'mental', 'easy', 'iq', 'none', false],
  ['Sign Language', 17, 'mental', 'average', 'iq', 'none', false],

  // From the chapter on magic; no default is printed there, but it is used like a thrown weapon (p. 27: DX-4)
  ['Spell Throwing', 30, 'physical', 'easy', 'dx', 'DX-4', false],
] as const;

/**
 * Skills whose printed defaults are lost; the defaults above are the usual ones of the third edition.
 *
 * For Gesture and Sign Language, on the same page, there is not even such a proposal: 'none' above is only the absence
 * of any.
 */
export const defaultsLost = [
  'Shadowing',
  'Shield',
  'Singing',
  'Stealth',
  'Survival',
  'Swimming',
  'Tactics',
  'Teaching',
  'Throwing',
  'Tracking',
  'Traps',
  'Writing',
  'Gesture',
  'Sign Language',
] as const;

/** Skills bought once for each of something: skill | what | choices named by the book */
export const specialities = [
  ['Area Knowledge', 'area', []],
  ['Guns', 'type of cartridge weapon', ['pistol', 'rifle', 'shotgun', 'light automatic weapon']],
  ['Humanities', 'subject', ['History', 'Literature', 'Philosophy', 'Theology']],
  ['Musical Instrument', 'instrument', []],
  ['Natural Sciences', 'science', ['Botany', 'Chemistry', 'Geology', 'Physics', 'Zoology']],
  ['Riding', 'type of animal', []],
  ['Social Sciences', 'science', ['Anthropology', 'Archaeology', 'Psychology', 'Sociology']],
  ['Survival', 'type of terrain', []],
  ['Thrown Weapon', 'type of weapon', ['Knife Throwing', 'Axe Throwing', 'Spear Throwing']],
  ['Language', 'language', []],
  ['Sign Language', 'form of sign language', []],
] as const;

/** Languages: difficulty | languages named by the book */
export const languageDifficulties = [
  ['easy', ['Pidgin English', 'Esperanto']],
  ['average', ['French', 'Chinese', 'Elvish', 'Rumanian']],
  ['hard', ['Basque', 'Navajo']], // and most alien languages
  ['very hard', []], // alien languages a human voice cannot form
] as const;

/** The native language: level it starts at | price of each level more */
export const nativeLanguage = ['IQ', 1] as const;
