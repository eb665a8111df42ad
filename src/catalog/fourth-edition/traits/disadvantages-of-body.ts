import { disadvantagesOfBody as shared } from '../../entries/traits/disadvantages-of-body.ts';
import { imageAndLooks } from '../../entries/traits/social-traits.ts';
import { readTraitTable } from '../notation/read-trait-row.ts';
import { choose, write } from '../notation/trait-parameters.ts';

/** Skills of deft fingers, and those of a person whom others look at. */
const hands = 'skill Artist, Jeweler, Knot-Tying, Leatherworking, Lockpicking, Pickpocket, Sewing, Sleight of Hand, Surgery';
const presence = 'skill Acting, Leadership, Performance, Public Speaking, Sex Appeal';

/** Disadvantages of the body, Basic Set pp. 123–160. */
export const disadvantagesOfBody = readTraitTable('disadvantage', {
  'bad-grip': ['Bad Grip', '-5/level to 3', 123, 'Your hands hold things badly.', 'hands clumsy grip fingers', { effects: ['dx -2/level: where a firm grip is needed'] }],
  'bad-smell': ['Bad Smell', -10, 124, 'You stink, and cannot help it.', 'stench odor stink', { effects: ['reaction -2'] }],
  'combat-paralysis': [
    'Combat Paralysis', -15, 127, 'You freeze when a fight begins.', 'freeze panic slow surprise',
    { prerequisites: [{ not: { trait: 'combat-reflexes' } }], effects: ['frightCheck -2', 'ht -2: not to freeze where injury threatens'] },
  ],
  deafness: ['Deafness', -20, 129, 'You hear nothing at all.', 'deaf ears hearing', { effects: [{ to: 'hearing', atMost: 0 }], prerequisites: [{ not: { trait: 'acute-hearing' } }, { not: { trait: 'hard-of-hearing' } }] }],
  epilepsy: ['Epilepsy', -30, 136, 'Under stress you may have a seizure.', 'seizure fits illness', { notes: ['HT roll under stress; a seizure lasts 1d minutes and costs 1d FP'] }],
  'ham-fisted': ['Ham-Fisted', '-5/level to 2', 138, 'Fine work with the fingers is beyond you.', 'clumsy hands fumbling', { prerequisites: [{ not: { trait: 'high-manual-dexterity' } }], effects: ['dx -3/level: at fine work of the hands', `${hands} -3/level`, 'skill Fast-Draw -3/level', 'skill Machinist, Mechanic -3/level: at fine work', 'reaction -1/level: where it matters to be neat'] }],
  'hard-of-hearing': [shared['hard-of-hearing'], -10, 138, { effects: ['hearing -4', 'perception -4: to hear'] }],
  hemophilia: ['Hemophilia', -30, 138, 'Your wounds do not stop bleeding.', 'bleeding blood illness', { notes: ['Each minute an untreated wound costs as many HP as when it was made'] }],
  klutz: ['Klutz', 0, 141, 'You trip, spill and break things.', 'clumsy accident awkward', { parameters: [choose('Degree', [['Clumsy every day', -5, { short: '' }], ['Total klutz', -15, { short: 'total', notes: ['A 17 is a critical failure too when you roll DX or a skill of DX'] }]])], notes: ['DX roll each day to get through it without a mishap'] }],
  'light-sleeper': ['Light Sleeper', -5, 142, 'The least noise wakes you and keeps you awake.', 'sleep insomnia tired', { notes: ['HT roll to fall asleep where it is uncomfortable or loud'] }],
  'low-pain-threshold': [
    'Low Pain Threshold', -10, 142, 'Pain hits you twice as hard.', 'pain wound weak shock',
    { prerequisites: [{ not: { trait: 'high-pain-threshold' } }], effects: ['ht -4: against knockdown and stun', 'will -4: against torture', 'reaction -1: from those who think pain must be borne'] },
  ],
  'motion-sickness': ['Motion Sickness', -10, 144, 'Whatever moves with you on board makes you ill.', 'seasick nausea vehicle car ship', { effects: ['skills all -5: aboard a moving vehicle, or −2 if a HT roll succeeds'], notes: ['You cannot learn to drive or pilot'] }],
  'night-blindness': ['Night Blindness', -10, 144, 'In the dark you see next to nothing.', 'dark night eyes sight', { prerequisites: [{ not: { trait: 'night-vision' } }], notes: ['Penalties for darkness up to −4 are doubled, and at least −3; beyond that you are blind'] }],
  'no-sense-of-smell-taste': ['No Sense of Smell/Taste', -5, 146, 'You neither smell nor taste anything.', 'nose anosmia tongue', { effects: [{ to: 'tasteSmell', atMost: 0 }], prerequisites: [{ not: { trait: 'acute-taste-smell' } }] }],
  numb: ['Numb', -20, 146, 'You feel nothing by touch.', 'touch feeling leper', { effects: [{ to: 'touch', atMost: 0 }], notes: ['You know what is in your hand by looking'], prerequisites: [{ not: { trait: 'acute-touch' } }] }],
  'one-arm': [shared['one-arm'], -20, 147, { oneHanded: true, effects: ['dx -4: at tasks that are usually done with two hands'] }],
  'one-hand': ['One Hand', -15, 147, 'One of your hands is gone.', 'hand hook amputee', { oneHanded: true, effects: ['dx -4: at tasks that are usually done with two hands'] }],
  'one-eye': [
    shared['one-eye'], -15, 147,
    { prerequisites: [{ not: { trait: 'no-depth-perception' } }], effects: ['skills melee -1', 'skills ranged -3: unless you aimed first'] },
  ],
  'slow-riser': ['Slow Riser', -5, 155, 'You are no good for an hour after waking.', 'morning sleepy tired', { effects: ['iq -1: in the hour after waking'], notes: ['Self-control rolls at −2 in the hour after waking'] }],
  unfit: ['Unfit', 0, 160, 'You are in bad shape and soon out of breath.', 'weak breath fatigue couch', {
    prerequisites: [{ not: { trait: 'fit' } }],
    parameters: [choose('Degree', [
      ['Unfit', -5, { short: '', effects: ['ht -1: to stay conscious or alive, and against disease and poison'], notes: ['You lose FP at twice the normal rate'] }],
      ['Very unfit', -15, { short: 'very', effects: ['ht -2: to stay conscious or alive, and against disease and poison'], notes: ['You lose FP at twice the normal rate, and recover them at half'] }],
    ])],
  }],
  wounded: ['Wounded', -5, 162, 'An old wound is open still.', 'wound injury bleeding', { notes: ['Struck there, at −7, you take half as much injury again'] }],
});

