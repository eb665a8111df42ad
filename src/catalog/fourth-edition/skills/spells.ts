import { spells } from '../../entries/skills/spells.ts';
import { listSpellRows } from '../notation/read-spell-row.ts';

const air = listSpellRows(['Air'], '243-244', {
  'purify-air': ['Purify Air', ['area', '1', '1 s', 'instant'], 'none', 'Takes smoke, gas and stale breath out of the air.', 'clean gas smoke breathe'],
  'create-air': ['Create Air', ['area', '1', '1 s', '5 s'], 'spell purify-air', 'Makes a breeze, bubbles under water or air to breathe.', 'wind breeze breathe bubble'],
  'shape-air': ['Shape Air', ['regular', '1–10 / same', '1 s', '1 minute'], 'spell create-air', 'Makes a jet of wind that pushes or blows things about.', 'wind jet blow gust'],
  'no-smell': ['No-Smell', ['regular', '2 / 2', '1 s', '1 hour'], 'spell purify-air', 'Takes the smell from its subject.', 'scent odor dog tracking'],
  'predict-weather': ['Predict Weather', ['information', 'varies', '5 s a day of forecast', 'instant'], '4 spells of Air', 'Foretells the weather of one place.', 'forecast storm rain sky'],
  'walk-on-air': ['Walk on Air', ['regular', '3 / 2', '1 s', '1 minute'], 'spell shape-air', 'Lets its subject walk on air as on solid ground.', 'fly levitate air climb'],
  stench: ['Stench', ['area', '1', '1 s', '5 minutes'], 'spell purify-air', 'Fills the air with a foul gas that nobody can breathe for long.', 'gas smell cloud choke poison'],
  lightning: ['Lightning', ['missile', '1 to Magery', '1–3 s', 'instant'], 'trait magery 1, 6 spells of Air', 'Shoots a bolt of lightning from the fingertip.', 'bolt electric shock thunder storm attack'],
});

const airAndEarth = listSpellRows(['Air', 'Earth'], 243, {
  'earth-to-air': ['Earth to Air', ['regular', '5 for each cubic yard', '2 s', 'permanent'], 'spell create-air, spell shape-earth', 'Turns earth or stone into air.', 'dig tunnel breathe stone transform'],
});

const airAndWater = listSpellRows(['Air', 'Water'], 253, {
  'breathe-water': ['Breathe Water', ['regular', '4 / 2', '1 s', '1 minute'], 'spell create-air, spell destroy-water', 'Lets its subject breathe water as if it were air.', 'underwater swim dive drown'],
});

const bodyControl = listSpellRows(['Body Control'], '244-245', {
  itch: ['Itch', ['regular, HT', '2', '1 s', 'until scratched'], 'none', 'Makes its subject itch badly, until it can scratch.', 'annoy distract curse'],
  spasm: ['Spasm', ['regular, HT', '2', '1 s', 'instant'], 'spell itch', 'Makes the muscles of a hand jerk, so that it drops things.', 'drop disarm cramp'],
  pain: ['Pain', ['regular, HT', '2', '2 s', '1 s'], 'spell spasm', 'Stabs its subject with pain that stuns it.', 'hurt stun torture agony'],
  clumsiness: ['Clumsiness', ['regular, HT', '1–5 / half', '1 s', '1 minute'], 'spell spasm', 'Lowers the DX of its subject.', 'dexterity weaken debuff awkward'],
  hinder: ['Hinder', ['regular, HT', '1–4 / same', '1 s', '1 minute'], 'spell clumsiness or spell haste', 'Slows its subject down.', 'slow move dodge debuff'],
  'rooted-feet': ['Rooted Feet', ['regular, ST', '3', '1 s', '1 minute'], 'spell hinder', 'Roots the feet of its subject to the ground.', 'hold stuck entangle root'],
  'paralyze-limb': ['Paralyze Limb', ['melee, HT', '3', '1 s', '1 minute'], 'trait magery 1, 5 spells of Body Control, spell clumsiness', 'Cripples a limb for a minute by a touch.', 'cripple touch arm leg'],
  'wither-limb': ['Wither Limb', ['melee, HT', '5', '1 s', 'permanent'], 'trait magery 1, spell paralyze-limb', 'Withers a limb for good by a touch.', 'cripple curse touch arm leg'],
  deathtouch: ['Deathtouch', ['melee', '1–3', '1 s', 'instant'], 'spell wither-limb', 'Wounds by a touch, whatever armor there is.', 'kill touch damage attack'],
});

const communication = listSpellRows(['Communication & Empathy'], 245, {
  'sense-foes': ['Sense Foes', ['information', '1', '1 s', 'instant'], 'none', 'Tells whether somebody, or anybody in an area, means you ill.', 'enemy detect danger hostile', { notes: ['At least 2 points; for an area 1 for each yard of its radius'] }],
  'sense-emotion': ['Sense Emotion', ['regular', '2', '1 s', 'instant'], 'spell sense-foes', 'Tells what somebody feels at the moment.', 'feeling mood empathy read'],
  truthsayer: ['Truthsayer', ['information, Will', '2', '1 s', 'instant'], 'spell sense-emotion', 'Tells whether somebody lies.', 'lie truth detect interrogate'],
  'mind-reading': ['Mind-Reading', ['regular, Will', '4 / 2', '10 s', '1 minute'], 'spell truthsayer', 'Reads the thoughts on the surface of a mind.', 'telepathy thoughts read mind'],
  'hide-thoughts': ['Hide Thoughts', ['regular', '3 / 1', '1 s', '10 minutes'], 'spell truthsayer', 'Shields its subject from magic that reads or rules minds.', 'telepathy shield block mind'],
});

const earth = listSpellRows(['Earth'], '245-246', {
  'seek-earth': ['Seek Earth', ['information', '3', '10 s', 'instant'], 'none', 'Tells where the nearest earth, metal or stone of a kind is.', 'find gold ore gem mine'],
  'shape-earth': ['Shape Earth', ['regular', '1 for each cubic yard / half', '1 s', '1 minute'], 'spell seek-earth', 'Moves and shapes earth.', 'dig wall tunnel move pit'],
  'earth-to-stone': ['Earth to Stone', ['regular', '3 for each cubic yard', '1 s', 'permanent'], 'trait magery 1, spell shape-earth', 'Turns earth or clay into stone, or stone into simple metal.', 'wall harden transform rock'],
  'create-earth': ['Create Earth', ['regular', '2 for each cubic yard', '1 s', 'permanent'], 'spell earth-to-stone', 'Makes earth or clay out of nothing.', 'soil wall fill clay'],
  'flesh-to-stone': ['Flesh to Stone', ['regular, HT', '10', '2 s', 'permanent'], 'spell earth-to-stone', 'Turns a living being with all its gear into stone.', 'petrify statue medusa'],
  'stone-to-earth': ['Stone to Earth', ['regular', '6 for each cubic yard', '1 s', 'permanent'], 'spell earth-to-stone or 4 spells of Earth', 'Turns stone into earth or clay.', 'dig breach wall transform'],
  'stone-to-flesh': ['Stone to Flesh', ['regular', '10', '5 s', 'permanent'], 'trait magery 2, spell flesh-to-stone, spell stone-to-earth', 'Turns one who was petrified back into flesh.', 'cure petrify statue restore'],
  entombment: ['Entombment', ['regular, HT', '10', '3 s', 'permanent'], 'trait magery 2, 5 spells of Earth', 'Buries its subject alive, asleep without time, deep in the earth.', 'bury imprison prison grave'],
});