/** Without hands ST and DX are worth less: 40% off (p. 15). */
const noHands = [{ to: { priceOf: 'st' }, times: 0.6 }, { to: { priceOf: 'dx' }, times: 0.6 }] as const;

const correctable = [{ trait: 'bad-sight', options: ['correctable'] }];
const uncorrectable = [{ trait: 'bad-sight', options: ['uncorrectable'] }];

/** Impairments of senses, limbs and health, and builds out of the common (Basic Set, pp. 18–20 and 123–162). */
export const impairments = readTraitTable('disadvantage', {
  amnesia: ['Amnesia', 0, 123, 'You do not know who you were.', 'memory forgotten past identity', {
    parameters: [choose('Degree', [['Partial', -10, { short: 'partial' }], ['Total', -25, { short: 'total', notes: ['The game master keeps your sheet and makes your disadvantages'] }]])],
  }],
  'bad-back': ['Bad Back', 0, 123, 'Your spine fails you at the worst moment.', 'back spine pain slipped disc', {
    notes: ['A roll against HT after a bad strain or a failed athletic feat'],
    parameters: [choose('Degree', [['Mild', -15, { short: '' }], ['Severe', -25, { short: 'severe' }]])],
  }],
  'bad-sight': [shared['bad-sight'], -25, 123, {
    parameters: [
      choose('Kind', [
        ['Nearsighted', 0, {
          short: 'nearsighted',
          effects: [
            { to: 'vision', add: -6, unless: correctable, when: 'beyond a yard' },
            { to: 'vision', add: -6, unless: uncorrectable, when: 'beyond a yard without glasses' },
            { to: { skills: 'melee' }, add: -2, unless: correctable },
            { to: { skills: 'melee' }, add: -2, unless: uncorrectable, when: 'without glasses' },
          ],
          notes: ['For ranged attacks the distance counts double'],
        }],
        ['Farsighted', 0, {
          short: 'farsighted',
          effects: [
            { to: 'vision', add: -6, unless: correctable, when: 'within a yard' },
            { to: 'vision', add: -6, unless: uncorrectable, when: 'within a yard without glasses' },
            { to: 'dx', add: -3, unless: correctable, when: 'at close work, and in close combat' },
            { to: 'dx', add: -3, unless: uncorrectable, when: 'at close work, and in close combat, without glasses' },
          ],
        }],
      ]),
      choose('Glasses', [['Do not help', 'x1', { short: '', id: 'uncorrectable' }], ['Help: a mitigator', 'x0.4', { short: 'corrected by glasses', id: 'correctable' }]]),
    ],
  }],
  blindness: ['Blindness', -50, 124, 'You see nothing at all.', 'blind eyes sight dark', { effects: ['skills combat -6', { to: 'vision', atMost: 0 }], notes: ['Where you know the place your foes’ attacks cannot be dodged but by guess; no magic or power that must be seen'], prerequisites: [{ not: { trait: 'acute-vision' } }, { not: { trait: 'bad-sight' } }] }],
  'cannot-speak': ['Cannot Speak', 0, 125, 'You cannot speak in words.', 'mute dumb voice silent', { parameters: [choose('Degree', [['No words, but other sounds', -15, { short: '', id: 'sounds' }], ['Mute', -25, { short: 'mute' }]])], notes: ['No use of skills that need speech'] }],
  'chronic-pain': ['Chronic Pain', 0, 126, 'Old wounds or illness hurt again and again.', 'pain migraine arthritis wound', {
    parameters: [
      choose('Strength', [['Mild', -5, { short: 'mild', effects: ['dx -2: while it lasts', 'iq -2: while it lasts'] }], ['Severe', -10, { short: 'severe', effects: ['dx -4: while it lasts', 'iq -4: while it lasts'] }], ['Agonizing', -15, { short: 'agonizing', effects: ['dx -6: while it lasts', 'iq -6: while it lasts'] }]]),
      choose('Lasts', [['1 hour', '/2'], ['2 hours', 'x1'], ['4 hours', 'x1.5'], ['8 hours', 'x2']], { initial: '2-hours' }),
      choose('Comes', [
        ['Almost all the time: on 15 or less', 'x3', { short: '15 or less', id: 'almost-always' }],
        ['Quite often: on 12 or less', 'x2', { short: '12 or less', id: 'quite-often' }],
        ['Fairly often: on 9 or less', 'x1', { short: '9 or less', id: 'fairly-often' }],
        ['Quite rarely: on 6 or less', '/2', { short: '6 or less', id: 'rarely' }],
      ], { id: 'frequency', initial: 'fairly-often' }),
    ],
  }],
  colorblindness: ['Colorblindness', -10, 127, 'You cannot tell colors apart.', 'color blind eyes sight', { effects: ['skill Artist, Chemistry, Driving, Merchant, Piloting, Tracking -1'] }],
  'disturbing-voice': ['Disturbing Voice', -10, 132, 'Your voice grates on every ear.', 'voice croak raspy speech ugly', { prerequisites: [{ not: { trait: 'voice' } }, { not: { trait: 'stuttering' } }], effects: ['skill Diplomacy, Fast-Talk, Performance, Public Speaking, Sex Appeal, Singing -2', 'reaction -2: from those who listen to you'] }],
  dwarfism: ['Dwarfism', -15, 19, 'You are far below the height of your race.', 'dwarf small short height midget', { prerequisites: [{ not: { trait: 'gigantism' } }], effects: ['sizeModifier -1', 'basicMove -1', 'skill Disguise, Shadowing -2'] }],
  'easy-to-kill': ['Easy to Kill', '-2/level', 134, 'Wounds that others survive kill you.', 'die death fragile weak dying', { prerequisites: [{ not: { trait: 'hard-to-kill' } }], effects: ['ht -1/level: to survive at −HP or below'] }],
  'extra-sleep': ['Extra Sleep', '-2/level to 4', 136, 'You need more sleep than others, an hour a level.', 'sleepy tired bed', { prerequisites: [{ not: { trait: 'less-sleep' } }], notes: ['Each level adds an hour to the eight that others need'] }],
  fat: [imageAndLooks.fat, 0, 19, {
    prerequisites: [{ not: { trait: 'skinny' } }],
    parameters: [choose('How fat', [
      ['Overweight', -1, { short: 'overweight', kind: 'quirk', effects: ['averageWeight x1.3', 'skill Disguise, Shadowing -1', 'skill Swimming +1', 'st +1: against knockback'] }],
      ['Fat', -3, { short: '', effects: ['averageWeight x1.5', 'skill Disguise, Shadowing -2', 'skill Swimming +3', 'st +2: against knockback'], prerequisites: [{ attribute: 'ht', atMost: 15 }] }],
      ['Very fat', -5, { short: 'very fat', effects: ['averageWeight x2', 'skill Disguise, Shadowing -3', 'skill Swimming +5', 'st +3: against knockback'], prerequisites: [{ attribute: 'ht', atMost: 13 }] }],
    ], { id: 'degree' })],
  }],
  'g-intolerance': ['G-Intolerance', 0, 137, 'A little more or less gravity than at home weighs on you.', 'gravity space planet weight', { prerequisites: [{ not: { trait: 'improved-g-tolerance' } }], parameters: [choose('Step', [['Each 0.1 G', -10, { short: '0.1 G', id: 'tenth' }], ['Each 0.05 G', -20, { short: '0.05 G', id: 'twentieth' }]])], notes: ['Penalties for gravity count by this step, not by 0.2 G'] }],
  gigantism: ['Gigantism', 0, 20, 'You are far above the height of your race.', 'giant tall huge height big', { prerequisites: [{ not: { trait: 'dwarfism' } }], effects: ['sizeModifier +1', 'basicMove +1', 'skill Disguise, Shadowing -2'] }],
  hunchback: ['Hunchback', -10, 139, 'Your bent spine makes you easy to know again.', 'back crooked spine quasimodo deformed', { effects: ['skill Disguise, Shadowing -3', 'reaction -1'], notes: ['Others get +3 to recognize you; clothes and armor must be made to measure, or DX is 1 less'] }],
  'increased-consumption': ['Increased Consumption', '-10/level to 3', 139, 'You eat or burn twice as much as others, or more.', 'food eat hungry fuel', { prerequisites: [{ not: { trait: 'reduced-consumption' } }], notes: ['Level 1 doubles what you need, level 2 makes it four times, level 3 eight times as much'] }],
  insomniac: ['Insomniac', 0, 140, 'For nights on end you do not sleep.', 'sleep insomnia tired', { parameters: [choose('Degree', [['Mild', -10, { short: 'mild' }], ['Severe', -15, { short: 'severe' }]])], notes: ['HT roll after stress, mild at −1 and severe at −2, or sleepless nights follow'] }],
  lame: [shared.lame, 0, 141, {
    parameters: [choose('Degree', [
      ['Crippled legs', -10, { short: 'crippled legs', effects: ['skills melee -3', 'dx -3: in skills that need the legs'], notes: ['Basic Move is at most half of Basic Speed; lower it, for its points'] }],
      ['Missing legs', -20, { short: 'missing legs', effects: ['skills melee -6', 'dx -6: in skills that need the legs'], notes: ['Basic Move is at most 2; lower it, for its points'] }],
      ['Legless', -30, { short: 'legless', effects: ['skills melee -6', 'dx -6: in skills that need the legs'], notes: ['Basic Move is 0; lower it, for its points'] }],
      ['Paraplegic', -30, { short: 'paraplegic', effects: ['skills melee -6', 'dx -6: in skills that need the legs'], notes: ['Basic Move is 0; lower it, for its points'] }],
    ])],
  }],
  maintenance: ['Maintenance', 0, 143, 'Somebody must look after you at regular times, or you fall to pieces.', 'repair care robot machine mechanic nurse', {
    parameters: [
      choose('People it takes', [
        ['1', -10], ['2', -20], ['3 to 5', -30], ['6 to 10', -40], ['11 to 20', -50], ['21 to 50', -60], ['51 to 100', -70], ['101 to 200', -80], ['201 to 400', -90],
        ['401 to 800', -100], ['801 to 1,600', -110], ['1,601 to 3,200', -120], ['3,201 to 6,400', -130], ['6,401 to 12,800', -140], ['12,801 to 25,600', -150],
      ], { id: 'people' }),
      choose('How often', [['Monthly', '/5'], ['Every two weeks', '/3'], ['Weekly', '/2'], ['Every other day', 'x0.75'], ['Daily', 'x1'], ['Twice a day', 'x2'], ['Three to five times a day', 'x3'], ['Constantly', 'x5']], { id: 'frequency', initial: 'daily' }),
    ], notes: ['HT roll for each time that is missed, or 1 HT is lost']
  }],
  'missing-digit': ['Missing Digit', 0, 144, 'One of your fingers is gone.', 'finger thumb hand amputee', {
    repeatable: true,
    parameters: [choose('Which', [['A finger', -2, { short: 'finger', id: 'finger', effects: ['dx -1: with that hand'] }], ['A thumb', -5, { short: 'thumb', id: 'thumb', effects: ['dx -5: with that hand'] }]])],
  }],
  'neurological-disorder': ['Neurological Disorder', 0, 144, 'Tics and twitches keep you from what you want to do.', 'tourette tics spasms twitch palsy', {
    parameters: [choose('Degree', [['Mild', -15, { short: 'mild', effects: [`${hands} -2`, `${presence} -2`, 'reaction -2: from those who see it'] }], ['Severe', -35, { short: 'severe', effects: [`${hands} -4`, `${presence} -4`, 'reaction -3: from those who see it'] }], ['Crippling', -55, { short: 'crippling', effects: [`${hands} -6`, `${presence} -6`, 'reaction -4: from those who see it'] }]])],
  }],
  'no-depth-perception': ['No Depth Perception', -15, 145, 'Two eyes, but no sense of distance.', 'eyes sight distance vision', { prerequisites: [{ not: { trait: 'one-eye' } }], effects: ['skills melee -1', 'skills ranged -3: unless you aimed first', 'skill Driving, Piloting -3'] }],
  'no-fine-manipulators': ['No Fine Manipulators', -30, 145, 'You have paws or hooves in place of hands.', 'paws hooves animal hands', { prerequisites: [{ not: { trait: 'no-manipulators' } }], effects: noHands, notes: ['No tools, no writing, no weapons in the hand'] }],
  'no-manipulators': ['No Manipulators', -50, 145, 'You have no limbs to hold or push with.', 'snake worm limbless hands', { prerequisites: [{ not: { trait: 'no-fine-manipulators' } }], effects: noHands, notes: ['Nothing can be held or pushed'] }],
  noisy: ['Noisy', '-2/level to 5', 146, 'You cannot move in silence.', 'loud squeaky stealth armor', { prerequisites: [{ not: { trait: 'silence' } }], effects: ['skill Stealth -2/level'], notes: ['Others get +2 for each level to hear you'] }],
  quadriplegic: ['Quadriplegic', -80, 150, 'You can move neither arms nor legs.', 'paralyzed crippled arms legs', { prerequisites: [{ not: { trait: 'lame' } }, { not: { trait: 'one-arm' } }], notes: ['Basic Move is 0; lower it, for its points', 'No attack or parry with arms or legs'] }],
  'restricted-diet': ['Restricted Diet', 0, 151, 'Only some kind of food or fuel keeps you alive.', 'food eat vegetarian blood fuel', {
    modifiers: ['Substitution -50%'],
    parameters: [write('Food', 'What you eat', ['fresh meat', 'human blood', 'virgins’ blood', 'gasoline']), choose('It is', [['Very common', -10, { short: '' }], ['Common', -20, { short: '' }], ['Occasional', -30, { short: '' }], ['Rare', -40, { short: '' }]])], plays: 'story'
  }],
  'restricted-vision': ['Restricted Vision', 0, 151, 'You see what is before you, and little else.', 'tunnel vision peripheral eyes sight', {
    prerequisites: [{ not: { trait: 'peripheral-vision' } }],
    parameters: [choose('Degree', [['No peripheral vision', -15, { notes: ['Your sides count as your back'] }], ['Tunnel vision', -30, { notes: ['You see 30° on each side; the rest counts as your back'] }]])],
  }],
  skinny: [imageAndLooks.skinny, -5, 18, { prerequisites: [{ attribute: 'ht', atMost: 14 }, { not: { trait: 'fat' } }], effects: [{ to: 'averageWeight', times: 2 / 3 }, 'skill Disguise, Shadowing -2', 'st -2: against knockback'] }],
  'slow-healing': ['Slow Healing', '-5/level to 3', 155, 'Your wounds take longer to heal.', 'heal wound recover slow', { notes: ['Level 1 heals every other day, each further level in double the time'] }],
  'space-sickness': ['Space Sickness', -10, 156, 'Without weight you are miserable.', 'weightless free fall nausea zero-g', { effects: ['skill Free Fall -4'] }],
  stuttering: ['Stuttering', -10, 157, 'Words come out in pieces.', 'stammer speech voice', { prerequisites: [{ not: { trait: 'disturbing-voice' } }], effects: ['skill Diplomacy, Fast-Talk, Performance, Public Speaking, Sex Appeal, Singing -2', 'reaction -2: in conversation'] }],
  'terminally-ill': ['Terminally Ill', 0, 158, 'You have not long to live.', 'dying death cancer sick curse', { parameters: [choose('Time left', [['Up to a month', -100, { short: 'a month', id: 'month' }], ['Up to a year', -75, { short: 'a year', id: 'year' }], ['Up to two years', -50, { short: 'two years', id: 'two-years' }]], { initial: 'two-years' })], plays: 'story' }],
  timesickness: ['Timesickness', -10, 158, 'To travel in time or between worlds makes you ill.', 'time travel dimension nausea', { notes: ['HT roll each time, or you are ill for a while'] }],
  'unusual-biochemistry': ['Unusual Biochemistry', -5, 160, 'You need food and drugs made for your kind.', 'alien food drug medicine chemistry', { plays: 'story' }],
});