const fire = listSpellRows(['Fire'], '246-247', {
  'ignite-fire': [spells['ignite-fire'], ['regular', '1–4 / same', '1 s', '1 s'], 'none'],
  'create-fire': [spells['create-fire'], ['area', '2 / half', '1 s', '1 minute'], 'spell ignite-fire'],
  'shape-fire': [spells['shape-fire'], ['area', '2 / half', '1 s', '1 minute'], 'spell ignite-fire'],
  'deflect-energy': ['Deflect Energy', ['blocking', '1', 'none', 'instant'], 'trait magery 1, spell shape-fire', 'Turns a beam, bolt or ball of energy aside.', 'block fireball lightning laser defend'],
  'extinguish-fire': ['Extinguish Fire', ['regular', '3', '1 s', 'permanent'], 'spell ignite-fire', 'Puts out ordinary and magical flames.', 'douse put_out flame'],
  heat: ['Heat', ['regular', 'varies / varies', '1 minute', '1 minute'], 'spell create-fire, spell shape-fire', 'Makes a thing hotter, bit by bit.', 'hot warm melt temperature'],
  cold: ['Cold', ['regular', 'varies / varies', '1 minute', '1 minute'], 'spell heat', 'Makes a thing colder, bit by bit.', 'freeze ice chill temperature'],
  'resist-cold': ['Resist Cold', ['regular', '2 / half', '1 s', '1 minute'], 'spell heat', 'Keeps its subject from harm by cold.', 'warm protect frost ice'],
  'resist-fire': ['Resist Fire', ['regular', '2 / half', '1 s', '1 minute'], 'spell extinguish-fire or spell cold', 'Keeps its subject from harm by heat and fire.', 'protect flame fireproof burn'],
  fireball: [spells.fireball, ['missile', '1 to Magery', '1–3 s', 'instant'], 'trait magery 1, spell create-fire, spell shape-fire'],
  'explosive-fireball': ['Explosive Fireball', ['missile', '2 to twice Magery', '1–3 s', 'instant'], 'spell fireball', 'Throws a ball of fire that bursts on what it hits.', 'explosion fire blast attack bomb'],
});

const gate = listSpellRows(['Gate'], '247-248', {
  'planar-summons': ['Planar Summons', ['special', '20', '5 minutes', '1 hour'], 'trait magery 1, 10 colleges', 'Brings a creature from another plane, for one task.', 'summon demon elemental angel plane'],
  'plane-shift': ['Plane Shift', ['special', '20', '5 s', 'permanent'], 'spell planar-summons', 'Takes the caster to one other plane.', 'travel dimension world portal', { veryHard: true }],
});

const healing = listSpellRows(['Healing'], 248, {
  'lend-strength': [spells['lend-strength'], ['regular', '1 for each point', '1 s', 'permanent'], 'trait magery 1 or trait empathy', { name: 'Lend Energy' }],
  'lend-health': [spells['lend-health'], ['regular', '1 for each point', '1 s', '1 hour'], 'spell lend-strength', { name: 'Lend Vitality' }],
  'recover-energy': ['Recover Energy', ['special', 'none', 'special', 'special'], 'trait magery 1, spell lend-strength', 'Rests faster, drawing strength from the mana around.', 'fatigue rest restore mana'],
  awaken: ['Awaken', ['area', '1', '1 s', 'instant'], 'spell lend-health', 'Wakes those who sleep or are stunned.', 'wake rouse stun sleep'],
  'minor-healing': [spells['minor-healing'], ['regular', '1–3', '1 s', 'permanent'], 'spell lend-health'],
  'major-healing': ['Major Healing', ['regular', '1–4', '1 s', 'permanent'], 'trait magery 1, spell minor-healing', 'Heals two HP for each point of energy.', 'heal cure wound hit_points', { veryHard: true }],
  'great-healing': ['Great Healing', ['regular', '20', '1 minute', 'permanent'], 'trait magery 3, spell major-healing', 'Heals all that its subject has lost of HP.', 'heal cure wound restore', { veryHard: true }],
});

const knowledge = listSpellRows(['Knowledge'], 249, {
  'detect-magic': [spells['detect-magic'], ['regular', '2', '5 s', 'instant'], 'trait magery 1'],
  aura: ['Aura', ['information', '3', '1 s', 'instant'], 'spell detect-magic', 'Shows the glow about a living being, and what it says of its nature.', 'reveal nature magery mage'],
  seeker: ['Seeker', ['information', '3', '1 s', 'instant'], 'trait magery 1, IQ 12, spell seek-earth, spell seek-water', 'Shows where one certain person or thing is.', 'find locate search lost', { notes: ['Any two spells that seek something serve'] }],
  trace: ['Trace', ['regular', '3 / 1', '1 minute', '1 hour'], 'spell seeker', 'Tells all the time where a thing or person is.', 'track follow locate'],
  'identify-spell': ['Identify Spell', ['information', '2', '1 s', 'instant'], 'spell detect-magic', 'Tells which spells were cast at somebody or something of late.', 'analyze recognize magic'],
  'analyze-magic': ['Analyze Magic', ['information, spell', '8', '1 hour', 'instant'], 'spell identify-spell', 'Tells all about the spells on a thing or person.', 'identify magic_item enchantment'],
});

const light = listSpellRows(['Light & Darkness'], '249-250', {
  light: [spells.light, ['regular', '1 / 1', '1 s', '1 minute'], 'none'],
  'continual-light': ['Continual Light', ['regular', '2, 4 or 6', '1 s', '2d days'], 'spell light', 'Makes a thing shine for days.', 'lamp torch glow shine'],
  darkness: ['Darkness', ['area', '2 / 1', '1 s', '1 minute'], 'spell continual-light', 'Fills a place with darkness that nobody sees into.', 'dark blind shadow hide'],
  blur: ['Blur', ['regular', '1–5 / same', '2 s', '1 minute'], 'spell darkness', 'Makes its subject hard to see and to hit.', 'hide defend dodge dim'],
});

const meta = listSpellRows(['Meta'], 250, {
  counterspell: ['Counterspell', ['regular, spell', 'half of the other spell', '5 s', 'instant'], 'trait magery 1', 'Ends one spell that is going on.', 'cancel dispel end negate', { notes: ['Must know the spell that it ends as well'] }],
  'dispel-magic': ['Dispel Magic', ['area, spell', '3', '1 s for each point', 'permanent'], 'spell counterspell, 12 spells', 'Ends all spells in an area.', 'cancel end negate antimagic'],
});

const mindControl = listSpellRows(['Mind Control'], '250-251', {
  foolishness: [spells.foolishness, ['regular, Will', '1–5 / half', '1 s', '1 minute'], 'IQ 12'],
  forgetfulness: ['Forgetfulness', ['regular, Will', '3 / 3', '10 s', '1 hour'], 'trait magery 1, spell foolishness', 'Makes its subject forget one fact, skill or spell for a while.', 'memory forget erase', { notes: ['Resisted by the skill or spell where that is better'] }],
  daze: [spells.daze, ['regular, HT', '3 / 2', '2 s', '1 minute'], 'spell foolishness'],
  'mass-daze': ['Mass Daze', ['area, HT', '2 / 1', '1 s for each point', '1 minute'], 'spell daze, IQ 13', 'Dazes everybody in an area.', 'stun crowd stupor'],
  sleep: [spells.sleep, ['regular, HT', '4', '3 s', 'until awakened'], 'spell daze'],
  'mass-sleep': ['Mass Sleep', ['area, HT', '3', '1 s for each point', 'until awakened'], 'spell sleep, IQ 13', 'Puts everybody in an area to sleep.', 'crowd slumber knock_out'],
  command: ['Command', ['blocking, Will', '2', 'none', 'instant'], 'trait magery 2, spell forgetfulness', 'Makes its subject do one thing at once, by a word.', 'order obey mind_control'],
});

const movement = listSpellRows(['Movement'], 251, {
  haste: [spells.haste, ['regular', '2 for each point / half', '2 s', '1 minute'], 'none'],
  apportation: ['Apportation', ['regular, Will', 'varies', '1 s', '1 minute'], 'trait magery 1', 'Moves things without touching them.', 'telekinesis levitate lift move'],
  'deflect-missile': ['Deflect Missile', ['blocking', '1', 'none', 'instant'], 'spell apportation', 'Turns an arrow or bullet aside.', 'block arrow bullet defend'],
  'great-haste': ['Great Haste', ['regular', '5', '3 s', '10 s'], 'trait magery 1, IQ 12, spell haste', 'Gives its subject a second turn each turn.', 'speed fast extra_turn time', { veryHard: true }],
});

const necromantic = listSpellRows(['Necromancy'], '251-252', {
  'death-vision': ['Death Vision', ['regular', '2', '3 s', '1 s'], 'trait magery 1', 'Shows its subject its own death, which stuns it.', 'fear stun dead vision'],
  'sense-spirit': ['Sense Spirit', ['information', '1/2', '1 s', 'instant'], 'spell death-vision', 'Tells whether there are ghosts or other spirits about.', 'ghost undead detect haunt', { notes: ['For each yard of the radius of an area; at least 1'] }],
  'summon-spirit': ['Summon Spirit', ['information, Will', '20 / 10', '5 minutes', '1 minute'], 'trait magery 2, spell death-vision', 'Calls the spirit of a dead person, to ask it questions.', 'ghost seance dead speak'],
  zombie: ['Zombie', ['regular', '8', '1 minute', 'until destroyed'], 'spell summon-spirit, spell lend-health', 'Makes a dead body rise and serve.', 'undead skeleton raise corpse'],
  'summon-demon': ['Summon Demon', ['special', '1 for each 10 points of the demon', '5 minutes', '1 hour'], 'trait magery 1, 10 colleges', 'Calls a demon, which must be ruled or bargained with.', 'devil hell conjure fiend', { notes: ['At least 20 points of energy'] }],
  banish: ['Banish', ['special, Will', '1 for each 10 points of the being', '5 s', 'permanent'], 'trait magery 1, 10 colleges', 'Sends a being of another plane back to where it came from.', 'exorcise demon spirit dismiss', { notes: ['At least 10 points of energy'] }],
});

const protection = listSpellRows(['Protection & Warning'], '252-253', {
  'shield-spell': [spells['shield-spell'], ['regular', '2 for each point of DB / half', '1 s', '1 minute'], 'trait magery 2'],
  armor: ['Armor', ['regular', '2 for each point of DR / half', '1 s', '1 minute'], 'spell shield-spell', 'Gives its subject DR.', 'protect resistance defend toughness'],
  magelock: ['Magelock', ['regular, Lockmaster', '3 / 2', '4 s', '6 hours'], 'trait magery 1', 'Locks a door by magic.', 'door lock close seal'],
  'missile-shield': ['Missile Shield', ['regular', '5 / 2', '1 s', '1 minute'], 'spell apportation or spell shield-spell', 'Turns all missiles from its subject.', 'arrow bullet block protect'],
});

const water = listSpellRows(['Water'], 253, {
  'seek-water': ['Seek Water', ['information', '2', '1 s', 'instant'], 'none', 'Tells where the nearest water is.', 'find well spring dowse'],
  'purify-water': ['Purify Water', ['special', '1 for each gallon', '5–10 s for each gallon', 'permanent'], 'spell seek-water', 'Makes water clean that is poured through a hoop or fingers.', 'clean drink poison filter'],
  'create-water': ['Create Water', ['regular', '2 for each gallon', '1 s', 'permanent'], 'spell purify-water', 'Makes pure water out of nothing.', 'drink rain thirst'],
  'destroy-water': ['Destroy Water', ['area', '3', '1 s', 'permanent'], 'spell create-water', 'Makes water vanish into nothing.', 'dry dehydrate air_pocket'],
  'shape-water': ['Shape Water', ['regular', '1 for each 20 gallons / same', '2 s', '1 minute'], 'spell create-water', 'Moves and shapes water, ice and steam.', 'wave wall ice move'],
  fog: ['Fog', ['area', '2 / half', '1 s', '1 minute'], 'spell shape-water', 'Fills a place with dense fog.', 'mist hide cloud obscure'],
});

/** The spells of the Basic Set, by their colleges (pp. 242-253). */
export const fourthEditionSpells = [
  ...air,
  ...airAndEarth,
  ...airAndWater,
  ...bodyControl,
  ...communication,
  ...earth,
  ...fire,
  ...gate,
  ...healing,
  ...knowledge,
  ...light,
  ...meta,
  ...mindControl,
  ...movement,
  ...necromantic,
  ...protection,
  ...water,
];
